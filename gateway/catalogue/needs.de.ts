export default {
  needs: `
  Frühstück, Frühstücken, Brunch, Sonntagsfrühstück > Haferflocken, Müsli, Haferbrei, Brötchen, Eier, Croissants, Buttercroissants, Bagels, Joghurt, Naturjoghurt, Brot, Marmelade, Honig, Kaffee, Orangensaft, Pfannkuchen, Butter, Milch, Käse, Bananen
  Snack, Snacks, Imbiss, Knabberzeug, Knabberei, Knabbereien, Naschen, Pausenbrot, Zwischenmahlzeit, Vesper, Jause, Brotzeit, kleiner Hunger > Brezeln, Laugenbrezeln, Popcornmais, Chips, Cookies, Nüsse, Kekse, Bananen, Äpfel, Trauben, Cracker, Joghurt, Käse, Brot
  Gesundes, gesunder Snack, gesund > Äpfel, Brokkoli, Möhren, Joghurt, Haferflocken, Bananen, Heidelbeeren, Trauben
  Abendessen, Abendbrot, Nachtmahl, Feierabend, Hauptgericht, Essen für zwei, Schnelles, Schnelle Küche, Fertiggericht > Spaghetti, Nudeln, Gemüsecurry, Suppe, Pizza, Nudelbecher, Hartweizenspaghetti, Reis, Kartoffeln, Brot, Käse, Eier, Lasagne
  Mittagessen, Mittag, Mittagspause, Lunch, Büro, Zmittag > Suppe, Gemüsecurry, Nudelbecher, Spaghetti, Nudeln, Reis, Kartoffeln, Brot, Bagels, Käse, Salat
  Party, Fest, Feier, Geburtstag, Kindergeburtstag, Silvester, Fingerfood, Gäste > Chips, Popcornmais, Laugenbrezeln, Limonade, Zitronenlimonade, Kirschschorle, Schorle, Cola, Cookies, Vanilleeis, Eis, Trauben, Pizza, Kuchen, Käse, Baguettes
  Filmabend, Kinoabend, Film, Kino, Spieleabend, Fernsehabend, Fußballabend > Popcornmais, Popcorn, Chips, Laugenbrezeln, Cookies, Vanilleeis, Zitronenlimonade, Kirschschorle, Cola, Eis, Schokolade, Bier
  Picknick, Ausflug, Wanderung, Wandern, Reiseproviant, Proviant, Camping > Baguettes, Brot, Bauernbrot, Käse, Bauernkäse, Trauben, Äpfel, Erdbeeren, Limonade, Zitronenlimonade, Laugenbrezeln, Apfelsaft, Eier, Bananen
  Grillen, Grillabend, Grillfest, Barbecue, BBQ > Würstchen, Steak, Zuckermais, Grüne Paprika, Paprika, Auberginen, Kartoffeln, Baguettes, Grillkohle, Ketchup, Bier, Käse
  Backen, Kuchen backen, Backzutaten, Plätzchen backen, Brot backen > Mehl, Weizenmehl, Butter, Eier, Zucker, Milch, Backpulver, Hefe, Schokolade
  Heißgetränk, Warmes, etwas Warmes, Kaffeepause, Kaffeekränzchen, Kaffee und Kuchen > Tee, Kaffee, Kakao, Suppe, Haferbrei, Cookies, Croissants
  Getränk, Getränke, Erfrischung, Durst, Kaltes, Erfrischungsgetränk, Softdrinks, etwas zu trinken > Limonade, Zitronenlimonade, Apfelsaft, Orangensaft, Eistee, Schorle, Kirschschorle, Wasser, Kokoswasser, Cola
  Baby, Säugling, Kleinkind, Babysachen > Babynahrung, Windeln, Feuchttücher, Babybrei, Babymilch
  Nachtisch, Dessert, Nachspeise, Süßes, etwas Süßes, Süßspeise, Süßigkeit, Süßigkeiten, Süßkram > Vanilleeis, Eis, Schokolade, Cookies, Erdbeeren, Pfannkuchen, Joghurt, Pudding, Kuchen, Heidelbeeren
  Salziges, etwas Salziges, Salzgebäck > Laugenbrezeln, Brezeln, Chips, Popcornmais, Cracker
  Putzen, Hausputz, Frühjahrsputz, Saubermachen > Reiniger, Putzmittel, Schwamm, Spülmittel, Küchenrolle
  Wäsche, Wäsche waschen > Waschmittel, Weichspüler
  Kopfschmerzen, Erkältung, Grippe, krank, Kater > Suppe, Tee, Zitronen, Honig, Taschentücher, Orangen
  Haustier, Katze > Katzenfutter, Katzenstreu; Hund > Hundefutter
  Italienischer Abend, Italienisch, Nudelabend, Pastaabend > Spaghetti, Hartweizenspaghetti, Nudeln, Tomaten, Strauchtomaten, Tomatensoße, Parmesan, Mozzarella, Pizza
  Sport, Training, Energie, Eiweiß, Protein > Bananen, Eier, Haferflocken, Joghurt, Nüsse, Quark
  Smoothie > Bananen, Erdbeeren, Heidelbeeren, Joghurt, Orangensaft, Kokoswasser
  Obstsalat, Fruchtsalat > Äpfel, Bananen, Trauben, Erdbeeren, Orangen, Heidelbeeren
  Käseplatte, Käsebrett > Käse, Bauernkäse, Trauben, Baguettes, Brot
  Beilage, Salatzutaten > Kartoffeln, Reis, Paprika, Tomaten, Möhren, Brokkoli
`,

  standIns: `
  Gouda, Emmentaler, Edamer, Bergkäse, Schnittkäse, Hartkäse, Tilsiter, Butterkäse > Bauernkäse, Käse
  Ramen, Instantnudeln, Asianudeln > Nudelbecher, Nudel; Penne, Fusilli, Makkaroni, Tagliatelle > Hartweizenspaghetti, Spaghetti
  Brötchen, Semmel, Toast, Toastbrot, Ciabatta, Vollkornbrot, Weißbrot, Graubrot > Brot, Baguettes, Bagels
  Kirschsaft > Kirschschorle; Dinkelmehl, Roggenmehl > Mehl; Gala Apfel, Elstar > Apfel; Cherrytomate, Rispentomate > Tomate
`,
} satisfies Translation<typeof import('./needs.ts')>;
