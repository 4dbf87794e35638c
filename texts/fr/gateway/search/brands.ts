// Not reviewed by a native reader.
export default {
  brands: `
  philadelphia > fromage frais, fromage; coca cola = coke = cocacola = coca > cola, soda, limonade
  pepsi, dr pepper > cola, soda; sprite, 7up, schweppes > limonade, citronnade, soda
  fanta, orangina, mirinda > soda, limonade; tropicana, innocent, granini > jus d’orange, jus
  lurpak, kerrygold, président > beurre; nutella, nocilla > pâte à tartiner
  knorr, maggi, campbell = campbells > soupe, bouillon; nescafe = nescafé, nespresso, lavazza, jacobs, illy > café
  red bull, monster > boisson énergisante; pampers, huggies, dodot > couche
  pringles, lays, chio, funny frisch > chips; oreo, leibniz, lu, lotus > cookie, biscuit
  kellogg = kelloggs, nestlé, cheerios, weetabix > céréale, flocon d’avoine; quaker, kölln > flocon d’avoine, avoine, porridge
  heinz > ketchup; hellmann = hellmanns, amora > mayonnaise
  barilla, de cecco, buitoni, gallo > pâte, spaghetti; uncle bens = bens original, tilda > riz
  nissin, indomie, maruchan, yum yum, lustucru > nouille; evian, volvic, vittel, perrier, san pellegrino, gerolsteiner > eau
  lipton, twinings > thé glacé, thé; magnum, häagen dazs, ben and jerrys = ben jerrys, cornetto, langnese > glace
  milka, lindt, ritter sport, cadbury, toblerone, kinder > chocolat; alpro, oatly, bjorg > boisson avoine, boisson soja, lait
  danone, activia, müller, ehrmann, fage, weihenstephan > yaourt; colgate, sensodyne > dentifrice
  tempo, kleenex > mouchoir; persil, ariel > lessive
  haribo > bonbon; bonne maman, schwartau > confiture
  babybel, boursin, la vache qui rit, kiri > fromage; vita coco > eau de coco
  popz > pop corn, maïs à éclater; aunt jemima > pancake
`,
} satisfies Translation<typeof import('#gateway/search/brands.ts')>;
