# Games that were played with another version of the rules.

cli-old-saga = This game was played with rules version { $rules }; this program plays version { $ours }. It can be looked at, but not played on.
cli-old-result = Recorded result: { $result }
cli-old-parted = From here on the present rules do not accept what was recorded. { $reason } The rest as it was recorded:
cli-verify-old-part = The seed fits its published hash. Checked up to the point where the present rules stop accepting the record: { $moves ->
        [one] { $moves } move
       *[other] { $moves } moves
    } and { $outcomes ->
        [one] { $outcomes } outcome
       *[other] { $outcomes } outcomes
    } of chance. What follows cannot be checked with these rules. { $reason }
cli-verify-old-seed = The seed fits its published hash. Its outcomes of chance cannot be checked, because these rules draw in another order.
table-chance-old-seed = This game was played with rules version { $rules }. The seed fits the hash told at the start. Its outcomes of chance cannot be checked, because the present rules draw in another order.
error-saga-old = The game was played with rules version { $found }; this program plays version { $ours }, which does not accept what is recorded from this line on. The command longhall replay shows the whole record.
error-saga-old-running = The game was begun with rules version { $found } and is not finished; it cannot be played on with version { $ours }. The command longhall replay shows it.
table-chance-old = This game was played with rules version { $rules }. The seed fits the hash told at the start; as far as the present rules can repeat the game, it gives { $count ->
        [one] the { $count } outcome
       *[other] all { $count } outcomes
    } of chance up to move { $move } of { $last }.
web-read-only = This game was played with rules version { $rules }; this server plays version { $ours }. You can look at it, but not play it on.
web-read-only-content = This game was played with other boards or cards than this server has. You can look at it, but not play it on.
web-read-only-part = The present rules can show its positions up to move { $move } of { $last }. The log and the result are complete.
web-read-only-no-board = The present rules cannot show its positions. The log and the result are complete.
web-uploaded-old = This game was recorded with rules version { $rules }, and leads to the same result by those played here.
