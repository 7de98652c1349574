# Trenér vedené hry: cíl a o co jde v každém druhu rozhodnutí; po jedné větě.

bru-coach-goal = Chceš být velkokrálem: vyhrává, kdo má na konci nejvíc bodů. Nejvíc dávají regiony: kdo tam má nejvíc měst, bere žeton nároku; bitvy, církev, sňatky a věhlas přidají zbytek.
bru-coach-start-town = Zvol, kde začne tvá říše: malý region získáš s pár městy, velký dává víc bodů.
bru-coach-choose-two = Nech si dvě karty: vysoké vyhrávají města, nízké jednají první a vydělají víc, bílé se hodí ke každému městu.
bru-coach-lead-town = Volíš město, o které se všichni utkají: vezmi to, které chceš a můžeš vyhrát, nebo nalákej ostatní na zbytečné.
bru-coach-lead-card = Vynes kartu, která se k městu hodí: vyhraje nejvyšší taková a získá ukazatel, ostatní použijí dolní řady.
bru-coach-follow = Vyhraj město vyšší kartou, která se hodí, nebo prohraj schválně: nízké karty jednají první, takže berou mince a disky před ostatními.
bru-coach-choose-row = Město nezískáš, zato použiješ jednu řadu své karty: vyber, co teď potřebuješ nejvíc.
bru-coach-buy-church = Další disk za 2 mince: kdo má v církvi sám nejvíc, dostane po kole klášter a ukazatel.
bru-coach-buy-raider = Další nájezdník za 2 mince: kdo jich má nejvíc, bere kořist, kdo nejméně, může přijít o město.
bru-coach-buy-step = Ještě o pole za 2 mince: sňatek získá jen ten nejvýš na stupnici, nižší pole dají menší odměny.
bru-coach-expand = Za 5 mincí získáš město bez výhry štychu: vezmi to, které ti dá v regionu převahu.
bru-coach-free-town = Vyžeň vikingy z města: znovu ho ovládne majitel disku pod nimi, osvoboď tedy nejlépe své.
bru-coach-any-town = Můžeš si vzít kterékoli volné město v Irsku: zvol takové, které ti získá region nebo otevře nový.
bru-coach-town-in-region = Sňatek ti tam dává město: vyber si takové se silnicemi, po kterých můžeš později expandovat.
bru-coach-princess = Princezna přijde jen jednou: spočítej, zda ti města vikingů získají regiony, nebo jsou lepší 4 body.
bru-coach-lose-town = Jedno město padne vikingům: vzdej se toho, na kterém záleží nejméně. Disk zůstane, lze ho tedy osvobodit.
bru-coach-build-monastery = Město s klášterem se počítá dvakrát: postav ho tam, kde ti dá převahu nebo prahovou hodnotu.
