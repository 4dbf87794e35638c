import { sameThings } from '#gateway/search/german-words.ts';

/** Adjectives with their endings. Those of plurals have the same stem. */
const inflected = (adjectives: string): string =>
  adjectives
    .split(/\s+/)
    .flatMap((word) => [word, `${word}e`, `${word}er`, `${word}em`])
    .join(' ');

/** Last words of names of goods that are sold by weight, and that people count. */
const counted =
  /(?:apfel|äpfel|aepfel|birnen?|bananen?|orangen?|apfelsinen?|zitronen?|limetten?|mandarinen?|clementinen?|pfirsiche?|nektarinen?|aprikosen?|marillen?|pflaumen?|zwetschgen?|kiwis?|mangos?|avocados?|tomaten?|paradeiser|gurken?|paprikas?|paprikaschoten?|zwiebeln?|schalotten?|möhren?|moehren?|karotten?|rüebli|kartoffeln?|erdäpfel|zucchinis?|auberginen?|champignons?|pilze?|radieschen|rüben?|maiskolben|feigen?|datteln?|nüsse|brötchen|semmeln?|würstchen)$/iu;

const others: Readonly<Record<string, string>> = {
  maiskolben: 'zuckermais, mais',
  haferschleim: 'haferbrei, haferflocken',
  'o saft': 'orangensaft',
  osaft: 'orangensaft',
  möhrchen: 'möhre, karotte',
  pfannkuchenmix: 'pfannkuchen',
  fertigsuppe: 'suppe',
  keks: 'cookie, plätzchen, butterkeks, schokoladenkeks',
  plätzchen: 'keks, cookie',
  cookie: 'keks, plätzchen',
  palatschinke: 'pfannkuchen',
  eierkuchen: 'pfannkuchen',
  pancake: 'pfannkuchen',
  omelett: 'eier',
  brot: 'laib, baguette, toast, ciabatta, stangenbrot',
  käse: 'gouda, emmentaler, edamer, mozzarella, feta, parmesan, brie, camembert, bergkäse, tilsiter, butterkäse',
  nudel: 'spaghetti, penne, fusilli, makkaroni, tagliatelle, farfalle, spätzle, spiralnudel',
  pasta: 'nudel, spaghetti, penne, fusilli',
  öl: 'olivenöl, rapsöl, sonnenblumenöl',
  müsli: 'haferflocken, cornflakes, granola',
  haferflocken: 'porridge',
  schinken: 'kochschinken, rohschinken',
  wurst: 'salami, lyoner, mortadella, würstchen',
  aufschnitt: 'salami, wurst, schinken',
  kaffee: 'espresso, kaffeebohne',
  espresso: 'kaffee',
  wasser: 'mineralwasser, sprudel',
  limo: 'limonade, cola',
  softdrink: 'limonade, cola',
  cola: 'coke',
  bier: 'pils, weißbier, weizenbier, radler',
  toast: 'toastbrot',
  toastbrot: 'toast',
  eis: 'vanilleeis, speiseeis, eiscreme',
  tee: 'schwarztee, grüntee',
  hack: 'hackfleisch, rinderhackfleisch',
  pommes: 'pommes frites',
  joghurt: 'naturjoghurt',
  obst: 'apfel, banane, birne',
  pilz: 'champignon, pfifferling',
  champignon: 'pilz',
  beere: 'erdbeere, himbeere, heidelbeere',
  gewürzgurke: 'saure gurke, cornichon',
  'saure gurke': 'gewürzgurke, cornichon',
  cornichon: 'gewürzgurke',
  'saure sahne': 'sauerrahm',
  sauerrahm: 'saure sahne',
  'crème fraîche': 'schmand',
  schmand: 'crème fraîche, saure sahne',
  'grüne bohne': 'fisole, buschbohne',
  fisole: 'grüne bohne',
  'rote bete': 'rote rübe, rande',
  'gelbe rübe': 'möhre, karotte',
  'weiche butter': 'butter',
};

/** Other names that are one word here and a compound there are alike too: the terms of both are compared. */
const otherNames: Record<string, string> = { ...others };
for (const group of sameThings) {
  for (const name of group) {
    const rest = group.filter((each) => each !== name);
    otherNames[name] = [...(otherNames[name]?.split(', ') ?? []), ...rest].join(', ');
  }
}

export default {
  language: 'de',

  empty: `danke dankeschön vielen lg essen zutaten zutat ideen idee sachen mitbringen kaufen holen besorgen und oder der die das den dem des ein eine einen einem einer von vom zu noch bitte etwas paar einige mal viel mehr
    wieder auch unser unsere meine mein was`,

  links: 'in im mit ohne für auf an am aus nach zum zur fürs',

  negation: 'ohne|kein(?:e[nrsm]?)?|nicht|frei von',

  produce: `Apfel Banane Orange Zitrone Limette Birne Traube Erdbeere Himbeere Heidelbeere Kirsche Pfirsich Nektarine Pflaume Aprikose Mango Ananas Melone
    Kiwi Avocado Feige Mandarine Möhre Karotte Kartoffel Zwiebel Knoblauch Ingwer Lauch Sellerie Brokkoli Blumenkohl Kohl Spinat Gurke Tomate
    Paprika Chili Zucchini Aubergine Kürbis Radieschen Champignon Pilz Mais Spargel Fenchel`,

  produceSections: 'Obst Gemüse Früchte',

  sections: `Obst Gemüse Milchprodukte Molkerei Backwaren Bäckerei Getränke Snacks Tiefkühl Gefriertruhe Konserven Vorrat Kühlschrank Haushalt
    Putzmittel Drogerie Bad Küche Fleisch Metzger Lebensmittel Tierbedarf Sonstiges`,

  generalNeeds: 'Abend Nacht Snack Essen Mahlzeit',

  and: 'und',

  describing: `${inflected(`frisch schnell einfach leicht groß klein reif gut best lecker schön regional billig günstig kalt warm mild kräftig alt jung neu
    natur pur rein echt fein zart saftig knackig süß sauer rot grün gelb weiß schwarz blau hell dunkel braun gewaschen ungespritzt
    lose ganz normal einfach klassisch traditionell hausgemacht original italienisch griechisch spanisch deutsch französisch
    schwedisch holländisch bayerisch fettarm laktosefrei glutenfrei vegan vegetarisch entrahmt gesalzen ungesalzen mehlig festkochend
    vorwiegend mehligkochend geschmolzen gewürfelt geschält gehäutet verquirlt weich naturtrüb kernlos unbehandelt stark mittelalt edel haltbar länger ungezuckert nativ mager gemahlen zuckerfrei still medium`)}
    bio demeter öko extra premium natur klassik classic freiland bodenhaltung größe gr klasse type typ fett fettstufe vollfett
    vorrat familie familienpackung mini maxi xl l m s xxl tk gefroren elstar gala braeburn jonagold delicatess delikatess
    land bauern haus speise tafel strauch rispen schlangen cherry vollkorn voll misch marke mittel dicke dünne
    405 550 630 1050 3 5 1 8 15`,

  distinguishing: '',

  processed: `${inflected('getrocknet geräuchert eingelegt tiefgekühlt gefroren')}
    dose konserve mark püree pulver`,

  forms: `korb sack eimer steige karton teig sorte auswahl variation rispe strauch scheibe scheiben stück filet packung pack päckchen flasche dose glas becher beutel kiste netz bund kopf knolle tüte riegel
    würfel tafel stange mischung mix ring stick rolle schale brust keule schenkel aufschnitt kolben block röschen ecke laib schote
    bohne`,

  isThingFirst: true,

  isHeadFirst: false,

  pairs:
    `saure sahne, crème fraîche, creme fraiche, rote bete, rote beete, ice tea, sour cream, saure gurke, grüne bohne, weiße bohne,
    süße sahne, rote grütze, gelbe rübe, pommes frites, corn flakes, dicke bohne, wiener würstchen`.replaceAll(
      /\s+/g,
      ' ',
    ),

  otherNames,

  rightWords: '',

  diets: [
    {
      wanted: /\bvegane?[rsnm]?\b|\bpflanzliche?[rsnm]?\b/,
      fits: /\bvegan|\bpflanzlich/,
      terms: ['vegan', 'pflanzlich'],
    },
    {
      wanted: /\bglutenfreie?[rsnm]?\b|\bohne gluten\b/,
      fits: /\bglutenfrei|\bohne gluten/,
      terms: ['glutenfrei', 'gluten'],
      unwanted: 'gluten',
    },
    {
      wanted: /\blaktosefreie?[rsnm]?\b|\bohne laktose\b/,
      fits: /\blaktosefrei|\bohne laktose/,
      terms: ['laktosefrei', 'laktos'],
      unwanted: 'lactose',
    },
    {
      wanted: /\bzuckerfreie?[rsnm]?\b|\bohne zucker(?:zusatz)?\b/,
      fits: /\bzuckerfrei|\bohne zucker|\bzero\b/,
      terms: ['zuckerfrei', 'zucker', 'zero'],
    },
    {
      wanted: /\balkoholfreie?[rsnm]?\b|\bohne alkohol\b/,
      fits: /\balkoholfrei|\bohne alkohol/,
      terms: ['alkoholfrei', 'alkohol'],
    },
    {
      wanted: /\bvegetarische?[rsnm]?\b|\bfleischlose?[rsnm]?\b|\bohne fleisch\b/,
      fits: /\bvegetarisch|\bvegan|\bpflanzlich|\bfleischlos|\bohne (?:fleisch|tierische)/,
      terms: ['vegetarisch', 'vegan', 'pflanzlich', 'fleischlos', 'fleisch', 'tierisch'],
    },
    {
      wanted: /\b(?:entkoffeiniert|koffeinfrei)e?[rsnm]?\b|\bohne koffein\b/,
      fits: /\bentkoffeiniert|\bkoffeinfrei|\bohne koffein/,
      terms: ['entkoffeiniert', 'koffeinfrei', 'koffein'],
    },
    { wanted: /\bhalal\b/, fits: /\bhalal/, terms: ['halal'] },
  ],

  denies: /\b(?:nicht|nie|kein(?:e[nrsm]?)?)\b[^.,;]*$/,

  isOfMany: (name: string) => counted.test(name),

  // A word that only begins with the wanted one is another thing: `Apfelsaft` is no `Apfel`.
  affixLikeness: (wanted: string, word: string) => {
    if (wanted.length >= 4 && word.endsWith(wanted)) return 0.7;
    if (word.length >= 4 && wanted.endsWith(word)) return 0.6;
    return wanted.length >= 4 && word.startsWith(wanted) ? 0.3 : 0;
  },
} satisfies Translation<typeof import('#gateway/search/words.ts')>;
