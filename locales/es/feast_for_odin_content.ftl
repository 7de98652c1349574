# Un festín para Odín: qué falla en un archivo de contenido.

odn-content-order = Aquí va { $expected }, no { $given }: el orden de estos registros es fijo.
odn-content-amounts = { $key } debe nombrar cosas del juego con cantidades de 1 a 99.
odn-content-long-side = La anchura de una loseta de producto es su lado largo y no puede ser menor que la altura.
odn-content-box = { $given } está en otro compartimento: el color y la columna deben ser los impresos.
odn-content-size = { $given } debe tener el mismo tamaño que { $other }, porque al mejorar una se convierte en la otra.
odn-content-shape = La forma se compone de filas iguales de # y puntos, de cinco por cinco como máximo.
odn-content-sum = { $key } no concuerda con el resto del registro, del que resulta { $found }.
odn-content-island = La letra y la cara de { $given } deben ser las del tablero impreso.
odn-content-grid = Las filas de la cuadrícula deben medir lo mismo y no superar el tablero individual.
odn-content-letters = Estas letras de la cuadrícula no son ni moneda ni casilla de bonificación de este tablero: { $given }.
odn-content-cell = La casilla indicada para { $given } no es la que muestra la cuadrícula.
odn-content-track = Las monedas de una línea de ingresos deben subir de valor desde abajo a la izquierda hasta arriba a la derecha, y la última no tiene casilla.
odn-content-gives = Una bonificación debe dar cosas del juego.
odn-content-table = Cada ronda debe tener exactamente un vikingo en la mesa del banquete.
odn-content-space-order = { $given } está fuera de orden: las casillas van por columnas y, dentro de cada una, desde arriba.
odn-content-spend = Aquí van un material y un arma.
