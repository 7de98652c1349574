### Pictures to share: of a position, of an analysed game. Loaded with the first of them.

web-picture-drawing = The picture is being drawn…
web-picture-failed = This browser could not draw the picture.
web-picture-save = Save
web-picture-copy = Copy
web-picture-copied = The picture is in the clipboard.
web-picture-not-copied = This browser does not let the page copy pictures: save it instead.
