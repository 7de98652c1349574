# Palabras del dibujo del juego en el navegador.

odn-word-action-board = Tablero de acciones
odn-word-boards = Tableros
odn-word-can-now = Qué puedo hacer ahora
odn-word-where-from = Dónde consigo…
odn-word-goods = Productos
odn-word-resources = Plata y materiales
odn-word-weapons = Cartas de arma
odn-word-bay = Bahía
odn-word-tiles = Losetas especiales
odn-word-islands = Territorios
odn-word-supply = Reserva
odn-word-things = Lo que tengo
odn-word-occupations = Oficios
odn-word-hand = En la mano
odn-word-played = Jugados
odn-word-offered = Para elegir
odn-word-usable = se puede usar ahora
odn-word-no-occupations = Todavía no hay oficios.
odn-word-income = Ingresos
odn-word-minus = Casillas de −1 sin cubrir
odn-word-at = fila { $row }, columna { $column }
odn-word-rotate = Girar la loseta
odn-word-flip = Voltear la loseta
odn-word-lay-here = Colocar aquí
odn-word-put-back = Devolver
odn-word-best-use = Sugerir colocación
odn-word-best-feast = Sugerir banquete
odn-word-best-none = Nada que añadir: lo mejor es dejarlo como está.
odn-word-rounds = Rondas
odn-word-round = Ronda { $round }
odn-word-round-of = Ronda { $round } de { $rounds }
odn-word-over = Fin de la partida
odn-word-harvest = cosecha: { $goods }
odn-word-turns = se da la vuelta un territorio: { $board }
odn-word-on-thing = Vikingos en la explanada del thing
odn-word-start = Jugador inicial
odn-word-passed = ha pasado
odn-word-gone = retirada
odn-word-weapon-pile = Cartas de arma en el mazo
odn-word-deck = Oficios en el mazo
odn-word-strips-to-come = Tiras de montaña por venir
odn-word-part-actions = Acciones
odn-word-part-boards = Tableros
odn-word-part-supply = Reserva
odn-word-part-table = Mesa
odn-word-vikings = { $count ->
        [one] 1 vikingo
       *[other] { $count } vikingos
    }
odn-word-vikings-of = { $count ->
        [one] 1 vikingo de { $player }
       *[other] { $count } vikingos de { $player }
    }
odn-word-old-vikings = { $count ->
        [one] 1 vikingo de la ronda anterior
       *[other] { $count } vikingos de la ronda anterior
    }
odn-word-points = { $count ->
        [one] punto
       *[other] puntos
    }
odn-word-points-of = { $count ->
        [one] 1 punto
       *[other] { $count } puntos
    }
odn-word-feast = { $count ->
        [one] Mesa del banquete: 1 plaza por servir
       *[other] Mesa del banquete: { $count } plazas por servir
    }
odn-word-sword = valor de espada { $count }
odn-word-price = precio: { $count ->
        [one] 1 moneda de plata
       *[other] { $count } monedas de plata
    }
odn-word-rolls-left = { $count ->
        [one] queda 1 tirada
       *[other] quedan { $count } tiradas
    }
odn-word-free-berth = { $size ->
        [small] amarre pequeño libre
       *[other] amarre grande libre
    }
odn-word-laying = { $thing } en la fila { $row }, columna { $column }: { $fits ->
        [yes] cabe
       *[other] ahí no puede estar
    }. Las flechas la mueven, R la gira, F la voltea, Intro la coloca.
odn-word-vikings-head = Vikingos
odn-word-tone-orange = productos naranjas
odn-word-tone-red = productos rojos
odn-word-tone-green = productos verdes
odn-word-tone-blue = productos azules
odn-word-used = usado
odn-word-look = Ver: { $board }
odn-word-boards-of = Tableros de { $player }
odn-word-seats-left = { $count ->
        [one] plaza por servir
       *[other] plazas por servir
    }
odn-word-seats-taken = { $count ->
        [one] 1 plaza la ocupa un vikingo o un barco emigrado
       *[other] { $count } plazas las ocupan vikingos y barcos emigrados
    }
odn-word-empty-seat = una plaza vacía
odn-word-dish-laid = { $thing } a lo largo, en { $count ->
        [one] 1 plaza
       *[other] { $count } plazas
    }
odn-word-dish-upright = { $thing }, de pie, en { $count ->
        [one] 1 plaza
       *[other] { $count } plazas
    }
odn-word-dish-square = { $thing } en { $count ->
        [one] 1 plaza
       *[other] { $count } plazas
    }
odn-word-island-fields = { $count } casillas, { $minus } de ellas restan un punto si quedan sin cubrir
odn-word-island-income = Ingresos por ronda: hasta { $counts } monedas de plata
odn-word-island-bonuses = Bonificaciones al rodearlas:
odn-word-island-ships = Barcos que llegan:
odn-word-island-space = { $space }: { $count ->
        [one] 1 vikingo
       *[other] { $count } vikingos
    }
odn-word-island-silver = Quien lo explore se lleva { $count ->
        [one] 1 moneda de plata
       *[other] { $count } monedas de plata
    }.
odn-word-island-owner = Lo ha explorado { $player }.
odn-word-island-until = En la ronda { $round } se da la vuelta: { $board }.
odn-word-island-from = Aparece en la ronda { $round }, si antes nadie explora su anverso.
odn-word-pass-wastes = { $count ->
        [one] Te queda 1 vikingo; no haría nada más en esta ronda.
       *[other] Te quedan { $count } vikingos; no harían nada más en esta ronda.
    }
