# Pax Viking: jak se co jmenuje. Co říkají dílky a karty, je v pax_viking_texts.ftl.

## Regiony

pax-region-dumbshaf = Dumbshaf (Severní moře)
    .gen = Dumbshafu (Severního moře)
pax-region-germanic_ocean = Germánský oceán
    .gen = Germánského oceánu
pax-region-western_ocean = Západní oceán
    .gen = Západního oceánu
pax-region-mediterranean = Středozemní moře
    .gen = Středozemního moře
pax-region-black_sea = Černé moře
    .gen = Černého moře
pax-region-caspian = Kaspické moře
    .gen = Kaspického moře
pax-region-gandvik = Gandvik
    .gen = Gandviku
pax-region-svealand = Svealand
    .gen = Svealandu
pax-region-trondelag = Trøndelag
    .gen = Trøndelagu
pax-region-danmark = Dánsko
    .gen = Dánska
pax-region-biarmia = Biarmie
    .gen = Biarmie
pax-region-estland = Estonsko
    .gen = Estonska
pax-region-holmgard = Holmgard
    .gen = Holmgardu
pax-region-merya = Merja (horní Volha)
    .gen = Merji (horní Volhy)
pax-region-pechenegs = Pečeněhové
    .gen = Pečeněhů
pax-region-burtas = Burtasové
    .gen = Burtasů
pax-region-khazars = Chazaři
    .gen = Chazarů
pax-region-serica = Hedvábná stezka
    .gen = Hedvábné stezky
pax-region-indialand = Indie
    .gen = Indie
pax-region-bulgars = Bulhaři
    .gen = Bulharů
pax-region-byzantium = Byzanc
    .gen = Byzance
pax-region-syria = Sýrie
    .gen = Sýrie
pax-region-langbardaland = Langobardsko
    .gen = Langobardska
pax-region-al_andalus = Al-Andalus
    .gen = Al-Andalusu
pax-region-serkland = Serkland
    .gen = Serklandu
pax-region-iceland = Island
    .gen = Islandu
pax-region-faroe = Faerské ostrovy
    .gen = Faerských ostrovů
pax-region-ireland = Irsko
    .gen = Irska
pax-region-danelaw = Danelaw
    .gen = Danelaw
pax-region-normandy = Normandie
    .gen = Normandie
pax-region-franks = Frankové
    .gen = Franků
pax-region-saxons = Sasové
    .gen = Sasů
pax-region-wendland = Wendové
    .gen = Wendů

## Země, kam nevpluje žádný drakar

pax-closed-x_alba = Alba
pax-closed-x_sapmi = Sápmi
pax-closed-x_kvenland = Kvenland
pax-closed-x_mirkwood = Temný hvozd
pax-closed-x_alps = Alpy
pax-closed-x_asturias = Asturie
pax-closed-x_africa = Blåland
pax-closed-x_arabia = Arábie
pax-closed-x_steppe = Velká step
pax-closed-x_khorasan = Chorásán

## Zóny

pax-zone-west = Západ
pax-zone-north = Sever
pax-zone-east = Východ
pax-zone-south = Jih

## Stanice

pax-post-birka = Birka
pax-post-trondelag_ally = Trøndelag
pax-post-jelling = Jelling
pax-post-holmgard_ally = Holmgard
pax-post-itil = Itil
pax-post-changan = Čchang-an
pax-post-india = Indie
pax-post-miklagard = Miklagard
pax-post-damascus = Damašek
pax-post-cordoba = Córdoba
pax-post-iceland_ally = Island
pax-post-faroe_ally = Faerské ostrovy
pax-post-dublin = Dublin
pax-post-rouen = Rouen
pax-post-aachen = Cáchy
pax-post-jomsborg = Jomsborg
pax-post-svealand_1 = Svealand I
pax-post-biarmia_1 = Biarmie I
pax-post-biarmia_2 = Biarmie II
pax-post-estland_1 = Estonsko I
pax-post-estland_2 = Estonsko II
pax-post-holmgard_1 = Holmgard I
pax-post-merya_1 = Merja I
pax-post-merya_2 = Merja II
pax-post-pechenegs_1 = Pečeněhové I
pax-post-pechenegs_2 = Pečeněhové II
pax-post-burtas_1 = Burtasové I
pax-post-burtas_2 = Burtasové II
pax-post-khazars_1 = Chazaři I
pax-post-bulgars_1 = Bulhaři I
pax-post-bulgars_2 = Bulhaři II
pax-post-byzantium_1 = Byzanc I
pax-post-byzantium_2 = Byzanc II
pax-post-syria_1 = Sýrie I
pax-post-langbardaland_1 = Langobardsko I
pax-post-langbardaland_2 = Langobardsko II
pax-post-al_andalus_1 = Al-Andalus I
pax-post-serkland_1 = Serkland I
pax-post-serkland_2 = Serkland II
pax-post-ireland_1 = Irsko I
pax-post-danelaw_1 = Danelaw I
pax-post-danelaw_2 = Danelaw II
pax-post-franks_1 = Frankové I
pax-post-saxons_1 = Sasové I
pax-post-saxons_2 = Sasové II
pax-post-wendland_1 = Wendové I

## Jarlové

pax-jarl-sigrid = Sigrid Storråda
pax-jarl-styrbjorn = Styrbjörn Silný
pax-jarl-eric = Erik Vítězný
pax-jarl-gunhild = Gunhilda
pax-jarl-helga = Helga Kyjevská
pax-jarl-ingvar = Ingvar Rurikovič
pax-jarl-harald = Harald Šedý plášť
pax-jarl-olaf = Olaf Cuaran

## Karty vítězství

pax-victory-beginner_jarldom = Moc jarlů
pax-victory-beginner_svithiod = Svithiod
pax-victory-beginner_theocracy = Teokracie
pax-victory-beginner_rus = Rus
pax-victory-beginner_domination = Nadvláda
pax-victory-standard_duchy_victory = Vítězství vévodství
pax-victory-standard_raiding_victory = Vítězství nájezdů
pax-victory-standard_lord_high_chancellor = Nejvyšší kancléř
pax-victory-standard_four_winds = Čtyři větry
pax-victory-standard_hall_of_heroes = Síň hrdinů
pax-victory-hard_jack_of_all_victory = Vítězství všestrannosti
pax-victory-hard_network_victory = Vítězství sítě
pax-victory-hard_silk_road = Hedvábná stezka
pax-victory-hard_great_army = Velké vojsko
pax-victory-hard_grand_duke = Velkovévoda
pax-victory-legendary_emperor_of_the_north = Císař Severu
pax-victory-legendary_lord_of_the_key_markets = Pán klíčových trhů
pax-victory-legendary_pax_viking = Pax Viking
pax-victory-legendary_two_peoples = Dva národy
pax-victory-legendary_saga_of_sagas = Sága všech ság

## Podniky

pax-tile-helgo_workshops = Dílny na Helgö
pax-tile-gamla_uppsala = Stará Uppsala
pax-tile-dvina_fur_traders = Kožešníci od Dviny
pax-tile-vepsians = Vepsové
pax-tile-permians = Permjaci
pax-tile-osilians = Öselané
pax-tile-livs_of_the_daugava = Livové od Daugavy
pax-tile-curonians = Kurové
pax-tile-aldeigja = Aldeigja
pax-tile-ilmen_slavs = Ilmenští Slované
pax-tile-polyans_of_kaenugard = Poljané z Kænugardu
pax-tile-drevlians = Drevljané
pax-tile-severians = Severjané
pax-tile-radimichs = Radimiči
pax-tile-vyatichs = Vjatiči
pax-tile-mordvins = Mordvini
pax-tile-sarkel = Sarkel
pax-tile-radhanite_merchants = Radhanitští kupci
pax-tile-volga_dyers = Barvíři od Volhy
pax-tile-muroma = Muroma
pax-tile-timerevo = Timerjovo
pax-tile-preslav = Preslav
pax-tile-vlachs = Vlaši
pax-tile-magyars_of_pannonia = Maďaři z Panonie
pax-tile-varangian_barracks = Kasárna Varjagů
pax-tile-trebizond = Trapezunt
pax-tile-cherson_salt_pans = Chersonéské saliny
pax-tile-antioch = Antiochie
pax-tile-tyrian_glassmakers = Skláři z Týru
pax-tile-amalfi_merchants = Kupci z Amalfi
pax-tile-venetian_salt_fleet = Benátské solné loďstvo
pax-tile-monte_cassino = Monte Cassino
pax-tile-seville = Sevilla
pax-tile-almeria_silk_weavers = Tkalci hedvábí z Almeríe
pax-tile-tabaristan = Tabaristán
pax-tile-naphtha_of_baku = Nafta z Baku
pax-tile-dirham_road = Cesta dirhamů
pax-tile-rammelsberg_silver = Stříbro z Rammelsbergu
pax-tile-hammaburg_mission = Misie v Hammaburgu
pax-tile-bardowick_market = Trh v Bardowicku
pax-tile-arkona = Arkona
pax-tile-wolin_harbour = Volínský přístav
pax-tile-comb_makers_of_jorvik = Hřebenáři z Jorviku
pax-tile-five_boroughs = Pět hradů
pax-tile-dorestad = Dorestad
pax-tile-noirmoutier_salt = Sůl z Noirmoutier
pax-tile-limerick = Limerick
pax-tile-waterford = Waterford
pax-tile-sigtuna_mint = Mincovna v Sigtuně
pax-tile-zavolochye_chud = Zavoločská Čuď
pax-tile-semigallians = Zemgalové
pax-tile-vironians = Vironové
pax-tile-krivichs = Kriviči
pax-tile-tivertsi = Tiverci
pax-tile-meshchera = Meščera
pax-tile-samandar_vineyards = Samandarské vinice
pax-tile-bolghar_market = Trh v Bolgharu
pax-tile-ohrid_scriptorium = Skriptorium v Ochridu
pax-tile-thessalonica_fair = Trh v Soluni
pax-tile-sinope = Sinopé
pax-tile-aleppo = Aleppo
pax-tile-bari = Bari
pax-tile-toledo_smiths = Kováři z Toleda
pax-tile-lisbon = Lisabon
pax-tile-derbent = Derbent
pax-tile-magdeburg = Magdeburk
pax-tile-kolobrzeg_salt_works = Kolobřežské solivary
pax-tile-quentovic = Quentovic
pax-tile-reims = Remeš
pax-tile-wexford = Wexford
pax-tile-clonmacnoise = Clonmacnoise
pax-tile-torksey_potters = Hrnčíři z Torksey
pax-tile-thetford = Thetford

## Události

pax-tile-great_schism = Velké schizma
pax-tile-founding_of_the_kievan_rus = Založení Kyjevské Rusi
pax-tile-ship_burial_on_the_volga = Pohřeb v lodi na Volze
pax-tile-battle_of_fyrisvellir = Bitva na Fyrisvellir
pax-tile-sack_of_itil = Vyplenění Itilu
pax-tile-baptism_of_kiev = Pokřtění Kyjeva
pax-tile-siege_of_dorostolon = Obležení Dorostolu
pax-tile-treaty_with_the_greeks = Smlouva s Řeky
pax-tile-battle_of_brunanburh = Bitva u Brunanburhu
pax-tile-danegeld = Danegeld
pax-tile-uppsala_blot = Uppsalský blót
pax-tile-settlement_of_greenland = Osídlení Grónska
pax-tile-althing_at_thingvellir = Althing na Thingvelliru
pax-tile-conversion_of_iceland = Christianizace Islandu
pax-tile-end_of_the_samanid_silver = Konec sámánovského stříbra
pax-tile-ingvar_before_miklagard = Ingvar před Miklagardem
pax-tile-raid_on_barda = Nájezd na Bardu
pax-tile-gunrod_in_galicia = Gunrød v Galicii
pax-tile-battle_of_hjorungavagr = Bitva v Hjörungavágru
pax-tile-battle_of_tara = Bitva u Tary
pax-tile-otto_s_missionaries = Otovi misionáři
pax-tile-battle_of_the_lech = Bitva na Lechu
pax-tile-ibn_fadlan_s_embassy = Poselstvo Ibn Fadlána
pax-tile-olga_s_revenge = Olžina pomsta
pax-tile-guest_star_over_miklagard = Nová hvězda nad Miklagardem
pax-tile-fimbul_winter = Fimbulská zima
pax-tile-wedding_at_jelling = Svatba v Jellingu
pax-tile-thing_of_all_swedes = Sněm všech Švédů
pax-tile-holmgang = Holmgang
pax-tile-blood_feud = Krevní msta
pax-tile-varangian_oath = Přísaha Varjagů
pax-tile-dnieper_portage = Převlaka u Dněpru
pax-tile-slave_market_of_itil = Trh s otroky v Itilu
pax-tile-treaty_of_saint_clair = Smlouva ze Saint-Clair
pax-tile-silk_caravan = Hedvábná karavana
pax-tile-runestone_at_jelling = Runový kámen v Jellingu
pax-tile-siege_of_paris = Obležení Paříže
pax-tile-great_heathen_army = Velké pohanské vojsko
pax-tile-battle_of_hafrsfjord = Bitva v Hafrsfjordu
pax-tile-settlement_of_the_danelaw = Osídlení Danelawu
pax-tile-sack_of_hamburg = Vyplenění Hamburku
pax-tile-landnam = Landnám
pax-tile-treaty_of_wedmore = Wedmorská smlouva
pax-tile-battle_of_clontarf = Bitva u Clontarfu
pax-tile-rus_in_the_bosporus = Rusové v Bosporu
pax-tile-shield_on_the_gates = Štít na branách Miklagardu
pax-tile-law_of_the_gulathing = Zákon Gulathingu
pax-tile-founding_of_the_varangian_guard = Vznik varjažské gardy
pax-tile-vinland_voyage = Plavba do Vinlandu
pax-tile-battle_of_stiklestad = Bitva u Stiklestadu
pax-tile-peace_of_god = Boží mír
pax-tile-raid_on_the_caspian = Nájezd ke Kaspickému moři
pax-tile-battle_of_svolder = Bitva u Svolderu
pax-tile-taking_of_rogneda = Únos Rognedy
pax-tile-raid_of_the_jomsvikings = Nájezd Jomsvikingů

## Bohové

pax-tile-freyr = Frey
pax-tile-svasudr = Svásud
pax-tile-odin = Ódin
pax-tile-thor = Thór
pax-tile-njord = Njörd
pax-tile-freyja = Freya
pax-tile-frigg = Frigg
pax-tile-tyr = Týr
pax-tile-heimdall = Heimdall
pax-tile-bragi = Bragi
pax-tile-idunn = Idunn
pax-tile-loki = Loki
pax-tile-baldr = Baldr
pax-tile-skadi = Skadi
pax-tile-ullr = Ull
pax-tile-forseti = Forseti
pax-tile-vidarr = Vidar
pax-tile-hel = Hel
pax-tile-ran = Rán
pax-tile-perun = Perun
pax-tile-veles = Veles
pax-tile-svantevit = Svantovít
pax-tile-jomali = Jómali
pax-tile-tengri = Tengri
pax-tile-aegir = Ægi
pax-tile-gefjon = Gefjon
pax-tile-eir = Eir
pax-tile-vali = Váli
pax-tile-sif = Sif
pax-tile-hodr = Höd
pax-tile-magni = Magni
pax-tile-ukko = Ukko
pax-tile-perkunas = Perkunas
pax-tile-dazhbog = Dažbog
pax-tile-mokosh = Mokoš
pax-tile-radegast = Radegast
pax-tile-stribog = Stribog

## Přímluvci

pax-tile-ibn_khordadbeh = Ibn Chordádbeh
pax-tile-sigvaldi_strut_haraldsson = Sigvaldi Strut-Haraldsson
pax-tile-ahmad_ibn_fadlan = Ahmad ibn Fadlán
pax-tile-ibn_rustah = Ibn Rusta
pax-tile-hasdai_ibn_shaprut = Chasdaj ibn Šaprut
pax-tile-theophano = Theofano
pax-tile-anna_porphyrogenita = Anna Porfyrogennéta
pax-tile-sviatoslav = Svjatoslav
pax-tile-vladimir_sviatoslavich = Vladimír Svjatoslavič
pax-tile-rogneda_of_polotsk = Rogneda z Polocku
pax-tile-dobrynya = Dobryňa
pax-tile-sveneld = Svenald
pax-tile-olaf_tryggvason = Olaf Tryggvason
pax-tile-erik_the_red = Erik Rudý
pax-tile-leif_eriksson = Leif Eriksson
pax-tile-egill_skallagrimsson = Egill Skallagrímsson
pax-tile-hakon_jarl = Jarl Haakon
pax-tile-thyra_danebod = Thyra Danebod
pax-tile-harald_bluetooth = Harald Modrozub
pax-tile-sweyn_forkbeard = Sven Vidlovous
pax-tile-thorgny_the_lawspeaker = Thorgny Zákonopravce
pax-tile-ottar_of_halogaland = Ottar z Hålogalandu
pax-tile-unni_of_hamburg = Unni z Hamburku
pax-tile-simeon_of_bulgaria = Simeon Bulharský
pax-tile-nikephoros_phokas = Nikeforos Fokas
pax-tile-john_tzimiskes = Jan Tzimiskes
pax-tile-constantine_porphyrogennetos = Konstantin Porfyrogennetos
pax-tile-liutprand_of_cremona = Liutprand z Cremony
pax-tile-william_longsword = Vilém Dlouhý meč
pax-tile-richard_the_fearless = Richard Nebojácný
pax-tile-gormlaith = Gormlaith
pax-tile-brian_boru = Brian Boru
pax-tile-joseph_of_the_khazars = Josef Chazarský
pax-tile-almis_iltabar = Almyš
pax-tile-kurya = Kurja
pax-tile-mieszko_of_the_polans = Měšek I.
pax-tile-aud_the_deep_minded = Aud Hluboce moudrá
pax-tile-ivar_the_boneless = Ivar Bezkostý
pax-tile-rollo = Rollo
pax-tile-hastein = Hastein
pax-tile-oleg_the_wise = Oleg Moudrý
pax-tile-askold_and_dir = Askold a Dir
pax-tile-harald_fairhair = Harald Krásnovlasý
pax-tile-olof_skotkonung = Olof Skötkonung
pax-tile-ansgar = Ansgar
pax-tile-bruno_of_querfurt = Bruno z Querfurtu
pax-tile-photios = Fotios
pax-tile-basil_the_bulgar_slayer = Basileios Bulgaroktonos
pax-tile-harald_hardrada = Harald Krutý
pax-tile-al_ghazal = Al-Ghazál
pax-tile-ibrahim_ibn_yaqub = Ibrahim ibn Jákúb
pax-tile-al_masudi = Al-Masúdí
pax-tile-emma_of_normandy = Emma Normandská
pax-tile-yaroslav_the_wise = Jaroslav Moudrý
pax-tile-gudrid_the_far_travelled = Gudrid Cestovatelka

## Stoupenci

pax-follower-jarls = Jarlové
    .gen = jarlů
pax-follower-sweden = Švédsko
    .gen = Švédska
pax-follower-theocracy = Teokracie
    .gen = teokracie
pax-follower-rus = Rus
    .gen = Rusi

## Spojenecké drakary

pax-colour-black = černá
pax-colour-grey = šedá
pax-colour-white = bílá

## Úrovně

pax-level-beginner = Začátečník
pax-level-standard = Standardní
pax-level-hard = Těžká
pax-level-legendary = Legendární

## Druhy dílků

pax-tilekind-venture = podnik
pax-tilekind-event = událost
pax-tilekind-god = bůh
pax-tilekind-advocate = přímluvce

## Druhy stanic

pax-postkind-empty = prázdná stanice
pax-postkind-trade_centre = obchodní středisko
pax-postkind-key_trade_centre = klíčové obchodní středisko
pax-postkind-powerful_ally = mocný spojenec

## Druhy regionů

pax-regionkind-sea = mořský region
pax-regionkind-river = říční region
pax-regionkind-harbour = přístavní region

## Kdy schopnosti působí

pax-trigger-permanent = stálá schopnost
pax-trigger-solstice = zimní slunovrat
pax-trigger-activate = aktivace
pax-trigger-instant = okamžitá schopnost
pax-trigger-event = událost
pax-trigger-althing = althing

## Co je o věci známo

pax-field-name = jméno
pax-field-id = označení
pax-field-kind = druh
pax-field-area = oblast
pax-field-region = region
pax-field-zone = zóna
pax-field-port = přístav
pax-field-follower = stoupenec
pax-field-followers = stoupenci
pax-field-cost = cena
pax-field-trigger = kdy působí
pax-field-effects = efekt
pax-field-abilities = schopnost
pax-field-longships = drakary
pax-field-starter = startovní balíček
pax-field-home-sea = sídlo
pax-field-extra-silfr = silfr navíc na začátku
pax-field-level = úroveň
pax-field-tests = podmínka
