# Co przemawia za ruchem w oczach botów: nazwa każdej części wartości pozycji i zdanie na „więcej” i „mniej”.
# Uzupełniają „Dzięki temu …” i „w zamian …” (bots.ftl).

bru-reason-points = zdobyte punkty
bru-gain-points = wcześniej zdobywasz punkty
bru-cost-points = teraz zdobywasz mniej punktów
bru-reason-renown = poważanie
bru-gain-renown = zdobywasz poważanie, na koniec po punkcie
bru-cost-renown = zdobywasz mniej poważania
bru-reason-claims = znaczniki roszczenia
bru-gain-claims = zbliżasz się do władzy w regionie
bru-cost-claims = zostajesz w tyle w walce o region
bru-reason-spread = miasta w wielu regionach
bru-gain-spread = masz miasta w większej liczbie regionów, a to punktuje na koniec
bru-cost-spread = masz miasta w mniejszej liczbie regionów
bru-reason-battle = bitwa
bru-gain-battle = lepiej stoisz w bitwie z wikingami
bru-cost-battle = gorzej stoisz w bitwie z wikingami
bru-reason-church = Kościół
bru-gain-church = lepiej stoisz w kościele
bru-cost-church = gorzej stoisz w kościele
bru-reason-marriage = zaślubiny
bru-gain-marriage = masz większe szanse na zaślubiny
bru-cost-marriage = masz mniejsze szanse na zaślubiny
bru-reason-coins = monety
bru-gain-coins = masz więcej monet do wydania
bru-cost-coins = masz mniej monet do wydania
bru-reason-marker = znacznik aktywnego miasta
bru-gain-marker = łatwiej zdobędziesz znacznik, a z nim prawo rozpoczęcia próby
bru-cost-marker = trudniej zdobędziesz znacznik
bru-reason-rival = powstrzymywanie rywali
bru-gain-rival = twój najsilniejszy rywal zyskuje mniej
bru-cost-rival = twój najsilniejszy rywal zyskuje więcej
