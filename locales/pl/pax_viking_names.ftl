# Pax Viking: jak co się nazywa. To, co mówią kafelki i karty, jest w pax_viking_texts.ftl.

## Regiony

pax-region-dumbshaf = Dumbshaf (Morze Północne)
    .gen = Dumbshafu (Morza Północnego)
pax-region-germanic_ocean = Ocean Germański
    .gen = Oceanu Germańskiego
pax-region-western_ocean = Ocean Zachodni
    .gen = Oceanu Zachodniego
pax-region-mediterranean = Morze Śródziemne
    .gen = Morza Śródziemnego
pax-region-black_sea = Morze Czarne
    .gen = Morza Czarnego
pax-region-caspian = Morze Kaspijskie
    .gen = Morza Kaspijskiego
pax-region-gandvik = Gandvik
    .gen = Gandviku
pax-region-svealand = Svealand
    .gen = Svealandu
pax-region-trondelag = Trøndelag
    .gen = Trøndelagu
pax-region-danmark = Dania
    .gen = Danii
pax-region-biarmia = Biarmia
    .gen = Biarmii
pax-region-estland = Estowie
    .gen = Estów
pax-region-holmgard = Holmgard
    .gen = Holmgardu
pax-region-merya = Meria (górna Wołga)
    .gen = Merii (górnej Wołgi)
pax-region-pechenegs = Pieczyngowie
    .gen = Pieczyngów
pax-region-burtas = Burtasi
    .gen = Burtasów
pax-region-khazars = Chazarowie
    .gen = Chazarów
pax-region-serica = Jedwabny Szlak
    .gen = Jedwabnego Szlaku
pax-region-indialand = Indie
    .gen = Indii
pax-region-bulgars = Bułgarzy
    .gen = Bułgarów
pax-region-byzantium = Bizancjum
    .gen = Bizancjum
pax-region-syria = Syria
    .gen = Syrii
pax-region-langbardaland = Langobardia
    .gen = Langobardii
pax-region-al_andalus = Al-Andalus
    .gen = Al-Andalus
pax-region-serkland = Serkland
    .gen = Serklandu
pax-region-iceland = Islandia
    .gen = Islandii
pax-region-faroe = Wyspy Owcze
    .gen = Wysp Owczych
pax-region-ireland = Irlandia
    .gen = Irlandii
pax-region-danelaw = Danelaw
    .gen = Danelaw
pax-region-normandy = Normandia
    .gen = Normandii
pax-region-franks = Frankowie
    .gen = Franków
pax-region-saxons = Sasi
    .gen = Sasów
pax-region-wendland = Wendowie
    .gen = Wendów

## Krainy, do których nie wpływa żaden langskip

pax-closed-x_alba = Alba
pax-closed-x_sapmi = Sápmi
pax-closed-x_kvenland = Kwenlandia
pax-closed-x_mirkwood = Mroczna Puszcza
pax-closed-x_alps = Alpy
pax-closed-x_asturias = Asturia
pax-closed-x_africa = Blåland
pax-closed-x_arabia = Arabia
pax-closed-x_steppe = Wielki Step
pax-closed-x_khorasan = Chorasan

## Strefy

pax-zone-west = Zachód
pax-zone-north = Północ
pax-zone-east = Wschód
pax-zone-south = Południe

## Placówki

pax-post-birka = Birka
pax-post-trondelag_ally = Trøndelag
pax-post-jelling = Jelling
pax-post-holmgard_ally = Holmgard
pax-post-itil = Itil
pax-post-changan = Chang’an
pax-post-india = Indie
pax-post-miklagard = Miklagard
pax-post-damascus = Damaszek
pax-post-cordoba = Kordoba
pax-post-iceland_ally = Islandia
pax-post-faroe_ally = Wyspy Owcze
pax-post-dublin = Dublin
pax-post-rouen = Rouen
pax-post-aachen = Akwizgran
pax-post-jomsborg = Jomsborg
pax-post-svealand_1 = Svealand I
pax-post-biarmia_1 = Biarmia I
pax-post-biarmia_2 = Biarmia II
pax-post-estland_1 = Estowie I
pax-post-estland_2 = Estowie II
pax-post-holmgard_1 = Holmgard I
pax-post-merya_1 = Meria I
pax-post-merya_2 = Meria II
pax-post-pechenegs_1 = Pieczyngowie I
pax-post-pechenegs_2 = Pieczyngowie II
pax-post-burtas_1 = Burtasi I
pax-post-burtas_2 = Burtasi II
pax-post-khazars_1 = Chazarowie I
pax-post-bulgars_1 = Bułgarzy I
pax-post-bulgars_2 = Bułgarzy II
pax-post-byzantium_1 = Bizancjum I
pax-post-byzantium_2 = Bizancjum II
pax-post-syria_1 = Syria I
pax-post-langbardaland_1 = Langobardia I
pax-post-langbardaland_2 = Langobardia II
pax-post-al_andalus_1 = Al-Andalus I
pax-post-serkland_1 = Serkland I
pax-post-serkland_2 = Serkland II
pax-post-ireland_1 = Irlandia I
pax-post-danelaw_1 = Danelaw I
pax-post-danelaw_2 = Danelaw II
pax-post-franks_1 = Frankowie I
pax-post-saxons_1 = Sasi I
pax-post-saxons_2 = Sasi II
pax-post-wendland_1 = Wendowie I

## Jarlowie

pax-jarl-sigrid = Sygryda Storråda
pax-jarl-styrbjorn = Styrbjörn Sterki
pax-jarl-eric = Eryk Zwycięski
pax-jarl-gunhild = Gunhilda
pax-jarl-helga = Helga Kijowska
pax-jarl-ingvar = Ingwar Rurykowicz
pax-jarl-harald = Harald Szary Płaszcz
pax-jarl-olaf = Olaf Cuaran

## Karty warunków zwycięstwa

pax-victory-beginner_jarldom = Władza jarlów
pax-victory-beginner_svithiod = Svithiod
pax-victory-beginner_theocracy = Teokracja
pax-victory-beginner_rus = Ruś
pax-victory-beginner_domination = Dominacja
pax-victory-standard_duchy_victory = Zwycięstwo księstw
pax-victory-standard_raiding_victory = Zwycięstwo najazdów
pax-victory-standard_lord_high_chancellor = Wielki Kanclerz
pax-victory-standard_four_winds = Cztery wiatry
pax-victory-standard_hall_of_heroes = Dwór bohaterów
pax-victory-hard_jack_of_all_victory = Zwycięstwo wszechstronności
pax-victory-hard_network_victory = Zwycięstwo sieci
pax-victory-hard_silk_road = Jedwabny Szlak
pax-victory-hard_great_army = Wielka armia
pax-victory-hard_grand_duke = Wielki książę
pax-victory-legendary_emperor_of_the_north = Cesarz Północy
pax-victory-legendary_lord_of_the_key_markets = Pan kluczowych targów
pax-victory-legendary_pax_viking = Pax Viking
pax-victory-legendary_two_peoples = Dwa ludy
pax-victory-legendary_saga_of_sagas = Saga nad sagami

## Przedsięwzięcia

pax-tile-helgo_workshops = Warsztaty na Helgö
pax-tile-gamla_uppsala = Stara Uppsala
pax-tile-dvina_fur_traders = Handlarze futer znad Dwiny
pax-tile-vepsians = Wepsowie
pax-tile-permians = Permiacy
pax-tile-osilians = Ozylianie
pax-tile-livs_of_the_daugava = Liwowie znad Dźwiny
pax-tile-curonians = Kurowie
pax-tile-aldeigja = Aldeigja
pax-tile-ilmen_slavs = Słowienie ilmeńscy
pax-tile-polyans_of_kaenugard = Polanie z Kænugardu
pax-tile-drevlians = Drewlanie
pax-tile-severians = Siewierzanie
pax-tile-radimichs = Radymicze
pax-tile-vyatichs = Wiatycze
pax-tile-mordvins = Mordwini
pax-tile-sarkel = Sarkel
pax-tile-radhanite_merchants = Kupcy radaniccy
pax-tile-volga_dyers = Farbiarze znad Wołgi
pax-tile-muroma = Muroma
pax-tile-timerevo = Timieriowo
pax-tile-preslav = Presław
pax-tile-vlachs = Wołosi
pax-tile-magyars_of_pannonia = Węgrzy z Panonii
pax-tile-varangian_barracks = Koszary Waregów
pax-tile-trebizond = Trapezunt
pax-tile-cherson_salt_pans = Saliny Chersonezu
pax-tile-antioch = Antiochia
pax-tile-tyrian_glassmakers = Szklarze z Tyru
pax-tile-amalfi_merchants = Kupcy z Amalfi
pax-tile-venetian_salt_fleet = Wenecka flota solna
pax-tile-monte_cassino = Monte Cassino
pax-tile-seville = Sewilla
pax-tile-almeria_silk_weavers = Tkacze jedwabiu z Almerii
pax-tile-tabaristan = Tabarystan
pax-tile-naphtha_of_baku = Ropa z Baku
pax-tile-dirham_road = Droga dirhamów
pax-tile-rammelsberg_silver = Srebro z Rammelsbergu
pax-tile-hammaburg_mission = Misja w Hammaburgu
pax-tile-bardowick_market = Targ w Bardowick
pax-tile-arkona = Arkona
pax-tile-wolin_harbour = Port w Wolinie
pax-tile-comb_makers_of_jorvik = Grzebieniarze z Jorviku
pax-tile-five_boroughs = Pięć Grodów
pax-tile-dorestad = Dorestad
pax-tile-noirmoutier_salt = Sól z Noirmoutier
pax-tile-limerick = Limerick
pax-tile-waterford = Waterford
pax-tile-sigtuna_mint = Mennica w Sigtunie
pax-tile-zavolochye_chud = Czudź zawołocka
pax-tile-semigallians = Semigalowie
pax-tile-vironians = Wironowie
pax-tile-krivichs = Krywicze
pax-tile-tivertsi = Tywercy
pax-tile-meshchera = Meszczera
pax-tile-samandar_vineyards = Winnice Samandaru
pax-tile-bolghar_market = Targ w Bułgarze
pax-tile-ohrid_scriptorium = Skryptorium w Ochrydzie
pax-tile-thessalonica_fair = Jarmark w Tesalonice
pax-tile-sinope = Synopa
pax-tile-aleppo = Aleppo
pax-tile-bari = Bari
pax-tile-toledo_smiths = Kowale z Toledo
pax-tile-lisbon = Lizbona
pax-tile-derbent = Derbent
pax-tile-magdeburg = Magdeburg
pax-tile-kolobrzeg_salt_works = Warzelnie soli w Kołobrzegu
pax-tile-quentovic = Quentovic
pax-tile-reims = Reims
pax-tile-wexford = Wexford
pax-tile-clonmacnoise = Clonmacnoise
pax-tile-torksey_potters = Garncarze z Torksey
pax-tile-thetford = Thetford

## Wydarzenia

pax-tile-great_schism = Wielka schizma wschodnia
pax-tile-founding_of_the_kievan_rus = Powstanie Rusi Kijowskiej
pax-tile-ship_burial_on_the_volga = Pogrzeb w łodzi nad Wołgą
pax-tile-battle_of_fyrisvellir = Bitwa na Fyrisvellir
pax-tile-sack_of_itil = Złupienie Itilu
pax-tile-baptism_of_kiev = Chrzest Kijowa
pax-tile-siege_of_dorostolon = Oblężenie Dorostolonu
pax-tile-treaty_with_the_greeks = Traktat z Grekami
pax-tile-battle_of_brunanburh = Bitwa pod Brunanburh
pax-tile-danegeld = Danegeld
pax-tile-uppsala_blot = Blót w Uppsali
pax-tile-settlement_of_greenland = Zasiedlenie Grenlandii
pax-tile-althing_at_thingvellir = Althing na Thingvellir
pax-tile-conversion_of_iceland = Chrzest Islandii
pax-tile-end_of_the_samanid_silver = Koniec srebra Samanidów
pax-tile-ingvar_before_miklagard = Ingwar pod Miklagardem
pax-tile-raid_on_barda = Najazd na Bardę
pax-tile-gunrod_in_galicia = Gunrød w Galicji
pax-tile-battle_of_hjorungavagr = Bitwa w Hjörungavágr
pax-tile-battle_of_tara = Bitwa pod Tarą
pax-tile-otto_s_missionaries = Misjonarze Ottona
pax-tile-battle_of_the_lech = Bitwa na Lechowym Polu
pax-tile-ibn_fadlan_s_embassy = Poselstwo Ibn Fadlana
pax-tile-olga_s_revenge = Zemsta Olgi
pax-tile-guest_star_over_miklagard = Nowa gwiazda nad Miklagardem
pax-tile-fimbul_winter = Zima Fimbul
pax-tile-wedding_at_jelling = Wesele w Jelling
pax-tile-thing_of_all_swedes = Ting wszystkich Szwedów
pax-tile-holmgang = Holmgang
pax-tile-blood_feud = Krwawa zemsta
pax-tile-varangian_oath = Przysięga Waregów
pax-tile-dnieper_portage = Przewłoka nad Dnieprem
pax-tile-slave_market_of_itil = Targ niewolników w Itilu
pax-tile-treaty_of_saint_clair = Traktat w Saint-Clair
pax-tile-silk_caravan = Jedwabna karawana
pax-tile-runestone_at_jelling = Kamień runiczny w Jelling
pax-tile-siege_of_paris = Oblężenie Paryża
pax-tile-great_heathen_army = Wielka armia pogan
pax-tile-battle_of_hafrsfjord = Bitwa w Hafrsfjordzie
pax-tile-settlement_of_the_danelaw = Zasiedlenie Danelaw
pax-tile-sack_of_hamburg = Złupienie Hamburga
pax-tile-landnam = Landnám
pax-tile-treaty_of_wedmore = Traktat z Wedmore
pax-tile-battle_of_clontarf = Bitwa pod Clontarf
pax-tile-rus_in_the_bosporus = Rusowie na Bosforze
pax-tile-shield_on_the_gates = Tarcza na bramach Miklagardu
pax-tile-law_of_the_gulathing = Prawo Gulatingu
pax-tile-founding_of_the_varangian_guard = Utworzenie gwardii wareskiej
pax-tile-vinland_voyage = Wyprawa do Winlandii
pax-tile-battle_of_stiklestad = Bitwa pod Stiklestad
pax-tile-peace_of_god = Pokój Boży
pax-tile-raid_on_the_caspian = Najazd nad Morze Kaspijskie
pax-tile-battle_of_svolder = Bitwa pod Svolder
pax-tile-taking_of_rogneda = Porwanie Rognedy
pax-tile-raid_of_the_jomsvikings = Najazd jomswikingów

## Bogowie

pax-tile-freyr = Frejr
pax-tile-svasudr = Svasud
pax-tile-odin = Odyn
pax-tile-thor = Thor
pax-tile-njord = Njord
pax-tile-freyja = Freja
pax-tile-frigg = Frigg
pax-tile-tyr = Tyr
pax-tile-heimdall = Heimdall
pax-tile-bragi = Bragi
pax-tile-idunn = Idunn
pax-tile-loki = Loki
pax-tile-baldr = Baldur
pax-tile-skadi = Skadi
pax-tile-ullr = Ull
pax-tile-forseti = Forseti
pax-tile-vidarr = Widar
pax-tile-hel = Hel
pax-tile-ran = Ran
pax-tile-perun = Perun
pax-tile-veles = Weles
pax-tile-svantevit = Świętowit
pax-tile-jomali = Jomali
pax-tile-tengri = Tengri
pax-tile-aegir = Ægir
pax-tile-gefjon = Gefjon
pax-tile-eir = Eir
pax-tile-vali = Wali
pax-tile-sif = Sif
pax-tile-hodr = Hod
pax-tile-magni = Magni
pax-tile-ukko = Ukko
pax-tile-perkunas = Perkunas
pax-tile-dazhbog = Dadźbóg
pax-tile-mokosh = Mokosz
pax-tile-radegast = Radogost
pax-tile-stribog = Strzybóg

## Orędownicy

pax-tile-ibn_khordadbeh = Ibn Khordadbeh
pax-tile-sigvaldi_strut_haraldsson = Sigvaldi Strut-Haraldsson
pax-tile-ahmad_ibn_fadlan = Ahmad ibn Fadlan
pax-tile-ibn_rustah = Ibn Rosteh
pax-tile-hasdai_ibn_shaprut = Chasdaj ibn Szaprut
pax-tile-theophano = Teofano
pax-tile-anna_porphyrogenita = Anna Porfirogenetka
pax-tile-sviatoslav = Światosław
pax-tile-vladimir_sviatoslavich = Włodzimierz Światosławowicz
pax-tile-rogneda_of_polotsk = Rogneda z Połocka
pax-tile-dobrynya = Dobrynia
pax-tile-sveneld = Świeneld
pax-tile-olaf_tryggvason = Olaf Tryggvason
pax-tile-erik_the_red = Eryk Rudy
pax-tile-leif_eriksson = Leif Eriksson
pax-tile-egill_skallagrimsson = Egill Skallagrimsson
pax-tile-hakon_jarl = Jarl Hakon
pax-tile-thyra_danebod = Thyra Danebod
pax-tile-harald_bluetooth = Harald Sinozęby
pax-tile-sweyn_forkbeard = Swen Widłobrody
pax-tile-thorgny_the_lawspeaker = Thorgny Prawodawca
pax-tile-ottar_of_halogaland = Ottar z Hålogalandu
pax-tile-unni_of_hamburg = Unni z Hamburga
pax-tile-simeon_of_bulgaria = Symeon Bułgarski
pax-tile-nikephoros_phokas = Nicefor Fokas
pax-tile-john_tzimiskes = Jan Tzimiskes
pax-tile-constantine_porphyrogennetos = Konstantyn Porfirogeneta
pax-tile-liutprand_of_cremona = Liutprand z Cremony
pax-tile-william_longsword = Wilhelm Długi Miecz
pax-tile-richard_the_fearless = Ryszard Nieustraszony
pax-tile-gormlaith = Gormlaith
pax-tile-brian_boru = Brian Boru
pax-tile-joseph_of_the_khazars = Józef Chazarski
pax-tile-almis_iltabar = Ałmysz
pax-tile-kurya = Kuria
pax-tile-mieszko_of_the_polans = Mieszko I
pax-tile-aud_the_deep_minded = Aud Głębokomyślna
pax-tile-ivar_the_boneless = Ivar bez Kości
pax-tile-rollo = Rollon
pax-tile-hastein = Hasting
pax-tile-oleg_the_wise = Oleg Mądry
pax-tile-askold_and_dir = Askold i Dir
pax-tile-harald_fairhair = Harald Pięknowłosy
pax-tile-olof_skotkonung = Olof Skötkonung
pax-tile-ansgar = Ansgar
pax-tile-bruno_of_querfurt = Bruno z Kwerfurtu
pax-tile-photios = Focjusz
pax-tile-basil_the_bulgar_slayer = Bazyli Bułgarobójca
pax-tile-harald_hardrada = Harald Srogi
pax-tile-al_ghazal = Al-Ghazal
pax-tile-ibrahim_ibn_yaqub = Ibrahim ibn Jakub
pax-tile-al_masudi = Al-Masudi
pax-tile-emma_of_normandy = Emma z Normandii
pax-tile-yaroslav_the_wise = Jarosław Mądry
pax-tile-gudrid_the_far_travelled = Gudryda Podróżniczka

## Poplecznicy

pax-follower-jarls = Jarlowie
    .gen = jarlów
pax-follower-sweden = Szwecja
    .gen = Szwecji
pax-follower-theocracy = Teokracja
    .gen = teokracji
pax-follower-rus = Ruś
    .gen = Rusi

## Langskipy potężnych stronników

pax-colour-black = czarny
pax-colour-grey = szary
pax-colour-white = biały

## Poziomy trudności

pax-level-beginner = Początkujący
pax-level-standard = Standardowy
pax-level-hard = Trudny
pax-level-legendary = Legendarny

## Rodzaje kafelków

pax-tilekind-venture = przedsięwzięcie
pax-tilekind-event = wydarzenie
pax-tilekind-god = bóg
pax-tilekind-advocate = orędownik

## Rodzaje placówek

pax-postkind-empty = pusta placówka
pax-postkind-trade_centre = ośrodek handlowy
pax-postkind-key_trade_centre = kluczowy ośrodek handlowy
pax-postkind-powerful_ally = potężny stronnik

## Rodzaje regionów

pax-regionkind-sea = region morski
pax-regionkind-river = region rzeczny
pax-regionkind-harbour = region portowy

## Kiedy działają zdolności

pax-trigger-permanent = zdolność stała
pax-trigger-solstice = przesilenie zimowe
pax-trigger-activate = aktywuj
pax-trigger-instant = zdolność natychmiastowa
pax-trigger-event = wydarzenie
pax-trigger-althing = althing

## Co o rzeczy wiadomo

pax-field-name = nazwa
pax-field-id = identyfikator
pax-field-kind = rodzaj
pax-field-area = obszar
pax-field-region = region
pax-field-zone = strefa
pax-field-port = port
pax-field-follower = poplecznik
pax-field-followers = poplecznicy
pax-field-cost = koszt
pax-field-trigger = moment działania
pax-field-effects = efekt
pax-field-abilities = zdolność
pax-field-longships = langskipy
pax-field-starter = talia początkowa
pax-field-home-sea = siedziba
pax-field-extra-silfr = dodatkowy silfr na początku
pax-field-level = poziom
pax-field-tests = warunek
