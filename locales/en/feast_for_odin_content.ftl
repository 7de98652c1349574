# A Feast for Odin: what is wrong with a content file.

odn-content-order = { $expected } belongs here, not { $given }: the order of these records is fixed.
odn-content-amounts = { $key } must name things of the game with amounts from 1 to 99.
odn-content-long-side = The width of a goods tile is its long side and may not be smaller than its height.
odn-content-box = { $given } stands in another box: colour and column must be the printed ones.
odn-content-size = { $given } must have the same size as { $other }, since one becomes the other when upgraded.
odn-content-shape = The shape must be rows of equal length made of # and dots, at most five by five.
odn-content-sum = { $key } does not agree with the rest of the record, which makes it { $found }.
odn-content-island = Letter and side of { $given } must be those of the printed board.
odn-content-grid = The rows of the grid must have equal length and may not be larger than the home board.
odn-content-letters = These letters of the grid are neither a coin nor a bonus of this board: { $given }.
odn-content-cell = The cell given for { $given } is not where the grid shows that letter.
odn-content-track = The coins of an income line must rise in value from the lower left to the upper right, and the last one has no cell.
odn-content-gives = A bonus must give things of the game.
odn-content-table = Each round must have exactly one Viking on the feast table.
odn-content-space-order = { $given } is out of order: spaces come by column and, within it, from the top.
odn-content-spend = One resource and one weapon belong here.
