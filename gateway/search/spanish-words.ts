// Tested by tests/unit/search-in-languages.test.ts.
// Not reviewed by a native reader.
import { remembered } from './remembered.ts';
import { synonymMap } from './synonym-map.ts';

/** Forms of Spanish words. A word here is folded: `plátano` is `platano`, `piña` is `pina`. */

/** A word as these lists write it, folded. */
const folded = (word: string) => word.toLowerCase().normalize('NFKD').replaceAll(/\p{M}/gu, '');

const none: readonly string[] = [];

/**
 * The common part of the singular and the plural: `limon` of `limones`, `tomat` of `tomate` and `tomates`, `nuec` of `nuez` and
 * `nueces`. Both genders keep their vowel, because `pimienta` is no `pimiento`.
 */
export function spanishStem(word: string): string {
  if (word.length < 3 || /\d/.test(word)) return word;
  return word
    .replace(/(?<=.{3})es$|(?<=.{3})(?<!s)s$/, '')
    .replace(/(?<=.{3})e$/, '')
    .replace(/z$/, 'c');
}

/** Names of the same thing that are one word each, in Spain and in Latin America. */
export const sameThings: readonly (readonly string[])[] = [
  'patata, papa',
  'boniato, batata, camote',
  'tomate, jitomate',
  'calabacín, zucchini, calabacita',
  'berenjena, aubergine',
  'brócoli, brécol, bróculi',
  'maíz, choclo, elote',
  'guisante, arveja, chícharo',
  'alubia, judía, frijol, frejol, poroto, habichuela',
  'cacahuete, maní, cacahuate',
  'remolacha, betabel',
  'champiñón, seta, champi',
  'col, repollo',
  'aguacate, palta',
  'canónigo, valeriana',
  'plátano, banana, banano',
  'fresa, fresón, frutilla',
  'melocotón, durazno',
  'albaricoque, damasco',
  'pomelo, toronja',
  'piña, ananás',
  'arándano, mirtilo',
  'mandarina, clementina',
  'zumo, jugo',
  'refresco, soda, gaseosa',
  'cola, cocacola',
  'yogur, yogurt, yoghurt, yogourt, llogur, iogur',
  'helado, sorbete',
  'gamba, camarón, langostino',
  'ternera, res, vacuno',
  'cerdo, puerco, chancho',
  'filete, bistec',
  'beicon, bacon, tocineta, panceta',
  'salchicha, frankfurt',
  'cruasán, croissant, curasán, cuernito, croisán',
  'bollo, panecillo',
  'baguette, baguete',
  'pretzel, bretzel',
  'galleta, cookie',
  'bizcocho, pastel, tarta, queque',
  'tortita, panqueque, pancake',
  'gacha, porridge',
  'espagueti, spaghetti',
  'fideo, noodle, tallarín',
  'palomita, popcorn, roseta, pochoclo, cotufa, crispeta, canguil, pipoca, cabrita, pororó, canchita',
  'muesli, granola',
  'mermelada, confitura',
  'mayonesa, mahonesa',
  'kétchup, catsup',
].map((group) => group.split(', '));

/** Kinds of a thing, which a search for the thing finds too. */
export const kindsOf: Readonly<Record<string, readonly string[]>> = {
  pasta: ['espagueti', 'macarrón', 'tallarín', 'fusilli', 'penne', 'espiral', 'lasaña'],
  pan: ['baguette', 'barra', 'hogaza', 'chapata', 'mollete', 'panecillo'],
  queso: [
    'manchego',
    'mozzarella',
    'parmesano',
    'gouda',
    'emmental',
    'cheddar',
    'feta',
    'brie',
    'camembert',
    'roquefort',
  ],
  ensalada: ['lechuga', 'rúcula', 'canónigo', 'escarola'],
  crema: ['nata'],
  gacha: ['avena'],
  porridge: ['avena'],
};

const stemOf = (name: string) => spanishStem(folded(name));

const synonyms = synonymMap(
  sameThings.map((group) => group.map(stemOf)),
  Object.entries(kindsOf).map(([thing, kinds]) => [stemOf(thing), kinds.map(stemOf)]),
);

/** The stems of other names of the same thing, and of its kinds. */
export const spanishSynonyms = (stem: string): readonly string[] => synonyms.get(stem) ?? none;

/** A Spanish term as it sounds: `elado`, `kueso` and `sanahoria` are written by ear. */
export const spanishSound = remembered((term) =>
  term
    .replaceAll(/(?<!c)h/g, '')
    .replaceAll(/gu(?=[ei])/g, 'G')
    .replaceAll(/g(?=[ei])|x/g, 'j')
    .replaceAll(/ll|y/g, 'i')
    .replaceAll(/[zs]c?(?=[ei])|c(?=[ei])|z/g, 's')
    .replaceAll(/qu|ku(?=[ei])|[ckq](?!h)/g, 'k')
    .replaceAll(/[vw]/g, 'b')
    .replaceAll(/n(?=[bp])/g, 'm')
    .replaceAll('G', 'g')
    .replaceAll(/(.)\1+/g, '$1'),
);
