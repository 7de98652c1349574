### Analiza: ile kosztowały decyzje w ukończonej grze, a gdzie zdecydował los.

cli-analyse-about = Przejrzyj ukończone gry z najsilniejszym botem: ile kosztowała każda decyzja i gdzie gra się odwróciła.
cli-word-played = PLIK.saga
cli-arg-played = zapisane, ukończone gry
cli-arg-analyse-seconds = ile sekund najwyżej trwa analiza jednej gry; 0: tyle, ile potrzeba
cli-analyse-progress = Analiza
cli-analyse-title = { $file }: { $moves ->
    [one] { $moves } ruch
    [few] { $moves } ruchy
   *[many] { $moves } ruchów
}; przeanalizowano { $decisions ->
    [one] { $decisions } decyzję
    [few] { $decisions } decyzje
   *[many] { $decisions } decyzji
}
cli-analyse-player = gracz
cli-analyse-points = punkty
cli-analyse-lost = strata na decyzjach
cli-analyse-luck = szczęście
cli-analyse-by-choice = Ruch { $move }, { $player } { $swing }: { $chosen }. Lepsze było: { $better }.
cli-analyse-by-luck = Po ruchu { $move } zdecydował los: { $player } { $swing }.
cli-analyse-even = W tej grze żaden zwrot się nie wyróżnia.
cli-analyse-cut = Czas skończył się, zanim wszystko zostało sprawdzone.
cli-analyse-interrupted = Przerwano: przeanalizowane gry: { $done } z { $games }.

error-analysis-unfinished = Analizować można tylko ukończone gry.
error-analysis-unreadable = To nie jest analiza, którą ten program umie odczytać.
error-analysis-finished = Analiza jest już gotowa, nie ma czego przerywać.
error-analysis-off = Ten serwer nie analizuje gier.
error-no-such-analysis = Nie ma takiej analizy.
