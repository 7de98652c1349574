# Pax Viking: cómo se llama cada cosa. Lo que dicen las losetas y las cartas está en pax_viking_texts.ftl.

## Regiones

pax-region-dumbshaf = Dumbshaf (mar del Norte)
    .gen = de Dumbshaf (mar del Norte)
pax-region-germanic_ocean = Océano Germánico
    .gen = del Océano Germánico
pax-region-western_ocean = Océano Occidental
    .gen = del Océano Occidental
pax-region-mediterranean = Mar Mediterráneo
    .gen = del Mar Mediterráneo
pax-region-black_sea = Mar Negro
    .gen = del Mar Negro
pax-region-caspian = Mar Caspio
    .gen = del Mar Caspio
pax-region-gandvik = Gandvik
    .gen = de Gandvik
pax-region-svealand = Svealand
    .gen = de Svealand
pax-region-trondelag = Trøndelag
    .gen = de Trøndelag
pax-region-danmark = Dinamarca
    .gen = de Dinamarca
pax-region-biarmia = Biarmia
    .gen = de Biarmia
pax-region-estland = Estonia
    .gen = de Estonia
pax-region-holmgard = Holmgard
    .gen = de Holmgard
pax-region-merya = Meria (alto Volga)
    .gen = de Meria (alto Volga)
pax-region-pechenegs = Pechenegos
    .gen = de los pechenegos
pax-region-burtas = Burtas
    .gen = de los burtas
pax-region-khazars = Jázaros
    .gen = de los jázaros
pax-region-serica = Ruta de la Seda
    .gen = de la Ruta de la Seda
pax-region-indialand = India
    .gen = de la India
pax-region-bulgars = Búlgaros
    .gen = de los búlgaros
pax-region-byzantium = Bizancio
    .gen = de Bizancio
pax-region-syria = Siria
    .gen = de Siria
pax-region-langbardaland = Lombardía
    .gen = de Lombardía
pax-region-al_andalus = Al-Ándalus
    .gen = de Al-Ándalus
pax-region-serkland = Serkland
    .gen = de Serkland
pax-region-iceland = Islandia
    .gen = de Islandia
pax-region-faroe = Islas Feroe
    .gen = de las Islas Feroe
pax-region-ireland = Irlanda
    .gen = de Irlanda
pax-region-danelaw = Danelaw
    .gen = del Danelaw
pax-region-normandy = Normandía
    .gen = de Normandía
pax-region-franks = Francos
    .gen = de los francos
pax-region-saxons = Sajones
    .gen = de los sajones
pax-region-wendland = Wendland
    .gen = de Wendland

## Tierras en las que no entra ningún drakkar

pax-closed-x_alba = Alba
pax-closed-x_sapmi = Sápmi
pax-closed-x_kvenland = Kvenland
pax-closed-x_mirkwood = Bosque Oscuro
pax-closed-x_alps = Alpes
pax-closed-x_asturias = Asturias
pax-closed-x_africa = Blåland
pax-closed-x_arabia = Arabia
pax-closed-x_steppe = Gran Estepa
pax-closed-x_khorasan = Jorasán

## Zonas

pax-zone-west = Oeste
pax-zone-north = Norte
pax-zone-east = Este
pax-zone-south = Sur

## Puestos

pax-post-birka = Birka
pax-post-trondelag_ally = Trøndelag
pax-post-jelling = Jelling
pax-post-holmgard_ally = Holmgard
pax-post-itil = Itil
pax-post-changan = Chang'an
pax-post-india = India
pax-post-miklagard = Miklagard
pax-post-damascus = Damasco
pax-post-cordoba = Córdoba
pax-post-iceland_ally = Islandia
pax-post-faroe_ally = Islas Feroe
pax-post-dublin = Dublín
pax-post-rouen = Ruan
pax-post-aachen = Aquisgrán
pax-post-jomsborg = Jomsborg
pax-post-svealand_1 = Svealand I
pax-post-biarmia_1 = Biarmia I
pax-post-biarmia_2 = Biarmia II
pax-post-estland_1 = Estonia I
pax-post-estland_2 = Estonia II
pax-post-holmgard_1 = Holmgard I
pax-post-merya_1 = Meria I
pax-post-merya_2 = Meria II
pax-post-pechenegs_1 = Pechenegos I
pax-post-pechenegs_2 = Pechenegos II
pax-post-burtas_1 = Burtas I
pax-post-burtas_2 = Burtas II
pax-post-khazars_1 = Jázaros I
pax-post-bulgars_1 = Búlgaros I
pax-post-bulgars_2 = Búlgaros II
pax-post-byzantium_1 = Bizancio I
pax-post-byzantium_2 = Bizancio II
pax-post-syria_1 = Siria I
pax-post-langbardaland_1 = Lombardía I
pax-post-langbardaland_2 = Lombardía II
pax-post-al_andalus_1 = Al-Ándalus I
pax-post-serkland_1 = Serkland I
pax-post-serkland_2 = Serkland II
pax-post-ireland_1 = Irlanda I
pax-post-danelaw_1 = Danelaw I
pax-post-danelaw_2 = Danelaw II
pax-post-franks_1 = Francos I
pax-post-saxons_1 = Sajones I
pax-post-saxons_2 = Sajones II
pax-post-wendland_1 = Wendland I

## Jarls

pax-jarl-sigrid = Sigrid Storråda
pax-jarl-styrbjorn = Styrbjörn el Fuerte
pax-jarl-eric = Erico el Victorioso
pax-jarl-gunhild = Gunilda
pax-jarl-helga = Helga de Kiev
pax-jarl-ingvar = Ingvar Roriksson
pax-jarl-harald = Harald Capa Gris
pax-jarl-olaf = Olaf Cuaran

## Cartas de victoria

pax-victory-beginner_jarldom = Poder de los jarls
pax-victory-beginner_svithiod = Svithiod
pax-victory-beginner_theocracy = Teocracia
pax-victory-beginner_rus = Rus
pax-victory-beginner_domination = Dominación
pax-victory-standard_duchy_victory = Victoria de los ducados
pax-victory-standard_raiding_victory = Victoria de las incursiones
pax-victory-standard_lord_high_chancellor = Gran canciller
pax-victory-standard_four_winds = Cuatro vientos
pax-victory-standard_hall_of_heroes = Salón de los héroes
pax-victory-hard_jack_of_all_victory = Victoria polifacética
pax-victory-hard_network_victory = Victoria de la red
pax-victory-hard_silk_road = Ruta de la Seda
pax-victory-hard_great_army = Gran ejército
pax-victory-hard_grand_duke = Gran duque
pax-victory-legendary_emperor_of_the_north = Emperador del Norte
pax-victory-legendary_lord_of_the_key_markets = Señor de los mercados clave
pax-victory-legendary_pax_viking = Pax Viking
pax-victory-legendary_two_peoples = Dos pueblos
pax-victory-legendary_saga_of_sagas = Saga de sagas

## Empresas

pax-tile-helgo_workshops = Talleres de Helgö
pax-tile-gamla_uppsala = Gamla Upsala
pax-tile-dvina_fur_traders = Peleteros del Dviná
pax-tile-vepsians = Vepsios
pax-tile-permians = Permios
pax-tile-osilians = Oselianos
pax-tile-livs_of_the_daugava = Livonios del Daugava
pax-tile-curonians = Curonios
pax-tile-aldeigja = Aldeigja
pax-tile-ilmen_slavs = Eslavos del Ilmen
pax-tile-polyans_of_kaenugard = Polianos de Kænugard
pax-tile-drevlians = Drevlianos
pax-tile-severians = Severianos
pax-tile-radimichs = Radímichi
pax-tile-vyatichs = Viátichi
pax-tile-mordvins = Mordvinos
pax-tile-sarkel = Sarkel
pax-tile-radhanite_merchants = Mercaderes radanitas
pax-tile-volga_dyers = Tintoreros del Volga
pax-tile-muroma = Múroma
pax-tile-timerevo = Timeriovo
pax-tile-preslav = Preslav
pax-tile-vlachs = Valacos
pax-tile-magyars_of_pannonia = Magiares de Panonia
pax-tile-varangian_barracks = Cuartel varego
pax-tile-trebizond = Trebisonda
pax-tile-cherson_salt_pans = Salinas de Quersoneso
pax-tile-antioch = Antioquía
pax-tile-tyrian_glassmakers = Vidrieros de Tiro
pax-tile-amalfi_merchants = Mercaderes de Amalfi
pax-tile-venetian_salt_fleet = Flota salinera veneciana
pax-tile-monte_cassino = Montecasino
pax-tile-seville = Sevilla
pax-tile-almeria_silk_weavers = Sederos de Almería
pax-tile-tabaristan = Tabaristán
pax-tile-naphtha_of_baku = Nafta de Bakú
pax-tile-dirham_road = Ruta de los dírhams
pax-tile-rammelsberg_silver = Plata de Rammelsberg
pax-tile-hammaburg_mission = Misión de Hammaburg
pax-tile-bardowick_market = Mercado de Bardowick
pax-tile-arkona = Arkona
pax-tile-wolin_harbour = Puerto de Wolin
pax-tile-comb_makers_of_jorvik = Peineros de Jorvik
pax-tile-five_boroughs = Cinco Burgos
pax-tile-dorestad = Dorestad
pax-tile-noirmoutier_salt = Sal de Noirmoutier
pax-tile-limerick = Limerick
pax-tile-waterford = Waterford
pax-tile-sigtuna_mint = Ceca de Sigtuna
pax-tile-zavolochye_chud = Chud de Zavolochie
pax-tile-semigallians = Semigalos
pax-tile-vironians = Vironianos
pax-tile-krivichs = Krívichi
pax-tile-tivertsi = Tívertsi
pax-tile-meshchera = Meschera
pax-tile-samandar_vineyards = Viñedos de Samandar
pax-tile-bolghar_market = Mercado de Bolgar
pax-tile-ohrid_scriptorium = Escritorio de Ohrid
pax-tile-thessalonica_fair = Feria de Tesalónica
pax-tile-sinope = Sínope
pax-tile-aleppo = Alepo
pax-tile-bari = Bari
pax-tile-toledo_smiths = Herreros de Toledo
pax-tile-lisbon = Lisboa
pax-tile-derbent = Derbent
pax-tile-magdeburg = Magdeburgo
pax-tile-kolobrzeg_salt_works = Salinas de Kołobrzeg
pax-tile-quentovic = Quentovic
pax-tile-reims = Reims
pax-tile-wexford = Wexford
pax-tile-clonmacnoise = Clonmacnoise
pax-tile-torksey_potters = Alfareros de Torksey
pax-tile-thetford = Thetford

## Eventos

pax-tile-great_schism = Gran Cisma
pax-tile-founding_of_the_kievan_rus = Fundación de la Rus de Kiev
pax-tile-ship_burial_on_the_volga = Funeral en barco en el Volga
pax-tile-battle_of_fyrisvellir = Batalla de Fýrisvellir
pax-tile-sack_of_itil = Saqueo de Itil
pax-tile-baptism_of_kiev = Bautismo de Kiev
pax-tile-siege_of_dorostolon = Asedio de Dorostolon
pax-tile-treaty_with_the_greeks = Tratado con los griegos
pax-tile-battle_of_brunanburh = Batalla de Brunanburh
pax-tile-danegeld = Danegeld
pax-tile-uppsala_blot = Blót de Upsala
pax-tile-settlement_of_greenland = Colonización de Groenlandia
pax-tile-althing_at_thingvellir = Althing de Thingvellir
pax-tile-conversion_of_iceland = Conversión de Islandia
pax-tile-end_of_the_samanid_silver = Fin de la plata samánida
pax-tile-ingvar_before_miklagard = Ingvar ante Miklagard
pax-tile-raid_on_barda = Incursión en Barda
pax-tile-gunrod_in_galicia = Gunrød en Galicia
pax-tile-battle_of_hjorungavagr = Batalla de Hjörungavágr
pax-tile-battle_of_tara = Batalla de Tara
pax-tile-otto_s_missionaries = Misioneros de Otón
pax-tile-battle_of_the_lech = Batalla de Lechfeld
pax-tile-ibn_fadlan_s_embassy = Embajada de Ibn Fadlan
pax-tile-olga_s_revenge = Venganza de Olga
pax-tile-guest_star_over_miklagard = Estrella nueva sobre Miklagard
pax-tile-fimbul_winter = Invierno Fimbul
pax-tile-wedding_at_jelling = Boda en Jelling
pax-tile-thing_of_all_swedes = Thing de todos los suecos
pax-tile-holmgang = Holmgang
pax-tile-blood_feud = Venganza de sangre
pax-tile-varangian_oath = Juramento varego
pax-tile-dnieper_portage = Porteo del Dniéper
pax-tile-slave_market_of_itil = Mercado de esclavos de Itil
pax-tile-treaty_of_saint_clair = Tratado de Saint-Clair
pax-tile-silk_caravan = Caravana de la seda
pax-tile-runestone_at_jelling = Piedra rúnica de Jelling
pax-tile-siege_of_paris = Asedio de París
pax-tile-great_heathen_army = Gran ejército pagano
pax-tile-battle_of_hafrsfjord = Batalla de Hafrsfjord
pax-tile-settlement_of_the_danelaw = Colonización del Danelaw
pax-tile-sack_of_hamburg = Saqueo de Hamburgo
pax-tile-landnam = Landnám
pax-tile-treaty_of_wedmore = Tratado de Wedmore
pax-tile-battle_of_clontarf = Batalla de Clontarf
pax-tile-rus_in_the_bosporus = Los rus en el Bósforo
pax-tile-shield_on_the_gates = Escudo en las puertas de Miklagard
pax-tile-law_of_the_gulathing = Ley del Gulathing
pax-tile-founding_of_the_varangian_guard = Fundación de la Guardia Varega
pax-tile-vinland_voyage = Viaje a Vinland
pax-tile-battle_of_stiklestad = Batalla de Stiklestad
pax-tile-peace_of_god = Paz de Dios
pax-tile-raid_on_the_caspian = Incursión en el Caspio
pax-tile-battle_of_svolder = Batalla de Svolder
pax-tile-taking_of_rogneda = Rapto de Rogneda
pax-tile-raid_of_the_jomsvikings = Incursión de los jomsvikingos

## Dioses

pax-tile-freyr = Frey
pax-tile-svasudr = Svásud
pax-tile-odin = Odín
pax-tile-thor = Thor
pax-tile-njord = Njord
pax-tile-freyja = Freya
pax-tile-frigg = Frigg
pax-tile-tyr = Tyr
pax-tile-heimdall = Heimdall
pax-tile-bragi = Bragi
pax-tile-idunn = Idunn
pax-tile-loki = Loki
pax-tile-baldr = Balder
pax-tile-skadi = Skadi
pax-tile-ullr = Ull
pax-tile-forseti = Forseti
pax-tile-vidarr = Vidar
pax-tile-hel = Hel
pax-tile-ran = Ran
pax-tile-perun = Perún
pax-tile-veles = Veles
pax-tile-svantevit = Svantovit
pax-tile-jomali = Jómali
pax-tile-tengri = Tengri
pax-tile-aegir = Ægir
pax-tile-gefjon = Gefjon
pax-tile-eir = Eir
pax-tile-vali = Vali
pax-tile-sif = Sif
pax-tile-hodr = Hod
pax-tile-magni = Magni
pax-tile-ukko = Ukko
pax-tile-perkunas = Perkunas
pax-tile-dazhbog = Dazhbog
pax-tile-mokosh = Mokosh
pax-tile-radegast = Radegast
pax-tile-stribog = Stribog

## Valedores

pax-tile-ibn_khordadbeh = Ibn Jordadbeh
pax-tile-sigvaldi_strut_haraldsson = Sigvaldi Strut-Haraldsson
pax-tile-ahmad_ibn_fadlan = Ahmad ibn Fadlan
pax-tile-ibn_rustah = Ibn Rustah
pax-tile-hasdai_ibn_shaprut = Hasday ibn Shaprut
pax-tile-theophano = Teófano
pax-tile-anna_porphyrogenita = Ana Porfirogéneta
pax-tile-sviatoslav = Sviatoslav
pax-tile-vladimir_sviatoslavich = Vladimiro Sviatoslávich
pax-tile-rogneda_of_polotsk = Rogneda de Pólotsk
pax-tile-dobrynya = Dobrynia
pax-tile-sveneld = Sveneld
pax-tile-olaf_tryggvason = Olaf Tryggvason
pax-tile-erik_the_red = Erik el Rojo
pax-tile-leif_eriksson = Leif Erikson
pax-tile-egill_skallagrimsson = Egill Skallagrímsson
pax-tile-hakon_jarl = Hakon Jarl
pax-tile-thyra_danebod = Thyra Danebod
pax-tile-harald_bluetooth = Harald Diente Azul
pax-tile-sweyn_forkbeard = Svend Barba Partida
pax-tile-thorgny_the_lawspeaker = Thorgny el Lagman
pax-tile-ottar_of_halogaland = Ottar de Hålogaland
pax-tile-unni_of_hamburg = Unni de Hamburgo
pax-tile-simeon_of_bulgaria = Simeón de Bulgaria
pax-tile-nikephoros_phokas = Nicéforo Focas
pax-tile-john_tzimiskes = Juan Tzimisces
pax-tile-constantine_porphyrogennetos = Constantino Porfirogéneta
pax-tile-liutprand_of_cremona = Liutprando de Cremona
pax-tile-william_longsword = Guillermo Larga Espada
pax-tile-richard_the_fearless = Ricardo Sin Miedo
pax-tile-gormlaith = Gormlaith
pax-tile-brian_boru = Brian Boru
pax-tile-joseph_of_the_khazars = José de los jázaros
pax-tile-almis_iltabar = Almis Iltabar
pax-tile-kurya = Kuria
pax-tile-mieszko_of_the_polans = Miecislao I
pax-tile-aud_the_deep_minded = Aud la Sabia
pax-tile-ivar_the_boneless = Ivar el Deshuesado
pax-tile-rollo = Rollón
pax-tile-hastein = Hastein
pax-tile-oleg_the_wise = Oleg el Sabio
pax-tile-askold_and_dir = Áskold y Dir
pax-tile-harald_fairhair = Harald Cabellera Hermosa
pax-tile-olof_skotkonung = Olaf Skötkonung
pax-tile-ansgar = Anscario
pax-tile-bruno_of_querfurt = Bruno de Querfurt
pax-tile-photios = Focio
pax-tile-basil_the_bulgar_slayer = Basilio Bulgaróctono
pax-tile-harald_hardrada = Harald el Despiadado
pax-tile-al_ghazal = Al-Gazal
pax-tile-ibrahim_ibn_yaqub = Ibrahim ibn Yaqub
pax-tile-al_masudi = Al-Masudi
pax-tile-emma_of_normandy = Emma de Normandía
pax-tile-yaroslav_the_wise = Yaroslav el Sabio
pax-tile-gudrid_the_far_travelled = Gudrid la Viajera

## Seguidores

pax-follower-jarls = Jarls
pax-follower-sweden = Suecia
pax-follower-theocracy = Teocracia
pax-follower-rus = Rus

## Drakkares aliados

pax-colour-black = negro
pax-colour-grey = gris
pax-colour-white = blanco

## Niveles

pax-level-beginner = Principiante
pax-level-standard = Estándar
pax-level-hard = Difícil
pax-level-legendary = Legendario

## Tipos de losetas

pax-tilekind-venture = empresa
pax-tilekind-event = evento
pax-tilekind-god = dios
pax-tilekind-advocate = valedor

## Tipos de puestos

pax-postkind-empty = puesto vacío
pax-postkind-trade_centre = centro de comercio
pax-postkind-key_trade_centre = centro de comercio clave
pax-postkind-powerful_ally = aliado poderoso

## Tipos de regiones

pax-regionkind-sea = región marítima
pax-regionkind-river = región fluvial
pax-regionkind-harbour = región portuaria

## Cuándo actúan las habilidades

pax-trigger-permanent = habilidad permanente
pax-trigger-solstice = solsticio de invierno
pax-trigger-activate = activar
pax-trigger-instant = habilidad inmediata
pax-trigger-event = evento
pax-trigger-althing = althing

## Qué se sabe de una cosa

pax-field-name = nombre
pax-field-id = identificador
pax-field-kind = tipo
pax-field-area = área
pax-field-region = región
pax-field-zone = zona
pax-field-port = puerto
pax-field-follower = seguidor
pax-field-followers = seguidores
pax-field-cost = coste
pax-field-trigger = cuándo actúa
pax-field-effects = efecto
pax-field-abilities = habilidad
pax-field-longships = drakkares
pax-field-starter = mazo inicial
pax-field-home-sea = sede
pax-field-extra-silfr = silfr adicional al empezar
pax-field-level = nivel
pax-field-tests = condición
