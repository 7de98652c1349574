# Co przemawia za ruchem w oczach botów: nazwa każdej części wartości pozycji i zdanie na „więcej” i „mniej”.
# Uzupełniają „Dzięki temu …” i „w zamian …” (bots.ftl).

pax-reason-cards = warunki zwycięstwa
pax-gain-cards = zbliżasz się do zwycięstwa
pax-cost-cards = oddalasz się od zwycięstwa
pax-reason-followers = ustanowieni poplecznicy
pax-gain-followers = masz więcej ustanowionych popleczników
pax-cost-followers = masz mniej ustanowionych popleczników
pax-reason-silfr = silfr
pax-gain-silfr = masz więcej silfr na dalsze akcje
pax-cost-silfr = masz mniej silfr na dalsze akcje
pax-reason-hand = kafelki na ręce
pax-gain-hand = masz lepsze kafelki na ręce
pax-cost-hand = masz gorsze kafelki na ręce
pax-reason-prospects = to, dokąd wkrótce dotrą langskipy
pax-gain-prospects = twoje langskipy wkrótce dotrą do lepszych miejsc
pax-cost-prospects = twoje langskipy dotrą do gorszych miejsc
pax-reason-longships = langskipy na mapie
pax-gain-longships = masz więcej langskipów na mapie
pax-cost-longships = masz mniej langskipów na mapie
pax-reason-markers = znaczniki akcji wpływów
pax-gain-markers = zostaje ci więcej znaczników akcji wpływów
pax-cost-markers = zostaje ci mniej znaczników akcji wpływów
pax-reason-rival = powstrzymywanie rywali
pax-gain-rival = twój najsilniejszy rywal zyskuje mniej
pax-cost-rival = twój najsilniejszy rywal zyskuje więcej
pax-reason-result = wynik
pax-gain-result = możesz tym wygrać grę
pax-cost-result = możesz tym przegrać grę
