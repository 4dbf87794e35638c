export default {
  needs: `
  Frühstück, Frühstücken, Brunch, Sonntagsfrühstück, Morgen, Zmorge, Frühstück im Bett, Frühstück ans Bett, Frühstückstisch, Katerfrühstück, Gabelfrühstück, Weißwurstfrühstück, zum Frühstücken > Haferflocken, Müsli, Haferbrei, Brötchen, Eier, Croissants, Buttercroissants, Bagels, Joghurt, Naturjoghurt, Brot, Marmelade, Honig, Kaffee, Orangensaft, Pfannkuchen, Butter, Milch, Käse, Bananen, Obst, Backwaren, Milchprodukte
  Snack, Snacks, Imbiss, Knabberzeug, Knabberei, Knabbereien, Naschen, Pausenbrot, Zwischenmahlzeit, kleiner Hunger, Kinder, für die Kinder, Schulbrot, Schulpause, große Pause, Pause, Znüni, Zvieri, Kita, Kindergarten, Büro Snack, Nervennahrung, Knabbern, zum Knabbern, Naschereien, Nascherei, Heißhunger, Hunger, Couch, Sofa, unterwegs, für unterwegs, zwischendurch, für zwischendurch > Brezeln, Laugenbrezeln, Popcornmais, Chips, Cookies, Nüsse, Kekse, Bananen, Äpfel, Trauben, Cracker, Joghurt, Käse, Brot, Obst, Snacks
  Gesundes, gesunder Snack, gesund, Diät, Abnehmen, leichte Küche, leichte Kost, etwas Leichtes, Fitness, kalorienarm, gesundes Essen, gesunde Ernährung > Äpfel, Brokkoli, Möhren, Joghurt, Haferflocken, Bananen, Heidelbeeren, Trauben, Obst, Gemüse
  Abendessen, Nachtmahl, Feierabend, Hauptgericht, Essen, Mahl, Essen für zwei, Schnelles, Schnelle Küche, Fertiggericht, Abend, Znacht, schnelle Mahlzeit, Mahlzeit, Feierabendküche, warmes Essen, Resteessen, WG Essen, Familienessen, Dinner, Candle Light Dinner, schnelles Essen, Seelentröster, Regentag, kalter Tag, Winterabend, Regenwetter, Schlechtwetter > Spaghetti, Nudeln, Gemüsecurry, Suppe, Pizza, Nudelbecher, Hartweizenspaghetti, Reis, Kartoffeln, Brot, Käse, Eier, Lasagne, Haferbrei, Gemüse, Fertiggerichte
  Lunchbox, Brotdose, Brotbox, Vesperdose, Jausenbox, Znünibox > Brot, Bagels, Käse, Äpfel, Bananen, Möhren, Trauben, Joghurt, Laugenbrezeln, Brezeln, Cookies, Butter, Obst, Backwaren
  Aufstrich, Brotaufstrich, Brotbelag, fürs Brot, aufs Brot, zum Bestreichen, zum Schmieren > Butter, Marmelade, Honig, Frischkäse, Käse, Schokocreme, Erdnussbutter, Wurst
  Dip, zum Dippen, Dippen > Laugenbrezeln, Brezeln, Baguettes, Möhren, Paprika, Brot, Chips, Cracker, Gemüse
  zu kochen, zum Kochen, nicht kochen, kochfaul, Tiefkühlgericht, Mikrowelle, Schnellgericht, Fertigessen, Fertigmahlzeit, Single Küche, Mittagsgericht > Gemüsecurry, Suppe, Nudelbecher, Spaghetti in Tomatensoße, Pizza, Lasagne, Haferbrei, Nudeln, Fertiggerichte
  Mittagessen, Mittag, Mittagspause, Lunch, Büro, Zmittag, Mittagstisch, Schule, Arbeit, Kantine > Suppe, Gemüsecurry, Nudelbecher, Spaghetti, Nudeln, Reis, Kartoffeln, Brot, Bagels, Käse, Salat, Bananen, Äpfel, Fertiggerichte, Backwaren
  Party, Fest, Feier, Geburtstag, Kindergeburtstag, Silvester, Fingerfood, Gäste, Feiern, zum Feiern, Geburtstagsfeier, Mitbringsel, Besuch, Empfang, Sektempfang, Buffet, Büfett, Häppchen, Weihnachten, Ostern, Fasching, Karneval, Halloween, Einweihung, Hochzeit, Jubiläum, Einschulung, Taufe, Jugendweihe, Konfirmation > Chips, Popcornmais, Laugenbrezeln, Limonade, Zitronenlimonade, Kirschschorle, Schorle, Cola, Cookies, Vanilleeis, Eis, Trauben, Pizza, Kuchen, Käse, Baguettes, Erdbeeren, Getränke, Snacks
  Filmabend, Kinoabend, Film, Kino, Spieleabend, Fernsehabend, Fußballabend, Mädelsabend, Männerabend, Serienabend, Pyjamaparty, Übernachtungsparty, Pokerabend, Kaminabend, Fernsehen, Netflix, Serie, gemütlicher Abend, Couchabend, Spielenachmittag, Fußball, Fußball gucken, Tatort > Popcornmais, Popcorn, Chips, Laugenbrezeln, Cookies, Vanilleeis, Zitronenlimonade, Kirschschorle, Cola, Eis, Schokolade, Bier, Trauben, Erdbeeren, Snacks, Getränke
  Picknick, Ausflug, Wanderung, Wandern, Reiseproviant, Proviant, Camping, Wandertag, Radtour, Fahrradtour, Strand, Strandtag, Badesee, Freibad, Schwimmbad, Zugfahrt, Autofahrt, Fahrt, lange Fahrt, Reise, Klassenfahrt, Zelten, Festival, Park, Tour, Wegzehrung, Rucksack, Tagesausflug, Schulausflug > Baguettes, Brot, Bauernbrot, Käse, Bauernkäse, Trauben, Äpfel, Erdbeeren, Limonade, Zitronenlimonade, Laugenbrezeln, Apfelsaft, Eier, Bananen, Obst, Backwaren, Getränke
  Grillen, Grillabend, Grillfest, Barbecue, BBQ, zum Grillen, Grill, Angrillen, Grillparty, Grillgemüse, Grillbeilage, Gartenparty > Würstchen, Steak, Zuckermais, Grüne Paprika, Paprika, Auberginen, Kartoffeln, Baguettes, Grillkohle, Ketchup, Bier, Käse, Brot, Bauernkäse, Limonade, Gemüse, Fleisch
  Backen, Kuchen backen, Backzutaten, Plätzchen backen, Brot backen, zum Backen, Backtag, Muffins backen, Torte backen, Kekse backen, Weihnachtsbäckerei, Pizza backen, Waffeln backen, selbst backen > Mehl, Weizenmehl, Butter, Eier, Zucker, Milch, Backpulver, Hefe, Schokolade, Backen, Getreide
  Heißgetränk, Warmes, etwas Warmes, Kaffeepause, Kaffeekränzchen, Kaffee und Kuchen, Teestunde, Teepause, Tee Zeit, Nachmittagskaffee, Kaffeetafel, Kaffeeklatsch, Kaffeerunde, Adventskaffee, Wintertag, Aufwärmen, zum Aufwärmen > Tee, Kaffee, Kakao, Suppe, Haferbrei, Cookies, Croissants, Kuchen, Backwaren
  Getränk, Getränke, Erfrischung, Durst, Kaltes, Erfrischungsgetränk, Softdrinks, etwas zu trinken, heißer Tag, Hitze, Hitzewelle, Sommer, Sommertag, Sommerhitze, Abkühlung, zum Abkühlen, Hochsommer, heiße Tage, Erfrischendes, etwas Kühles, kühles Getränk, Durstlöscher > Limonade, Zitronenlimonade, Apfelsaft, Orangensaft, Eistee, Schorle, Kirschschorle, Wasser, Kokoswasser, Cola, Vanilleeis, Eis, Saft, Getränke
  Baby, Beikoststart, Breikost, Säugling, Kleinkind, Babysachen, Beikost, Babybeikost > Babynahrung, Windeln, Feuchttücher, Babybrei, Babymilch, Bananen, Joghurt, Haferbrei, Haferflocken, Möhren, Äpfel, Milch
  Nachtisch, Dessert, Nachspeise, Süßes, etwas Süßes, Süßspeise, Süßigkeit, Süßigkeiten, Süßkram, Süßer Snack, Naschkatze, Zuckerhunger, Schokohunger, Schlemmen, zum Naschen, Süßer Zahn > Vanilleeis, Eis, Schokolade, Cookies, Erdbeeren, Pfannkuchen, Joghurt, Pudding, Kuchen, Heidelbeeren, Obst
  Salziges, etwas Salziges, Salzgebäck > Laugenbrezeln, Brezeln, Chips, Popcornmais, Cracker
  Putzen, Hausputz, Frühjahrsputz, Saubermachen > Reiniger, Putzmittel, Schwamm, Spülmittel, Küchenrolle
  Wäsche, Wäsche waschen > Waschmittel, Weichspüler
  Kopfschmerzen, Erkältung, Grippe, krank, Kater, Schnupfen, Husten, Halsschmerzen, Halsweh, Fieber, Kranke, krankes Kind, Krankentag, Kranksein, krank im Bett, erkältet, Magenverstimmung, Bauchweh, Schonkost, Genesung, gute Besserung, Abwehrkräfte, Immunsystem, Bettruhe > Suppe, Tee, Zitronen, Honig, Taschentücher, Orangen, Haferbrei, Orangensaft, Eistee, Obst
  Haustier, Katze > Katzenfutter, Katzenstreu; Hund > Hundefutter
  Italienischer Abend, Italienisch, Nudelabend, Pastaabend, Italienisches Essen, Italien Abend, Pizzaabend, Dolce Vita > Spaghetti, Hartweizenspaghetti, Nudeln, Tomaten, Strauchtomaten, Tomatensoße, Parmesan, Mozzarella, Pizza, Käse
  Sport, Training, Energie, Eiweiß, Protein, Nach dem Sport, Fitnessstudio, Gym, Workout, Muskelaufbau, Kraftsport, Laufen, Joggen, Marathon, Regeneration, Sportler, eiweißreich, proteinreich > Bananen, Eier, Haferflocken, Joghurt, Nüsse, Quark, Naturjoghurt, Milch, Kokoswasser, Käse, Kidneybohnen, Obst
  Smoothie > Bananen, Erdbeeren, Heidelbeeren, Joghurt, Orangensaft, Kokoswasser
  Obstsalat, Fruchtsalat, Obstteller, Obstkorb, Obstplatte > Äpfel, Bananen, Trauben, Erdbeeren, Orangen, Heidelbeeren, Obst
  Käseplatte, Käsebrett, Wein und Käse, Käseabend > Käse, Bauernkäse, Trauben, Baguettes, Brot
  Beilage, Salatzutaten > Kartoffeln, Reis, Paprika, Tomaten, Möhren, Brokkoli
  Brotzeit, Vesper, Vesperbrett, Abendbrot, Abendbrottisch, Jause, Marende, Brotzeitplatte, Stulle, Stullen, kaltes Abendessen, belegte Brote > Brot, Bauernbrot, Käse, Bauernkäse, Butter, Laugenbrezeln, Wurst, Schinken, Tomaten, Strauchtomaten, Paprika, Gurken, Baguettes, Eier, Radieschen, Backwaren
  Aperitif, Apéro, Apero, Umtrunk, Tapas, Antipasti, Vorspeise, Häppchenplatte > Oliven, Laugenbrezeln, Käse, Bauernkäse, Baguettes, Trauben, Tomaten, Strauchtomaten, Chips, Zitronenlimonade, Kirschschorle, Wein, Sekt, Schinken
  Ramadan, Iftar, Suhur, Fastenbrechen, Zuckerfest > Datteln, Suppe, Joghurt, Brot, Eier, Haferflocken, Reis, Bananen, Wasser, Saft, Milch
  Montag, Dienstag, Mittwoch, Donnerstag, Freitag, Samstag, Sonnabend, Sonntag, Wochenende, Wocheneinkauf > -
`,

  standIns: `
  Gouda, Emmentaler, Edamer, Bergkäse, Schnittkäse, Hartkäse, Tilsiter, Butterkäse > Bauernkäse, Käse
  Ramen, Instantnudeln, Asianudeln > Nudelbecher, Nudel; Penne, Fusilli, Makkaroni, Tagliatelle > Hartweizenspaghetti, Spaghetti
  Brötchen, Semmel, Toast, Toastbrot, Ciabatta, Vollkornbrot, Weißbrot, Graubrot > Brot, Baguettes, Bagels
  Limonade, Limo, Brause, Softdrink, Sprudel, Soda, Cola > Limonade, Schorle, Saft; Peperoni, Pfefferoni > Paprika, Chili; Misosuppe, Ramensuppe, Nudelsuppe, Asiasuppe > Nudelbecher, Nudel, Suppe; Schorle, Fruchtschorle > Schorle, Saft, Limonade
  Kirschsaft > Kirschschorle; Dinkelmehl, Roggenmehl > Mehl; Gala Apfel, Elstar > Apfel; Cherrytomate, Rispentomate > Tomate
  Salat, gemischter Salat, Sommersalat, bunter Salat, griechischer Salat > Tomaten, Strauchtomaten, Paprika, Grüne Paprika, Gurken, Möhren, Zuckermais, Feta, Käse, Kopfsalat
  Sandwich, Stulle, belegtes Brot > Brot, Baguettes, Bagels, Käse, Schinken, Tomaten, Butter
  Eintopf, Gemüsesuppe, Brühe, Nudelsuppe > Suppe, Möhren, Kartoffeln, Lauch, Nudelbecher
  Waffel, Waffelteig, Crêpe, Kaiserschmarrn > Pfannkuchen, Mehl, Eier; Pizzateig, Brotteig, Hefeteig, Kuchenteig > Mehl, Weizenmehl, Hefe; Pommes, Bratkartoffel, Püree, Kartoffelpüree, Rösti > Kartoffel; Gericht, Reisgericht, Nudelgericht > Gemüsecurry, Nudelbecher, Spaghetti in Tomatensoße, Reis
  Kuchen, Torte, Geburtstagskuchen > Weizenmehl, Mehl, Eier, Butter, Zucker
`,

  behindNeeds: 'sachen zeug kram zutat zutaten essen korb buffet büfett platte teller menü bedarf tisch vorrat einkauf',
} satisfies Translation<typeof import('#gateway/search/needs.ts')>;
