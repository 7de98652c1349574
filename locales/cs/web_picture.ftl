### Pictures to share: of a position, of an analysed game. Loaded with the first of them.

web-picture-drawing = Obrázek se kreslí…
web-picture-failed = Tento prohlížeč nedokázal obrázek nakreslit.
web-picture-save = Uložit
web-picture-copy = Kopírovat
web-picture-copied = Obrázek je ve schránce.
web-picture-not-copied = Tento prohlížeč nedovoluje stránce kopírovat obrázky: ulož si ho do souboru.
