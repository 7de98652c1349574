# Bots: what they are called, and whom each is for.

bot-beginner = Beginner
bot-beginner-about = For your first games. Plays sensibly, but overlooks a lot.
bot-casual = Casual
bot-casual-about = For those who know the rules. A relaxed game, with a slip now and then.
bot-strong = Strong
bot-strong-about = For when Casual has become too easy. Makes few mistakes.
bot-master = Master
bot-master-about = The strongest here. Thinks longest and gives nothing away.
bot-greedy = Greedy
bot-greedy-about = The bot of earlier versions. The levels are measured against it.
bot-random = Random
bot-random-about = Plays random legal moves.

# Hints: the best options with their odds, and what another player will probably do next.
hint-chance = { $percent }% to win
hint-behind = −{ $points } pts
hint-reply = { $player } will probably answer: { $action }
hint-why = That way { $gains }.
hint-why-but = That way { $gains }; in return, { $costs }.
hint-why-only-but = It is the best you have, although { $costs }.
hint-more = there is more of this: { $what }
hint-less = there is less of this: { $what }
