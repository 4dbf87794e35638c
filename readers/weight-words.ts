/** The words for the content of a pack in all languages of the shop at once: labels and price lists also come from abroad. */

export type PackUnit = 'G' | 'ML' | 'PIECE';

/** The country whose pints, gallons and fluid ounces are meant. */
export type Measures = 'US' | 'BRITISH';

export interface Unit {
  unit: PackUnit;
  /** Grams, millilitres or pieces; of measures that differ, those of the United States. */
  factor: number;
  british?: number;
  /** A thousandth of a small unit is not sold, so `1,000 g` is a thousand grams. */
  isSmall?: true;
  /** An ounce or a pint: a metric amount beside it is the exact one. */
  isCustomary?: true;
}

/** The countries whose pint has 20 ounces. */
const britishRegions = new Set(['GB', 'IE', 'AU', 'NZ', 'MT', 'CA', 'IN', 'ZA']);

/** The measures of a shop. Without a country of its law, those of its locale. */
export function measuresOf(country: string | null | undefined, locale: string): Measures {
  if (country === 'UK') return 'BRITISH';
  return britishRegions.has(/-([A-Z]{2})\b/.exec(locale)?.[1] ?? '') ? 'BRITISH' : 'US';
}

const small = { isSmall: true } as const;
const customary = { isCustomary: true } as const;

const units: readonly (Unit & { names: string })[] = [
  {
    unit: 'G',
    factor: 1,
    ...small,
    names:
      'g gr grs gm gms gram grams gramm gramme grammes gramo gramos جم غم غ جرام غرام جراما غراما جراماً غراماً جرامات غرامات',
  },
  {
    unit: 'G',
    factor: 1000,
    names:
      'kg kgs kilo kilos kilogram kilograms kilogramm kilogramme kilogrammes kilogramo kilogramos كجم كغم كغ ك كيلو كيلوجرام كيلوغرام كيلو_جرام كيلو_غرام',
  },
  { unit: 'G', factor: 10, names: 'dag dkg deka dekagramm' },
  { unit: 'G', factor: 500, names: 'pfund pfd livre livres' },
  { unit: 'G', factor: 28.349_523, ...customary, names: 'oz ozs ounce ounces أونصة اونصة' },
  { unit: 'G', factor: 453.592_37, ...customary, names: 'lb lbs pound pounds رطل' },
  {
    unit: 'ML',
    factor: 1,
    ...small,
    names: 'ml millilitre millilitres milliliter milliliters mililitro mililitros مل ملل ملي مليلتر ملليلتر ميليلتر',
  },
  {
    unit: 'ML',
    factor: 10,
    names: 'cl centilitre centilitres centiliter centiliters zentiliter centilitro centilitros سنتيلتر سل',
  },
  {
    unit: 'ML',
    factor: 100,
    names: 'dl decilitre decilitres deciliter deciliters deziliter décilitre décilitres decilitro decilitros',
  },
  {
    unit: 'ML',
    factor: 1000,
    names: 'l lt ltr lts litre litres liter liters litern litro litros لتر ليتر لترات ليترات لترا',
  },
  {
    unit: 'ML',
    factor: 29.573_53,
    british: 28.413_06,
    ...customary,
    names: 'fl_oz fl_ozs floz fluid_ounce fluid_ounces',
  },
  { unit: 'ML', factor: 473.176_47, british: 568.261_25, ...customary, names: 'pint pints pt pts' },
  { unit: 'ML', factor: 946.352_95, british: 1136.5225, ...customary, names: 'quart quarts qt qts' },
  { unit: 'ML', factor: 3785.4118, british: 4546.09, ...customary, names: 'gallon gallons gal gals' },
  { unit: 'ML', factor: 240, names: 'cup cups tasse tassen' },
  { unit: 'ML', factor: 15, names: 'tablespoon tablespoons tbsp tbsps tbs esslöffel' },
  { unit: 'ML', factor: 5, names: 'teaspoon teaspoons tsp tsps teelöffel' },
  {
    unit: 'PIECE',
    factor: 1,
    ...small,
    names:
      'pc pcs piece pieces count ct each ea stück stueck stk st stücke pièce pièces pce pces unités unite unites ud uds u unid unidad ' +
      'unidades pieza piezas pza pzas pz قطعة قطعه قطع حبة حبه حبات ' +
      'roll rolls rolle rollen rouleau rouleaux rollo rollos لفة لفات wl wäsche waschladungen washes loads lavages lavados غسلة ' +
      'egg eggs ei eier œuf œufs oeuf oeufs huevo huevos بيضة بيضات teabag teabags tea_bags beutel teebeutel sachet sachets bolsita bolsitas ' +
      'sobre sobres tab tabs tablet tablets tabletten comprimés pastillas capsule capsules kapsel kapseln cápsulas pads pad sheets sheet ' +
      'blatt feuilles hojas nappies diapers windeln couches pañales slices scheiben tranches rebanadas',
  },
  {
    unit: 'PIECE',
    factor: 12,
    names: 'dozen doz dz dutzend dtzd dtz douzaine douzaines docena docenas doc دستة دسته درزن دزينة',
  },
];

const wordsOf = (text: string): string[] => text.split(' ').map((word) => word.replaceAll('_', ' '));

/** The units by their names in lower case, some of two words. */
export const unitsByName: ReadonlyMap<string, Unit> = new Map(
  units.flatMap(({ names, ...unit }) => wordsOf(names).map((name) => [name.normalize('NFKC'), unit] as const)),
);

const setOf = (text: string): ReadonlySet<string> => new Set(wordsOf(text.normalize('NFKC')));

/** Several pieces that are sold as one: `6er`, `6-pack`, `6 pk`. */
export const packs = setOf('er erpack pack pk pck packung multipack lot عبوة');

/** What goods are in. Its number alone says nothing of the content: `1 bunch`, `2 cans`. */
export const containers = setOf(
  'bunch bunches can cans tin tins bottle bottles jar jars bag bags box boxes packs packet packets tray trays tub tubs head heads ' +
    'loaf loaves punnet punnets carton cartons case cases pot pots stick sticks bar bars bund dose dosen flasche flaschen glas gläser ' +
    'packungen päckchen becher tüte tüten netz netze schale schalen kopf köpfe laib kasten kästen karton kartons kiste kisten tafel tafeln ' +
    'riegel botte bottes boîte boîtes bouteille bouteilles bocal bocaux sac sacs barquette barquettes paquet paquets tête têtes caisse ' +
    'manojo manojos lata latas botella botellas tarro tarros bolsa bolsas bandeja bandejas paquete paquetes caja cajas حزمة علبة علب ' +
    'زجاجة زجاجات كيس أكياس صندوق',
);

/** Words between a number of packs and the content of each: `20 Beutel à 2 g`. */
export const ofEach = setOf('à a @ je zu of each de x × * ' + 'بوزن سعة');
export const times = setOf('x × * х');
export const rangeWords = setOf('- bis to through until à a hasta au jusqu’à إلى الى حتى');

/** Words that make an amount an estimate. Goods by an estimate have one price. */
export const estimates = setOf(
  'approx approximately ca circa about around ~ ≈ min mind mindestens etwa rund ungefähr environ env aprox aproximadamente alrededor ' +
    'unos unas mín mínimo minimum حوالي حوالى نحو تقريبا تقريبًا',
);

/** Words for the content without its liquid, which the price of a kilogram is of. */
export const drainedWords = setOf(
  'drained atg abtropfgewicht abtr abtropfgew égoutté égouttés égouttée égouttées egoutte pne escurrido escurrida escurridos مصفى المصفى ' +
    'التصفية الصافي_المصفى',
);

/** Before a number, these words say that it is no content, or only a limit of it. */
export const refusedWords = setOf(
  'max maximal maximum under unter über over up mehr more less weniger without ohne sans sin nr no nummer typ type klasse class kl ' +
    'size größe minus plus',
);

/** A text of a unit alone: `L` alone is a size of eggs. */
export const oneUnit =
  /^(?:(?:per|an?|pro|je|eine?|par|l[ea]|une?|au|à la|por|el|una?|al?|لكل|لل) |ال|لل)?(kg|kilo|kilogram|kilogramm|kilogramme|kilogramo|lit(?:er|re)|litro|lb|pound|pfund|livre|dozen|dutzend|douzaine|docena|piece|each|stück|pièce|unidad|pieza|كيلو|كجم|كغ|لتر|ليتر|دستة|درزن|قطعة|حبة)$/;
