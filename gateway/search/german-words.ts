import { remembered } from './remembered.ts';
import { synonymMap } from './synonym-map.ts';

/** Forms of German words. A word here is folded and has no umlauts: `käse` and `kaese` are `kase`. */

/** Without the `e` of `ae`, `oe` and `ue`, which stand for umlauts unless a vowel or `q` is before them: `feuer`, `quelle`. */
export const withoutUmlautE = (text: string) => text.replace(/(?<![aeiouq])([aou])e/g, '$1');

/** A word as these lists write it, folded. */
const folded = (word: string) =>
  withoutUmlautE(word.toLowerCase().replaceAll('ß', 'ss').normalize('NFKD').replaceAll(/\p{M}/gu, ''));

const none: readonly string[] = [];

/** The common part of the singular and the plural of a word: `nuss` of `nuss` and of `nusse`. */
export function germanStem(word: string): string {
  return formsOf(word).stem;
}

interface Forms {
  stem: string;
  /** Absent until it is asked for. */
  parts?: readonly string[];
}

const formsOf = remembered((word): Forms => ({ stem: cutToStem(word) }));

function cutToStem(word: string): string {
  if (word.length < 4 || /\d/.test(word)) return word;
  const singular = word
    // `kiwis`, `joghurts`, `frisches`; but not `eis`, `mus`, `nuss`, `keks` and `lachs`.
    .replace(/(?<=.(?:kiwi|kaki|zucchini|salami|brokkoli|musli))s$|(?<=kiwi|kaki)s$|(?<=.{3})(?<![siu]|kek|ch)s$/, '')
    .replace(/(?<=(?:^|.)(?:ei|kraut|blatt|huhn|korn|glas|rind|lamm|kalb|fass))ern?$/, '');
  const stem = singular.endsWith('chen') && !singular.endsWith('schen') ? singular : withoutEnding(singular);
  return stem.endsWith('biss') ? stem.slice(0, -1) : stem;
}

/** Without the endings of plurals: `tomat`, `zwiebel`, `brot`. */
const withoutEnding = (word: string) => word.replace(/(?<=.{2}e[lr])n$|(?<=.{3})en$|(?<=.{2}[^e])e$/, '');

const stems = (words: string): string[] =>
  words
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => germanStem(folded(word)));

/** The last words of compounds before which any word may stand: `Quittensaft`. */
export const heads: ReadonlySet<string> = new Set(
  stems(`Saft Nektar Schorle Wasser Limonade Limo Brause Sprudel Soda Cola Smoothie Shake Bier Wein Sekt Likör Essig Sirup Kaffee Kakao Drink
  Brot Brötchen Semmel Brezel Toast Zwieback Kuchen Torte Keks Gebäck Stangen Waffel Riegel Flocken Müsli Mehl Grieß Stärke Reis
  Nudel Teig Suppe Brühe Eintopf Soße Sauce Dressing Püree Salat Auflauf Pizza Lasagne Pfanne Curry Gulasch Ragout Knödel Klöße
  Milch Sahne Rahm Joghurt Quark Käse Butter Margarine Creme Pudding Schmand Kefir
  Fleisch Hackfleisch Wurst Würstchen Schinken Speck Salami Filet Schnitzel Steak Braten Rouladen Brust Keule Schenkel Kotelett
  Fisch Lachs Hering Forelle Thunfisch Garnelen Stäbchen
  Gemüse Kartoffel Tomate Gurke Paprika Zwiebel Bohne Erbse Linse Kohl Kraut Salat Spinat Pilz Champignon Möhre Karotte Spargel
  Obst Apfel Birne Orange Zitrone Traube Kirsche Pflaume Melone Banane Pfirsich Nuss Kern Mandel
  Cookie Croissant Brei Spaghetti Schote Marmelade Konfitüre Gelee Honig Aufstrich Schokolade Bonbon Zucker Salz Pfeffer Senf Ketchup Mayonnaise Gewürz Pulver Mark
  Jogi Jogurt Yoghurt Baguette Porridge Bagel Muffin Donut Smoothie Pommes Dip Tofu Hummus Olive Datte Feige Aubergine Zucchini Brokkoli Rosine Beere Kugel Schnitte Häppchen
  Chips Cracker Scheiben Würfel Stücke Mischung Packung Flasche Beutel Becher Schale Sorte Auswahl Rispe Strauch Netz Kiste Glas Dose Gericht Fach
  Papier Tücher Mittel Seife Creme Zahnpasta Bürste Futter Spülmittel Waschmittel`),
);

/** Short last words, before which only known words may stand: `Rapsöl`, but not `Kohl`. */
export const shortHeads: ReadonlySet<string> = new Set(stems('Öl Ei Eis Tee Mus Rum Reis Typ'));

/** Words that compounds begin with. */
export const known: ReadonlySet<string> = new Set([
  ...heads,
  ...shortHeads,
  ...stems(`Weizen Roggen Dinkel Hafer Gersten Mais Hirse Buchweizen Vollkorn Voll Misch Korn Kürbis Kürbiskern Sonnenblumen
  Sonnenblumenkern Leinsamen Sesam Raps Oliven Kokos Erdnuss Walnuss Haselnuss Palm Soja Sonne Brat Back Speise Tafel Bauern Land
  Haus Bio Frisch Freiland Boden Bodenhaltungs Hühner Wachtel Enten Gänse Rinder Rind Schweine Schwein Kalb Lamm Puten Pute
  Hähnchen Geflügel Wild Rispen Cherry Cocktail Strauch Fleischtomate Salat Schlangen Einlege Gewürz Spitz Natur Vanille
  Erdbeer Himbeer Heidelbeer Blaubeer Brombeer Johannisbeer Kirsch Schoko Schokoladen Zitronen Limetten Mango Ananas Multivitamin
  Kräuter Knoblauch Pfefferminz Minz Kamillen Früchte Frucht Fenchel Ingwer Grün Schwarz Weiß Rot Ziegen Schaf Schafs Hart Weich
  Schnitt Berg Butter Sauer Trink Rühr Mineral Tafel Leitungs Sprudel Lager Weizen Pils Trauben Wein Tomaten Gemüse Pilz Rahm
  Spaghetti Band Suppen Eier Spiral Knäcke Toast Laugen Milch Rosinen Apfel Käse Mohn Streusel Marmor Leber Brat Bock Wiener
  Fleisch Mett Tee Koch Roh Serrano Räucher Stein Pommes Fischstäbchen Seelachs Kabeljau Tief Kühl Tiefkühl TK Dosen Glas
  Küchen Toiletten Klo Back Taschen Spül Wasch Katzen Hunde Baby Zahn Hand Haar Duschgel Staub Puder Rohr Rüben Würfel Jod Meer
  Basmati Jasmin Langkorn Rundkorn Natur Risotto Kinder Lakritz Gummi Cola`),
]);

/** Words that look like compounds and name another thing than their last word: buttermilk is no milk. */
export const whole: ReadonlySet<string> = new Set(
  stems(`Buttermilch Kokosmilch Hafermilch Sojamilch Mandelmilch Reismilch Kondensmilch Haferdrink Sojadrink Mandeldrink Milchreis
  Frischkäse Hüttenkäse Leberkäse Fleischkäse Sahnejoghurt Erdnussbutter Kakaobutter Kräuterbutter Apfelmus Eistee Muskatnuss
  Kokosnuss Süßkartoffel Blumenkohl Rosenkohl Rotkohl Weißkohl Grünkohl Chinakohl Kohlrabi Rotkraut Weißkraut Blaukraut Sauerkraut
  Knoblauch Schnittlauch Kichererbse Zuckererbse Frühlingszwiebel Lauchzwiebel Gewürzgurke Essiggurke Granatapfel Erdapfel
  Erdbeere Himbeere Blaubeere Heidelbeere Brombeere Johannisbeere Stachelbeere Preiselbeere Hackfleisch Fischstäbchen Eierlikör
  Paniermehl Semmelbrösel Backpulver Zahncreme Handcreme Sonnencreme Zahnbürste Schokocreme Salzstange Reiswaffel Maiswaffel
  Vanillezucker Puderzucker Traubenzucker Toilettenpapier Klopapier Küchenpapier Backpapier Feldsalat Eisbergsalat Kopfsalat Obstsalat Nudelsalat
  Kartoffelsalat Fleischsalat Wurstsalat Krautsalat Katzenfutter Hundefutter Babynahrung Butterschmalz Schweineschmalz
  Kaffeebohne Kakaobohne Sojabohne Kaffeesahne Sprühsahne Speisestärke Meersalz Kaugummi Seelachs Thunfisch Kartoffelpüree
  Kartoffelbrei Kartoffelknödel Kartoffelchips Zwiebelmettwurst Leberwurst Tomatenmark Tomatenketchup Brotaufstrich Pfannkuchen
  Lebkuchen Apfelessig Spülmittel Waschmittel Champignon Brathering Kürbiskern Sonnenblumenkern Weintraube Wassermelone
  Eierkuchen Popcornmais Reibekuchen Grundbirne Paradeisapfel Puffmais Eierfrucht Kaiserschmarrn
  Palatschinke Frühstück Pausenbrot Abendbrot Butterkeks Zwieback Knäckebrot Schwarztee Grüntee`),
);

/**
 * The stems of the words in a compound, the thing itself last: `weiz` and `mehl` of `weizenmehl`. None of a word that is no
 * compound, or that names another thing than its last word.
 */
export function germanParts(word: string): readonly string[] {
  const forms = formsOf(word);
  return (forms.parts ??= splitStem(forms.stem));
}

function splitStem(stem: string): readonly string[] {
  if (whole.has(stem)) return none;
  for (let at = 3; at <= stem.length - 2; at += 1) {
    const head = stem.slice(at);
    const isShort = shortHeads.has(head);
    // `Geburtstagsfrühstück` ends with `Frühstück` and not with `Stück`.
    if (!isShort && !heads.has(head) && !whole.has(head)) continue;
    const before = partsBefore(stem.slice(0, at), isShort);
    if (before.length > 0) return [...before, head];
  }
  return none;
}

/** The words before the last one of a compound, without the letters that join them: `sonnenblumen`, `hühner`, `schaf-s`. */
function partsBefore(text: string, mustBeKnown: boolean): readonly string[] {
  for (const form of [text, text.replace(/(?:s|n|en|es|er|e)$/, '')]) {
    const stem = germanStem(form);
    if (known.has(stem) || whole.has(stem)) return [stem];
  }
  const parts = germanParts(text);
  if (parts.length > 0) return parts;
  return !mustBeKnown && text.length >= 4 && /[aeiou]/.test(text) ? [germanStem(text)] : none;
}

/** Names of the same thing, in Germany, Austria and Switzerland. */
export const sameThings: readonly (readonly string[])[] = [
  'Möhre, Karotte, Mohrrübe, Rüebli, Wurzel',
  'Brötchen, Semmel, Schrippe, Weckle, Weggli, Rundstück',
  'Kartoffel, Erdapfel, Grumbeere',
  'Tomate, Paradeiser',
  'Sahne, Rahm, Obers, Schlagsahne, Schlagobers, Schlagrahm',
  'Quark, Topfen, Speisequark, Magerquark',
  'Hackfleisch, Faschiertes, Gehacktes, Hack',
  'Pute, Truthahn',
  'Hähnchen, Huhn, Hühnchen, Hendl, Poulet, Broiler',
  'Orange, Apfelsine',
  'Mandarine, Clementine',
  'Champignon, Egerling',
  'Aubergine, Melanzani',
  'Zucchini, Zucchetti',
  'Blumenkohl, Karfiol',
  'Rosenkohl, Sprosse, Kohlsprosse',
  'Feldsalat, Vogerlsalat, Nüsslisalat, Rapunzel',
  'Rotkohl, Rotkraut, Blaukraut',
  'Weißkohl, Weißkraut, Kabis',
  'Lauch, Porree',
  'Frühlingszwiebel, Lauchzwiebel',
  'Mais, Kukuruz',
  'Aprikose, Marille',
  'Pflaume, Zwetschge, Zwetschke',
  'Heidelbeere, Blaubeere',
  'Johannisbeere, Ribisel',
  'Weintraube, Traube',
  'Marmelade, Konfitüre',
  'Soße, Sauce',
  'Nudel, Pasta, Teigware',
  'Joghurt, Jogurt, Yoghurt, Jogi',
  'Limonade, Limo',
  'Hefe, Germ',
  'Puderzucker, Staubzucker',
  'Toilettenpapier, Klopapier, WC-Papier',
  'Küchenrolle, Küchenpapier, Haushaltsrolle',
  'Spülmittel, Geschirrspülmittel',
  'Hafermilch, Haferdrink',
  'Sojamilch, Sojadrink',
  'Mandelmilch, Mandeldrink',
  'Erdnussbutter, Erdnusscreme',
  'Gewürzgurke, Essiggurke, Gurkerl',
  'Speck, Bacon',
  'Eis, Speiseeis, Eiscreme, Glace',
  'Zucchini, Zuckini',
  'Ketchup, Tomatenketchup, Ketschup',
  'Mayonnaise, Mayo, Majo, Majonäse',
  'Brokkoli, Broccoli',
  'Kartoffelchips, Chips',
  'Mineralwasser, Sprudel, Selters',
  'Schnittlauch, Schnittlauchröllchen',
  'Schokolade, Schoki, Schoko',
  'Haferflocken, Porridge',
  'Kohlrabi, Kohlrübe',
  'Eierschwammerl, Pfifferling',
  'Brezel, Breze, Brezn',
  'Croissant, Krossant, Hörnchen, Kipferl, Gipfeli, Gipfel',
  'Pfannkuchen, Palatschinke, Eierkuchen, Pancake',
].map((group) => group.split(', ').map(folded));

const synonyms = synonymMap(
  sameThings.map((group) => group.map((name) => germanStem(name.replaceAll(/[^a-z]+/g, '')))),
);

/** The stems of other names of the same thing. */
export const germanSynonyms = (stem: string): readonly string[] => synonyms.get(stem) ?? none;
