export default {
  brands: `
  philadelphia > Frischkäse, Käse; coca cola = coke = cocacola = coca > Cola, Limonade, Schorle
  pepsi, dr pepper > Cola, Limonade; sprite, 7up, schweppes > Zitronenlimonade, Limonade
  fanta, orangina, mirinda > Orangenlimonade, Limonade; tropicana, innocent, granini > Orangensaft, Saft
  lurpak, kerrygold, président > Butter; nutella, nocilla > Schokocreme, Nussnougatcreme
  knorr, maggi, campbell = campbells > Suppe, Brühe; nescafe = nescafé, nespresso, lavazza, jacobs, illy > Kaffee
  red bull, monster > Energydrink; pampers, huggies, dodot > Windel
  pringles, lays, chio, funny frisch > Chips; oreo, leibniz, lu, lotus > Keks, Cookie
  kellogg = kelloggs, nestlé, cheerios, weetabix > Cornflakes, Müsli, Haferflocken; quaker, kölln > Haferflocken, Haferbrei, Müsli
  heinz > Ketchup; hellmann = hellmanns, amora > Mayonnaise
  barilla, de cecco, buitoni, gallo > Nudel, Spaghetti, Hartweizenspaghetti; uncle bens = bens original, tilda > Reis
  nissin, indomie, maruchan, yum yum, lustucru > Nudelbecher, Nudel; evian, volvic, vittel, perrier, san pellegrino, gerolsteiner > Mineralwasser, Wasser
  lipton, twinings > Eistee, Tee; magnum, häagen dazs, ben and jerrys = ben jerrys, cornetto, langnese > Eis, Vanilleeis
  milka, lindt, ritter sport, cadbury, toblerone > Schokolade; alpro, oatly, bjorg > Haferdrink, Sojadrink, Mandeldrink, Milch
  danone, activia, müller, ehrmann, fage, weihenstephan > Joghurt, Naturjoghurt; colgate, sensodyne > Zahnpasta
  tempo, kleenex > Taschentuch; persil, ariel > Waschmittel
  haribo > Fruchtgummi; bonne maman, schwartau > Marmelade
  babybel, boursin, la vache qui rit, kiri > Käse; vita coco > Kokoswasser
  popz > Popcorn, Popcornmais; aunt jemima > Pfannkuchen
`,
} satisfies Translation<typeof import('#gateway/search/brands.ts')>;
