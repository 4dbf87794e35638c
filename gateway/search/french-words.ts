// Tested by tests/unit/search-in-languages.test.ts.
// Not reviewed by a native reader.
import { remembered } from './remembered.ts';
import { synonymMap } from './synonym-map.ts';

/** Forms of French words. A word here is folded: `pâtes` is `pates`, `œuf` is `oeuf`. */

const none: readonly string[] = [];

/** A word as these lists write it, folded. */
const folded = (word: string) => word.toLowerCase().replaceAll('œ', 'oe').normalize('NFKD').replaceAll(/\p{M}/gu, '');

/** Words with the same singular and plural. */
const unchanged = new Set(
  `pois noix anis mais radis ananas cassis frais gros gras doux roux gris brebis couscous houmous coulis panais hachis
  jus tapas bas cours repas riz os`.split(/\s+/),
);

/** The common part of the singular and the plural, and of most adjectives: `tomat` of `tomates`, `vert` of `vertes`. */
export const frenchStem = remembered((word) => {
  if (word.length < 4 || /\d/.test(word) || unchanged.has(word)) return word;
  const singular = word.replace(/(?<=..[^eoy])aux$/, 'al').replace(/(?<!s)s$|x$/, '');
  // `fraise` keeps its `e`: it is not `frais`.
  return singular.length >= 5 ? singular.replace(/(?<![esx])e$/, '') : singular;
});

/** Names of the same thing that are one word each. */
const sameThings = [
  'yaourt, yogourt, yoghourt, yogurt',
  'ketchup, catsup',
  'mandarine, clémentine',
  'myrtille, bleuet',
  'pâte, nouille',
  'maïs, popcorn',
  'soda, limonade',
  'aubergine, mélongène',
  'endive, chicon',
  'mâche, doucette',
  'navet, rave',
  'cacahuète, arachide',
  'ciboule, cébette',
  'steak, bifteck',
  'bacon, lard',
  'crevette, gambas',
  'cookie, biscuit',
  'bretzel, pretzel',
  'pancake, crêpe',
  'porridge, gruau',
  'confiture, marmelade',
  'mayonnaise, mayo',
  'chocolat, choco',
  'glace, sorbet',
  'patate, terre',
  'avoine, porridge',
  'brocoli, broccoli',
  'lessive, détergent',
].map((group) => group.split(', ').map((name) => frenchStem(folded(name))));

/** Kinds of a thing, which a search for the thing finds too. */
const kinds: Readonly<Record<string, string>> = {
  pâte: 'spaghetti, penne, fusilli, macaroni, tagliatelle, coquillette, farfalle',
  pain: 'baguette, miche',
  fromage: 'comté, emmental, gruyère, camembert, brie, roquefort, mozzarella, parmesan, feta',
  salade: 'laitue, batavia, mâche, roquette, mesclun',
};

const synonyms = synonymMap(
  sameThings,
  Object.entries(kinds).map(([thing, names]) => [
    frenchStem(folded(thing)),
    names.split(', ').map((name) => frenchStem(folded(name))),
  ]),
);

/** The stems of other names of the same thing, and of its kinds. */
export const frenchSynonyms = (stem: string): readonly string[] => synonyms.get(stem) ?? none;

/** A French term as it sounds: `fraizes`, `fromaje` and `sitron` are written by ear. */
export const frenchSound = remembered((term) =>
  term
    .replaceAll(/eau|au/g, 'o')
    .replaceAll('ph', 'f')
    .replaceAll(/(?<!c)h/g, '')
    .replaceAll(/ge(?=[ao])|g(?=[eiy])/g, 'j')
    .replaceAll(/gu(?=[eiy])/g, 'g')
    .replaceAll(/ss|sc(?=[eiy])|c(?=[eiy])|z/g, 's')
    .replaceAll(/qu|ck|[cqk](?!h)/g, 'k')
    .replaceAll(/[ae]i(?!l)|oe(?!u)/g, 'e')
    .replaceAll(/[ae][mn](?![aeioumn])/g, 'an')
    .replaceAll('y', 'i')
    .replaceAll(/(.)\1+/g, '$1')
    .replace(/(?<=..)[etxd]$/, ''),
);
