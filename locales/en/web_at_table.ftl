# What a table offers besides the game itself: settings, keys

web-keys = Keyboard shortcuts
web-key-roam = Move from one thing on the board to the next
web-key-choose = Choose what has the focus
web-key-back = Step back; close; skip to my turn
web-key-why = Why something cannot be chosen; else this list
web-key-pause = Pause and go on
web-key-step = One step of what others do
web-key-replay = In a replay: previous and next move
web-key-settings = Settings and shortcuts
web-this-game = This game
web-notes-what = What you want to remember: what others hold, what they plan …
web-notes-private = Only you see this.
web-notes-kept = Saved. Only you see this.
web-notes-failed = Not saved.
web-bots-speed = Speed of bots
web-bots-speed-at-once = At once
web-bots-speed-same = Like everybody
web-bots-speed-unhurried = Unhurried
web-sounds = Sounds
web-sounds-off = Off
web-sounds-quiet = Quiet
web-sounds-normal = Louder
web-sounds-what = One short sound when it is your turn, when others move, and at the end.
