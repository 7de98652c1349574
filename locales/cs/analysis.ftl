### Rozbor: co stála rozhodnutí v dohrané hře a kde rozhodla náhoda.

cli-analyse-about = Projde dohrané hry s nejsilnějším botem: co stálo každé rozhodnutí a kde se hra zlomila.
cli-word-played = SOUBOR.saga
cli-arg-played = uložené, dohrané hry
cli-arg-analyse-seconds = kolik sekund smí rozbor jedné hry nejvýše trvat; 0: kolik potřebuje
cli-analyse-progress = Rozbor
cli-analyse-title = { $file }: { $moves ->
    [one] { $moves } tah
    [few] { $moves } tahy
   *[other] { $moves } tahů
}, rozebráno { $decisions ->
    [one] { $decisions } rozhodnutí
    [few] { $decisions } rozhodnutí
   *[other] { $decisions } rozhodnutí
}
cli-analyse-player = hráč
cli-analyse-points = body
cli-analyse-lost = ztráta rozhodnutími
cli-analyse-luck = štěstí
cli-analyse-by-choice = Tah { $move }, { $player } { $swing }: { $chosen }. Lepší bylo: { $better }.
cli-analyse-by-luck = Po tahu { $move } rozhodla náhoda: { $player } { $swing }.
cli-analyse-even = V této hře žádný zvrat nevyčnívá.
cli-analyse-cut = Čas vypršel dřív, než se vše prošlo.
cli-analyse-interrupted = Přerušeno: rozebrané hry: { $done } z { $games }.

error-analysis-unfinished = Rozebrat lze jen dohrané hry.
error-analysis-unreadable = Tohle není rozbor, který by tento program uměl přečíst.
error-analysis-finished = Rozbor je hotový, není co rušit.
error-analysis-off = Tento server hry nerozebírá.
error-no-such-analysis = Takový rozbor tu není.
