# Pax Viking: what things are called. What tiles and cards say is in pax_viking_texts.ftl.

## Regions

pax-region-dumbshaf = Dumbshaf (Northern Sea)
pax-region-germanic_ocean = Germanic Ocean
pax-region-western_ocean = Western Ocean
pax-region-mediterranean = Mediterranean Sea
pax-region-black_sea = Black Sea
pax-region-caspian = Caspian Sea
pax-region-gandvik = Gandvik
pax-region-svealand = Svealand
pax-region-trondelag = Trøndelag
pax-region-danmark = Denmark
pax-region-biarmia = Biarmia
pax-region-estland = Estland
pax-region-holmgard = Holmgard
pax-region-merya = Merya (Upper Volga)
pax-region-pechenegs = Pechenegs
pax-region-burtas = Burtas
pax-region-khazars = Khazars
pax-region-serica = Silk Road
pax-region-indialand = India
pax-region-bulgars = Bulgars
pax-region-byzantium = Byzantium
pax-region-syria = Syria
pax-region-langbardaland = Langbardaland
pax-region-al_andalus = Al-Andalus
pax-region-serkland = Serkland
pax-region-iceland = Iceland
pax-region-faroe = Faroe Islands
pax-region-ireland = Ireland
pax-region-danelaw = Danelaw
pax-region-normandy = Normandy
pax-region-franks = Franks
pax-region-saxons = Saxons
pax-region-wendland = Wendland

## Lands that no longship enters

pax-closed-x_alba = Alba
pax-closed-x_sapmi = Sápmi
pax-closed-x_kvenland = Kvenland
pax-closed-x_mirkwood = Mirkwood
pax-closed-x_alps = Alps
pax-closed-x_asturias = Asturias
pax-closed-x_africa = Blåland
pax-closed-x_arabia = Arabia
pax-closed-x_steppe = Great Steppe
pax-closed-x_khorasan = Khorasan

## Zones

pax-zone-west = West
pax-zone-north = North
pax-zone-east = East
pax-zone-south = South

## Posts

pax-post-birka = Birka
pax-post-trondelag_ally = Trøndelag
pax-post-jelling = Jelling
pax-post-holmgard_ally = Holmgard
pax-post-itil = Itil
pax-post-changan = Chang'an
pax-post-india = India
pax-post-miklagard = Miklagard
pax-post-damascus = Damascus
pax-post-cordoba = Córdoba
pax-post-iceland_ally = Iceland
pax-post-faroe_ally = Faroe Islands
pax-post-dublin = Dublin
pax-post-rouen = Rouen
pax-post-aachen = Aachen
pax-post-jomsborg = Jómsborg
pax-post-svealand_1 = Svealand I
pax-post-biarmia_1 = Biarmia I
pax-post-biarmia_2 = Biarmia II
pax-post-estland_1 = Estland I
pax-post-estland_2 = Estland II
pax-post-holmgard_1 = Holmgard I
pax-post-merya_1 = Merya I
pax-post-merya_2 = Merya II
pax-post-pechenegs_1 = Pechenegs I
pax-post-pechenegs_2 = Pechenegs II
pax-post-burtas_1 = Burtas I
pax-post-burtas_2 = Burtas II
pax-post-khazars_1 = Khazars I
pax-post-bulgars_1 = Bulgars I
pax-post-bulgars_2 = Bulgars II
pax-post-byzantium_1 = Byzantium I
pax-post-byzantium_2 = Byzantium II
pax-post-syria_1 = Syria I
pax-post-langbardaland_1 = Langbardaland I
pax-post-langbardaland_2 = Langbardaland II
pax-post-al_andalus_1 = Al-Andalus I
pax-post-serkland_1 = Serkland I
pax-post-serkland_2 = Serkland II
pax-post-ireland_1 = Ireland I
pax-post-danelaw_1 = Danelaw I
pax-post-danelaw_2 = Danelaw II
pax-post-franks_1 = Franks I
pax-post-saxons_1 = Saxons I
pax-post-saxons_2 = Saxons II
pax-post-wendland_1 = Wendland I

## Jarls

pax-jarl-sigrid = Sigrid Storråda
pax-jarl-styrbjorn = Styrbjörn Starke
pax-jarl-eric = Eric the Victorious
pax-jarl-gunhild = Gunhild
pax-jarl-helga = Helga of Kiev
pax-jarl-ingvar = Ingvar Roriksson
pax-jarl-harald = Harald Greycloak
pax-jarl-olaf = Olaf Cuaran

## Victory cards

pax-victory-beginner_jarldom = Jarldom
pax-victory-beginner_svithiod = Svithiod
pax-victory-beginner_theocracy = Theocracy
pax-victory-beginner_rus = Rus
pax-victory-beginner_domination = Domination
pax-victory-standard_duchy_victory = Duchy Victory
pax-victory-standard_raiding_victory = Raiding Victory
pax-victory-standard_lord_high_chancellor = Lord High Chancellor
pax-victory-standard_four_winds = Four Winds
pax-victory-standard_hall_of_heroes = Hall of Heroes
pax-victory-hard_jack_of_all_victory = Jack-of-All Victory
pax-victory-hard_network_victory = Network Victory
pax-victory-hard_silk_road = Silk Road
pax-victory-hard_great_army = Great Army
pax-victory-hard_grand_duke = Grand Duke
pax-victory-legendary_emperor_of_the_north = Emperor of the North
pax-victory-legendary_lord_of_the_key_markets = Lord of the Key Markets
pax-victory-legendary_pax_viking = Pax Viking
pax-victory-legendary_two_peoples = Two Peoples
pax-victory-legendary_saga_of_sagas = Saga of Sagas

## Ventures

pax-tile-helgo_workshops = Helgö Workshops
pax-tile-gamla_uppsala = Gamla Uppsala
pax-tile-dvina_fur_traders = Dvina Fur Traders
pax-tile-vepsians = Vepsians
pax-tile-permians = Permians
pax-tile-osilians = Osilians
pax-tile-livs_of_the_daugava = Livs of the Daugava
pax-tile-curonians = Curonians
pax-tile-aldeigja = Aldeigja
pax-tile-ilmen_slavs = Ilmen Slavs
pax-tile-polyans_of_kaenugard = Polyans of Kænugard
pax-tile-drevlians = Drevlians
pax-tile-severians = Severians
pax-tile-radimichs = Radimichs
pax-tile-vyatichs = Vyatichs
pax-tile-mordvins = Mordvins
pax-tile-sarkel = Sarkel
pax-tile-radhanite_merchants = Radhanite Merchants
pax-tile-volga_dyers = Volga Dyers
pax-tile-muroma = Muroma
pax-tile-timerevo = Timerevo
pax-tile-preslav = Preslav
pax-tile-vlachs = Vlachs
pax-tile-magyars_of_pannonia = Magyars of Pannonia
pax-tile-varangian_barracks = Varangian Barracks
pax-tile-trebizond = Trebizond
pax-tile-cherson_salt_pans = Cherson Salt Pans
pax-tile-antioch = Antioch
pax-tile-tyrian_glassmakers = Tyrian Glassmakers
pax-tile-amalfi_merchants = Amalfi Merchants
pax-tile-venetian_salt_fleet = Venetian Salt Fleet
pax-tile-monte_cassino = Monte Cassino
pax-tile-seville = Seville
pax-tile-almeria_silk_weavers = Almería Silk Weavers
pax-tile-tabaristan = Tabaristan
pax-tile-naphtha_of_baku = Naphtha of Baku
pax-tile-dirham_road = Dirham Road
pax-tile-rammelsberg_silver = Rammelsberg Silver
pax-tile-hammaburg_mission = Hammaburg Mission
pax-tile-bardowick_market = Bardowick Market
pax-tile-arkona = Arkona
pax-tile-wolin_harbour = Wolin Harbour
pax-tile-comb_makers_of_jorvik = Comb Makers of Jórvík
pax-tile-five_boroughs = Five Boroughs
pax-tile-dorestad = Dorestad
pax-tile-noirmoutier_salt = Noirmoutier Salt
pax-tile-limerick = Limerick
pax-tile-waterford = Waterford
pax-tile-sigtuna_mint = Sigtuna Mint
pax-tile-zavolochye_chud = Chud of Zavolochye
pax-tile-semigallians = Semigallians
pax-tile-vironians = Vironians
pax-tile-krivichs = Krivichs
pax-tile-tivertsi = Tivertsi
pax-tile-meshchera = Meshchera
pax-tile-samandar_vineyards = Samandar Vineyards
pax-tile-bolghar_market = Bolghar Market
pax-tile-ohrid_scriptorium = Ohrid Scriptorium
pax-tile-thessalonica_fair = Thessalonica Fair
pax-tile-sinope = Sinope
pax-tile-aleppo = Aleppo
pax-tile-bari = Bari
pax-tile-toledo_smiths = Toledo Smiths
pax-tile-lisbon = Lisbon
pax-tile-derbent = Derbent
pax-tile-magdeburg = Magdeburg
pax-tile-kolobrzeg_salt_works = Kołobrzeg Salt Works
pax-tile-quentovic = Quentovic
pax-tile-reims = Reims
pax-tile-wexford = Wexford
pax-tile-clonmacnoise = Clonmacnoise
pax-tile-torksey_potters = Torksey Potters
pax-tile-thetford = Thetford

## Events

pax-tile-great_schism = Great Schism
pax-tile-founding_of_the_kievan_rus = Founding of the Kievan Rus
pax-tile-ship_burial_on_the_volga = Ship Burial on the Volga
pax-tile-battle_of_fyrisvellir = Battle of Fýrisvellir
pax-tile-sack_of_itil = Sack of Itil
pax-tile-baptism_of_kiev = Baptism of Kiev
pax-tile-siege_of_dorostolon = Siege of Dorostolon
pax-tile-treaty_with_the_greeks = Treaty with the Greeks
pax-tile-battle_of_brunanburh = Battle of Brunanburh
pax-tile-danegeld = Danegeld
pax-tile-uppsala_blot = Uppsala Blót
pax-tile-settlement_of_greenland = Settlement of Greenland
pax-tile-althing_at_thingvellir = Althing at Thingvellir
pax-tile-conversion_of_iceland = Conversion of Iceland
pax-tile-end_of_the_samanid_silver = End of the Samanid Silver
pax-tile-ingvar_before_miklagard = Ingvar before Miklagard
pax-tile-raid_on_barda = Raid on Barda
pax-tile-gunrod_in_galicia = Gunrød in Galicia
pax-tile-battle_of_hjorungavagr = Battle of Hjörungavágr
pax-tile-battle_of_tara = Battle of Tara
pax-tile-otto_s_missionaries = Otto's Missionaries
pax-tile-battle_of_the_lech = Battle of the Lech
pax-tile-ibn_fadlan_s_embassy = Ibn Fadlan's Embassy
pax-tile-olga_s_revenge = Olga's Revenge
pax-tile-guest_star_over_miklagard = Guest Star over Miklagard
pax-tile-fimbul_winter = Fimbul Winter
pax-tile-wedding_at_jelling = Wedding at Jelling
pax-tile-thing_of_all_swedes = Thing of All Swedes
pax-tile-holmgang = Holmgang
pax-tile-blood_feud = Blood Feud
pax-tile-varangian_oath = Varangian Oath
pax-tile-dnieper_portage = Dnieper Portage
pax-tile-slave_market_of_itil = Slave Market of Itil
pax-tile-treaty_of_saint_clair = Treaty of Saint-Clair
pax-tile-silk_caravan = Silk Caravan
pax-tile-runestone_at_jelling = Runestone at Jelling
pax-tile-siege_of_paris = Siege of Paris
pax-tile-great_heathen_army = Great Heathen Army
pax-tile-battle_of_hafrsfjord = Battle of Hafrsfjord
pax-tile-settlement_of_the_danelaw = Settlement of the Danelaw
pax-tile-sack_of_hamburg = Sack of Hamburg
pax-tile-landnam = Landnám
pax-tile-treaty_of_wedmore = Treaty of Wedmore
pax-tile-battle_of_clontarf = Battle of Clontarf
pax-tile-rus_in_the_bosporus = Rus in the Bosporus
pax-tile-shield_on_the_gates = Shield on the Gates of Miklagard
pax-tile-law_of_the_gulathing = Law of the Gulathing
pax-tile-founding_of_the_varangian_guard = Founding of the Varangian Guard
pax-tile-vinland_voyage = Vinland Voyage
pax-tile-battle_of_stiklestad = Battle of Stiklestad
pax-tile-peace_of_god = Peace of God
pax-tile-raid_on_the_caspian = Raid on the Caspian
pax-tile-battle_of_svolder = Battle of Svolder
pax-tile-taking_of_rogneda = Taking of Rogneda
pax-tile-raid_of_the_jomsvikings = Raid of the Jomsvikings

## Gods

pax-tile-freyr = Freyr
pax-tile-svasudr = Svásuðr
pax-tile-odin = Odin
pax-tile-thor = Thor
pax-tile-njord = Njörð
pax-tile-freyja = Freyja
pax-tile-frigg = Frigg
pax-tile-tyr = Týr
pax-tile-heimdall = Heimdall
pax-tile-bragi = Bragi
pax-tile-idunn = Iðunn
pax-tile-loki = Loki
pax-tile-baldr = Baldr
pax-tile-skadi = Skaði
pax-tile-ullr = Ullr
pax-tile-forseti = Forseti
pax-tile-vidarr = Víðarr
pax-tile-hel = Hel
pax-tile-ran = Rán
pax-tile-perun = Perun
pax-tile-veles = Veles
pax-tile-svantevit = Svantevit
pax-tile-jomali = Jómali
pax-tile-tengri = Tengri
pax-tile-aegir = Ægir
pax-tile-gefjon = Gefjon
pax-tile-eir = Eir
pax-tile-vali = Váli
pax-tile-sif = Sif
pax-tile-hodr = Höðr
pax-tile-magni = Magni
pax-tile-ukko = Ukko
pax-tile-perkunas = Perkūnas
pax-tile-dazhbog = Dazhbog
pax-tile-mokosh = Mokosh
pax-tile-radegast = Radegast
pax-tile-stribog = Stribog

## Advocates

pax-tile-ibn_khordadbeh = Ibn Khordadbeh
pax-tile-sigvaldi_strut_haraldsson = Sigvaldi Strut-Haraldsson
pax-tile-ahmad_ibn_fadlan = Ahmad ibn Fadlan
pax-tile-ibn_rustah = Ibn Rustah
pax-tile-hasdai_ibn_shaprut = Hasdai ibn Shaprut
pax-tile-theophano = Theophano
pax-tile-anna_porphyrogenita = Anna Porphyrogenita
pax-tile-sviatoslav = Sviatoslav
pax-tile-vladimir_sviatoslavich = Vladimir Sviatoslavich
pax-tile-rogneda_of_polotsk = Rogneda of Polotsk
pax-tile-dobrynya = Dobrynya
pax-tile-sveneld = Sveneld
pax-tile-olaf_tryggvason = Olaf Tryggvason
pax-tile-erik_the_red = Erik the Red
pax-tile-leif_eriksson = Leif Eriksson
pax-tile-egill_skallagrimsson = Egill Skallagrímsson
pax-tile-hakon_jarl = Hákon Jarl
pax-tile-thyra_danebod = Þyra Danebod
pax-tile-harald_bluetooth = Harald Bluetooth
pax-tile-sweyn_forkbeard = Sweyn Forkbeard
pax-tile-thorgny_the_lawspeaker = Thorgny the Lawspeaker
pax-tile-ottar_of_halogaland = Ottar of Hålogaland
pax-tile-unni_of_hamburg = Unni of Hamburg
pax-tile-simeon_of_bulgaria = Simeon of Bulgaria
pax-tile-nikephoros_phokas = Nikephoros Phokas
pax-tile-john_tzimiskes = John Tzimiskes
pax-tile-constantine_porphyrogennetos = Constantine Porphyrogennetos
pax-tile-liutprand_of_cremona = Liutprand of Cremona
pax-tile-william_longsword = William Longsword
pax-tile-richard_the_fearless = Richard the Fearless
pax-tile-gormlaith = Gormlaith
pax-tile-brian_boru = Brian Boru
pax-tile-joseph_of_the_khazars = Joseph of the Khazars
pax-tile-almis_iltabar = Almış Iltäbär
pax-tile-kurya = Kurya
pax-tile-mieszko_of_the_polans = Mieszko of the Polans
pax-tile-aud_the_deep_minded = Aud the Deep-Minded
pax-tile-ivar_the_boneless = Ivar the Boneless
pax-tile-rollo = Rollo
pax-tile-hastein = Hastein
pax-tile-oleg_the_wise = Oleg the Wise
pax-tile-askold_and_dir = Askold and Dir
pax-tile-harald_fairhair = Harald Fairhair
pax-tile-olof_skotkonung = Olof Skötkonung
pax-tile-ansgar = Ansgar
pax-tile-bruno_of_querfurt = Bruno of Querfurt
pax-tile-photios = Photios
pax-tile-basil_the_bulgar_slayer = Basil the Bulgar-Slayer
pax-tile-harald_hardrada = Harald Hardrada
pax-tile-al_ghazal = Al-Ghazal
pax-tile-ibrahim_ibn_yaqub = Ibrahim ibn Yaqub
pax-tile-al_masudi = Al-Mas'udi
pax-tile-emma_of_normandy = Emma of Normandy
pax-tile-yaroslav_the_wise = Yaroslav the Wise
pax-tile-gudrid_the_far_travelled = Gudrid the Far-Travelled

## Followers

pax-follower-jarls = Jarls
pax-follower-sweden = Sweden
pax-follower-theocracy = Theocracy
pax-follower-rus = Rus

## Ally longships

pax-colour-black = black
pax-colour-grey = grey
pax-colour-white = white

## Levels

pax-level-beginner = Beginner
pax-level-standard = Standard
pax-level-hard = Hard
pax-level-legendary = Legendary

## Kinds of tiles

pax-tilekind-venture = venture
pax-tilekind-event = event
pax-tilekind-god = god
pax-tilekind-advocate = advocate

## Kinds of posts

pax-postkind-empty = empty post
pax-postkind-trade_centre = trade centre
pax-postkind-key_trade_centre = key trade centre
pax-postkind-powerful_ally = powerful ally

## Kinds of regions

pax-regionkind-sea = sea region
pax-regionkind-river = river region
pax-regionkind-harbour = harbour region

## When abilities work

pax-trigger-permanent = permanent ability
pax-trigger-solstice = winter solstice
pax-trigger-activate = activate
pax-trigger-instant = immediate ability
pax-trigger-event = event
pax-trigger-althing = althing

## What is known of a thing

pax-field-name = name
pax-field-id = id
pax-field-kind = kind
pax-field-area = area
pax-field-region = region
pax-field-zone = zone
pax-field-port = port
pax-field-follower = follower
pax-field-followers = followers
pax-field-cost = cost
pax-field-trigger = when it works
pax-field-effects = effect
pax-field-abilities = ability
pax-field-longships = longships
pax-field-starter = starter deck
pax-field-home-sea = home
pax-field-extra-silfr = extra silfr at the start
pax-field-level = level
pax-field-tests = condition
