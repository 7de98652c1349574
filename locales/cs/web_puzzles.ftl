# Úlohy: stránka, k čemu je nejlepší tah dobrý, příkaz, který je vytváří, a co se může nepovést.

web-puzzles-about = Pozice z partií botů, ve kterých je jeden tah jasně nejlepší. Najdi ho na herním plánu.
web-puzzle-today = Úloha dne
web-puzzle-solve = Vyřešit
web-puzzle-list = Všechny úlohy
web-puzzle-of-game = Hra
web-puzzle-difficulty = Obtížnost
web-puzzle-all-grades = všechny
web-puzzle-grade-1 = velmi lehká
web-puzzle-grade-2 = lehká
web-puzzle-grade-3 = střední
web-puzzle-grade-4 = těžká
web-puzzle-grade-5 = velmi těžká
web-puzzle-none = Úlohy této obtížnosti nejsou. Zvol jinou.
web-puzzle-number = Úloha { $number }
web-puzzle-players = { $count ->
        [1] sólová hra
       *[other] počet hráčů: { $count }
    }
web-puzzle-rating = Tvoje hodnocení
web-puzzle-its-rating = Hodnocení { $rating }
web-puzzle-streak = V řadě
web-puzzle-solved = vyřešená
web-puzzle-failed = nevyřešená
web-puzzle-open = nová
web-puzzle-done = Vyřešeno: { $done } z { $count }
web-puzzle-you = Hraješ za: { $player }.
web-puzzle-any = Najdi nejlepší tah.
web-puzzle-part = Najdi nejlepší tah: díky němu { $gain }.
web-puzzle-right = Správně!
web-puzzle-wrong = To není nejlepší tah.
web-puzzle-behind = Nejlepší tah má větší hodnotu, rozdíl v bodech: { $points }.
web-puzzle-far = Nejlepšímu tahu se zdaleka nevyrovná.
web-puzzle-best = Nejlepší: { $action }.
web-puzzle-now = Hodnocení { $rating } ({ $change })
web-puzzle-again = Zkusit znovu
web-puzzle-show = Ukázat řešení
web-puzzle-next = Další úloha
web-puzzle-back = Všechny úlohy
web-puzzle-options = Jakou hodnotu mají možnosti
web-puzzle-least = mnohem méně
web-puzzle-follows = Potom: { $step } z { $count }
web-puzzle-position = Pozice
web-puzzle-step-back = Krok zpět
web-puzzle-step-on = Krok dál
web-puzzle-counts = Počítá se jen první pokus.

bru-puzzle-claim = Najdi tah, kterým získáš region { $region }.
bru-puzzle-keep = Najdi tah, kterým si udržíš region { $region }.
bru-puzzle-wedding = Najdi tah, kterým získáš kartu sňatku: { $marriage }.
bru-puzzle-spoils = Najdi tah, díky kterému budeš mít nejvíce nájezdníků v bitvě s vikingy.
bru-puzzle-church = Najdi tah, díky kterému budeš mít nejvíce disků v oblasti církve.
bru-puzzle-town = Najdi tah, kterým získáš město { $town }.
bru-puzzle-trick = Najdi tah, kterým vyhraješ štych.
odn-puzzle-feast = Najdi tah, se kterým při hostině prostřeš celý stůl.
odn-puzzle-building = Najdi tah, kterým získáš { NAME($building, case: "acc") }.
odn-puzzle-ship = Najdi tah, kterým získáš { NAME($ship, case: "acc") }.
odn-puzzle-island = Najdi tah, kterým objevíš { NAME($board, case: "acc") }.
odn-puzzle-success = Najdi tah, který se povede.
pax-puzzle-win = Najdi tah, který vyhrává hru.
pax-puzzle-marker = Najdi tah, kterým získáš ukazatel vlivu { NAME($follower, case: "gen") }.
pax-puzzle-post = Najdi tah, kterým zřídíš stanici { $post }.

cli-puzzles-make-about = Vytvoř úlohy: boti hrají a zůstanou pozice, ve kterých je jedna možnost jasně nejlepší.
cli-arg-puzzles-count = kolik úloh se vytvoří
cli-arg-puzzles-out = soubor, do kterého se zapíší; bez udání ten, který je přiložen ke hře
cli-puzzles-progress = Vytvářejí se úlohy
cli-puzzles-done = Počet úloh v souboru { $file }: { $count }.

error-no-such-puzzle = Úloha „{ $given }“ neexistuje.
error-puzzle-option = „{ $given }“ není možnost této úlohy.
error-puzzles-file = Úlohy nelze přečíst: { $reason }
error-puzzles-rules = Tyto úlohy vznikly pro jiná pravidla nebo herní plány (verze pravidel { $found }, nyní { $ours }). Vytvoř je znovu: longhall puzzles make { $game }
