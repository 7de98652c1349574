### Pictures to share: of a position, of an analysed game. Loaded with the first of them.

web-picture-drawing = Se está dibujando la imagen…
web-picture-failed = Este navegador no ha podido dibujar la imagen.
web-picture-save = Guardar
web-picture-copy = Copiar
web-picture-copied = La imagen está en el portapapeles.
web-picture-not-copied = Este navegador no deja que la página copie imágenes: guárdala.
