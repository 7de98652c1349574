# Boty: jak się nazywają i dla kogo jest każdy z nich.

bot-beginner = Początkujący
bot-beginner-about = Na pierwsze partie. Gra rozsądnie, ale wiele przeocza.
bot-casual = Rekreacyjny
bot-casual-about = Dla tych, którzy znają zasady. Gra na luzie i czasem się myli.
bot-strong = Silny
bot-strong-about = Kiedy poziom rekreacyjny jest już za łatwy. Rzadko popełnia błędy.
bot-master = Mistrz
bot-master-about = Najsilniejszy. Myśli najdłużej i niczego nie oddaje za darmo.
bot-greedy = Zachłanny
bot-greedy-about = Bot z wcześniejszych wersji. Z nim porównuje się siłę poziomów.
bot-random = Losowy
bot-random-about = Wykonuje losowe dozwolone ruchy.

# Podpowiedzi: najlepsze możliwości z szansami i to, co inny gracz prawdopodobnie zrobi potem.
hint-chance = szansa na wygraną: { $percent }%
hint-behind = −{ $points } pkt
hint-reply = Prawdopodobna odpowiedź gracza { $player }: { $action }
hint-why = Dzięki temu { $gains }.
hint-why-but = Dzięki temu { $gains }; w zamian { $costs }.
hint-why-only-but = To najlepsze, co masz, choć { $costs }.
hint-more = zyskujesz na tym: { $what }
hint-less = tracisz na tym: { $what }
