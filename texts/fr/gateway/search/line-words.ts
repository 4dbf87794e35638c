// Not reviewed by a native reader.

/** A net holds fruit, but `filet de poulet` is meat. */
const net = String.raw`filets?(?= (?:de |d['’] ?)(?:oranges?|citrons?|oignons?|échalotes?|pommes?|clémentines?|mandarines?))`;
const pack = String.raw`paquets?|pqts?|packs?|sachets?|bouteilles?|btles?|boîtes?|boites?|briques?|bocal|bocaux|pots?|barquettes?|cagettes?|caisses?|cartons?|tablettes?|tubes?|rouleaux?|sacs?|plaquettes?|plateaux?|canettes?|cannettes?|bidons?|bottes?|bouquets?|berlingots?|bricks?|lots?|barres?|${net}`;
const piece = String.raw`pièces?|pieces?|morceaux?|tranches?|gousses?|têtes?|tetes?|épis?|epis?|branches?|brins?|feuilles?|poignées?|poignees?|boules?|parts?|verres?|tasses?|pincées?|pincees?|cuill[eè]r(?:e|ée)s?(?: à (?:soupe|café|thé))?|c\. ?à ?\.? ?(?:soupe|café|s|c)\.?|càs|càc|cas|cac`;
const of = String.raw`(?:\s+(?:de\s+la|de|du|des)(?!\p{L})|\s+(?:de\s+l|d)['’])?`;

export default {
  numbers: new Map([
    ['un', 1],
    ['une', 1],
    ['deux', 2],
    ['trois', 3],
    ['quatre', 4],
    ['cinq', 5],
    ['six', 6],
    ['sept', 7],
    ['huit', 8],
    ['neuf', 9],
    ['dix', 10],
    ['onze', 11],
    ['douze', 12],
    ['quinze', 15],
    ['vingt', 20],
  ]),

  amounts: [
    [/^(?:bonjour|salut|coucou)(?!\p{L})[\s!.]*/iu, ''],
    [
      /^(?:(?:peux-tu|peux tu|tu peux|pourrais-tu|pourrais tu|tu pourrais|n['’]oublie pas|pense à|pense a)\s+)+(?:(?:me |nous )?(?:prendre|acheter|ramener|rapporter|ajouter)\s+)?/i,
      '',
    ],
    [/^(?:il n['’ ]y a|on n['’ ]a|je n['’ ]ai|nous n['’ ]avons) plus d(?:e |['’ ])/i, ''],
    // What a person says to a phone or to the shop.
    [
      /^(?:je (?:voudrais|veux|cherche|prends|prendrai)|j['’ ]aimerais|(?:est-ce que )?vous (?:avez|vendez)|avez[- ]vous|y a[- ]t[- ]il|o[uù] (?:est|sont|se trouve(?:nt)?|trouver)|donne[zr]?[- ]moi|il (?:me |nous )?faut|(?:nous avons|on a|j['’ ]ai) besoin|(?:ajoute|ach[èe]te|mets)(?:[- ]moi)?)\s+(?:encore\s+|de\s+(?=l[ea'’ ])|d(?=['’]))*/i,
      '',
    ],
    // Without a number, a measure is one: `jus d’orange litre`.
    [/(?<=\p{L} )(?=(?:kilo|kg|litre|livre)$)/iu, '1 '],
    [/^(?:(?:il (?:nous |me )?faut|acheter|prendre|besoin de)\s+)+/i, ''],
    [/^(?:une )?demi[ -]douzaine\b/i, '6'],
    [/^(?:une |1 )?(?:douzaine|douz\.?|dz\.?|dzn)(?= )/i, '12'],
    [/^(?:une )?dizaine\b/i, '10'],
    [/^(?:une )?paire\b/i, '2'],
    [/^une? (kilo|kg|litre|livre)s? et demie?\b/i, '1.5 $1'],
    [/^(\d+) ?(kilo|kg|litre|livre|l)s? et demie?\b/i, '$1.5 $2'],
    [/^(?:une? )?demi(?:e)?[ -](?=kilo|kg|livre|litre|l\b)/i, '0.5 '],
    [/^(?:un )?quart de (?=kilo|kg|litre|l\b)/i, '0.25 '],
    [/^(?:trois|3) quarts de (?=kilo|kg|litre|l\b)/i, '0.75 '],
    // The juice of a fruit is got from it.
    [/^(?:le )?(?:jus|zeste) d(?:['’ ]|e )(?=(?:une?|\d+|deux|trois) )/iu, ''],
    // What it is used for: `oranges à jus` are oranges.
    [
      /(?<=\p{L}) [àa] (?=(?:jus|presser|compote|frites?|confiture|gratin|tarte|salade|four|griller|cuire|farcir|frire|pur[ée]e|soupe|cidre)$)/iu,
      ' pour ',
    ],
    // The usual name of a product stands for the spoken one.
    [/(?<!\p{L})patates?(?!\p{L}| douces?)/iu, 'pommes de terre'],
    [/(?<!\p{L})patates douces(?!\p{L})/iu, 'patate douce'],
  ],

  fillers:
    /^(?:(?:n['’]importe quel(?:le)?s?|si possible|s['’]il y en a|quelques|plusieurs|un peu|encore|plus|assez|beaucoup|svp|stp|de la|de|du|des|la|le|les)\s+|(?:de )?[dl]['’]\s?)+/i,

  money: /(?:à |je |a )?(?:[$£€] ?\d{1,5}(?:[.,]\d{1,2})?|\b\d{1,5}[.,]\d{2} ?(?:[$£€]|(?:eur|usd|gbp|chf)\b))/gi,

  afterThing: /[ ,]+(?:pour servir|selon le goût|au goût|(?:si|s['’](?=ils? )|quand|parce que) ?\S.*)$/i,

  preparation:
    /^(?:(?:et|ou|très|finement|grossièrement|hachée?s?|coupée?s?|émincée?s?|râpée?s?|pelée?s?|épluchée?s?|écrasée?s?|égouttée?s?|lavée?s?|fondue?s?|ramollie?s?|battue?s?|en|dés|rondelles|lamelles|morceaux|tranches|pour|servir|facultatif|au|goût)(?!\p{L})[ .]*)+$/iu,

  prepared:
    / (?:(?:très|bien|finement|grossièrement|fraîchement) )?(?:hach|coup|éminc|râp|pel|épluch|écras|égoutt|lav|press|dénoyaut|épépin|cisel|taill|tranch|mix|sal)ée?s?(?: (?:et|en|fins?|petits?|gros|grosses?|dés|cubes|rondelles|lamelles|morceaux|tranches|quartiers|coupée?s?|émincée?s?|hachée?s?|râpée?s?))*$|(?: bien)? (?:battu|fondu|ramolli)e?s?$/iu,

  oneThing: /^une? (?=\S)/i,

  ofThing: /^(?:(?:de la|de|du|des|la|le|les)\s+|(?:de )?[dl]['’]\s?)+/i,

  packs: new RegExp(String.raw`^(?:${pack})(?![\p{L}\d])\.?${of}\s*`, 'iu'),

  pieces: new RegExp(String.raw`^(?:${piece})(?![\p{L}\d])\.?${of}\s*`, 'iu'),

  betweenThings: / +(?:et|&|\+|\/|\|) +|(?<=\p{L}{2})[/+](?=\p{L}{3})/iu,

  eitherThing: / +(?:ou) +/i,
} satisfies Translation<typeof import('#gateway/search/line-words.ts')>;
