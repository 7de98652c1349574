# Boti: jak se jmenují a pro koho který je.

bot-beginner = Začátečník
bot-beginner-about = Pro první hry. Hraje rozumně, ale hodně toho přehlédne.
bot-casual = Rekreační hráč
bot-casual-about = Pro toho, kdo už zná pravidla. Pohodová hra, občas s chybou.
bot-strong = Silný hráč
bot-strong-about = Když už je rekreační hráč příliš snadný soupeř. Chybuje jen zřídka.
bot-master = Mistr
bot-master-about = Nejsilnější ze všech. Přemýšlí nejdéle a nic nedá zadarmo.
bot-greedy = Hladový
bot-greedy-about = Bot z dřívějších verzí. Porovnává se s ním síla úrovní.
bot-random = Náhodný
bot-random-about = Hraje náhodné dovolené tahy.

# Nápověda: nejlepší možnosti s nadějí na výhru a to, co jiný hráč pravděpodobně udělá potom.
hint-chance = šance na výhru: { $percent } %
hint-behind = −{ $points } b.
hint-reply = Pravděpodobná odpověď ({ $player }): { $action }
hint-why = Díky tomu { $gains }.
hint-why-but = Díky tomu { $gains }; na oplátku { $costs }.
hint-why-only-but = Nic lepšího nemáš, i když { $costs }.
hint-more = získáš na tomto: { $what }
hint-less = ztratíš na tomto: { $what }
