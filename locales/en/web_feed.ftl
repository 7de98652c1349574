# What happens at a table, replays and results

web-chart = Chart
web-feed-go-on = Go on
web-feed-pause = Pause
web-feed-quiet = What others do is told here.
web-feed-skip = Skip to my turn
web-feed-step = One step
web-hands = All hands
web-next-round = Next round
web-previous-round = Previous round
web-replay-leave = Close the replay
web-replay-pause = Pause the replay
web-replay-play = Play the replay
web-share = Share
web-speed = Speed of others’ moves
web-speed-fast = Fast
web-speed-normal = Normal
web-speed-off = Off
web-speed-slow = Slow
web-speed-what = How fast the moves of others are played out on the board; your own are never delayed.
web-won-by-points = Most points: { $points }
