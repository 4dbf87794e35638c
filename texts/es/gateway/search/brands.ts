// Not reviewed by a native reader.
export default {
  brands: `
  philadelphia > queso crema, queso; coca cola = coke = cocacola = coca > cola, refresco, limonada
  pepsi, dr pepper > cola, refresco; sprite, 7up, schweppes > limonada, refresco
  fanta, orangina, mirinda > refresco de naranja, refresco; tropicana, innocent, granini > zumo de naranja, zumo
  lurpak, kerrygold, président > mantequilla; nutella, nocilla > crema de cacao
  knorr, maggi, campbell = campbells > sopa, caldo; nescafe = nescafé, nespresso, lavazza, jacobs, illy > café
  red bull, monster > bebida energética; pampers, huggies, dodot > pañal
  pringles, lays, chio, funny frisch > patata frita; oreo, leibniz, lu, lotus > galleta
  kellogg = kelloggs, nestlé, cheerios, weetabix > cereal, copo de avena; quaker, kölln > copo de avena, avena, gacha
  heinz > ketchup; hellmann = hellmanns, amora > mayonesa
  barilla, de cecco, buitoni, gallo > pasta, espagueti; uncle bens = bens original, tilda > arroz
  nissin, indomie, maruchan, yum yum, lustucru > fideo; evian, volvic, vittel, perrier, san pellegrino, gerolsteiner > agua
  lipton, twinings > té frío, té; magnum, häagen dazs, ben and jerrys = ben jerrys, cornetto, langnese > helado
  milka, lindt, ritter sport, cadbury, toblerone, kinder > chocolate; alpro, oatly, bjorg > bebida de avena, bebida de soja, leche
  danone, activia, müller, ehrmann, fage, weihenstephan > yogur; colgate, sensodyne > pasta de dientes
  tempo, kleenex > pañuelo; persil, ariel > detergente
  haribo > gominola; bonne maman, schwartau > mermelada
  babybel, boursin, la vache qui rit, kiri > queso; vita coco > agua de coco
  popz > palomita, maíz para palomitas; aunt jemima > tortita
`,
} satisfies Translation<typeof import('#gateway/search/brands.ts')>;
