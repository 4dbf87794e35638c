import type { CellDialect } from '../products/cell-dialect.ts';
import { readNumber } from '#readers/number.ts';
import type { CellReading } from '../products/csv-cells.ts';
import { dateAt } from '#backend/rules/local-time.ts';
import { readFlag } from '../imports/yes-no.ts';
import { allergens, type Allergen } from '#common/allergens.ts';
import { noFacts, type Food, type FoodFacts, type Nutrition } from './food-facts.ts';
import * as texts from './texts.ts';

/** The name of a column with a food fact, in the order of the exported file. */
export const foodColumnNames = [
  'legalName',
  'brand',
  'ingredients',
  'allergens',
  'mayContain',
  'nutritionBasis',
  'energyKj',
  'energyKcal',
  'fat',
  'saturates',
  'carbohydrate',
  'sugars',
  'fibre',
  'protein',
  'salt',
  'origins',
  'qualityClass',
  'variety',
  'storage',
  'use',
  'makerName',
  'makerAddress',
  'organicCode',
  'alcohol',
  'foodChecked',
] as const;

export type FoodColumnName = (typeof foodColumnNames)[number];

/** A column with a food fact. `read` gives the value for the rule of the fact, which checks it. */
interface FoodColumn {
  toText: (food: Food, dialect: CellDialect) => string;
  read: (cell: string, dialect: CellDialect) => CellReading;
}

const textColumn = (
  name: 'legalName' | 'brand' | 'ingredients' | 'qualityClass' | 'variety' | 'storage' | 'use' | 'organicCode',
): FoodColumn => ({ toText: ({ facts }) => facts[name] ?? '', read: (cell) => ({ value: cell.trim() || null }) });

const numberText = (number: number | null | undefined, { decimal }: CellDialect) =>
  number == null ? '' : String(number).replace('.', decimal);

/** The number of a cell; null for an empty one. The rule of the fact refuses what is no number. */
function readCellNumber(cell: string, dialect: CellDialect): CellReading {
  if (cell.trim() === '') return { value: null };
  const number = readNumber(cell.trim(), dialect.decimal);
  return { value: number === null ? cell : Number(number.text) };
}

const nutrientColumn = (name: Exclude<keyof Nutrition, 'basis'>): FoodColumn => ({
  toText: ({ facts }, dialect) => numberText(facts.nutrition?.[name], dialect),
  read: readCellNumber,
});

/** The words for none of the 14, in every language of the shop. */
const noneWords = new Set(['none', 'keine', 'aucun', 'ninguno', 'لا شيء']);

const allergenWords = new Map<string, Allergen>(
  allergens.flatMap((code) => [
    [code.toLowerCase(), code] as const,
    [texts.allergenNames[code].normalize('NFC').toLowerCase(), code] as const,
  ]),
);

const nameOf = (allergen: Allergen, { isTranslated }: CellDialect) =>
  isTranslated ? texts.allergenNames[allergen] : allergen;

const allergenList = allergens.map((code) => texts.allergenNames[code]).join(', ');

/** The allergens of a cell with commas; null for an empty cell. */
function readAllergens(cell: string): CellReading {
  const words = cell
    .slice(0, 1000)
    .normalize('NFC')
    .toLowerCase()
    .split(/[,;،\n]/)
    .map((word) => word.trim())
    .filter(Boolean);
  if (words.length === 0) return { value: null };
  const [first = ''] = words;
  if (words.length === 1 && noneWords.has(first)) return { value: [] };
  const unknown = words.find((word) => !allergenWords.has(word));
  if (unknown !== undefined) return { fault: texts.unknownAllergen(unknown.slice(0, 40), allergenList) };
  return { value: words.map((word) => allergenWords.get(word)) };
}

const noneText = ({ isTranslated }: CellDialect) => (isTranslated ? texts.noneWord : 'none');

const basisWords = new Map([
  ['g', 'G'],
  ['100g', 'G'],
  ['ml', 'ML'],
  ['100ml', 'ML'],
]);

export const foodColumns: Readonly<Record<FoodColumnName, FoodColumn>> = {
  legalName: textColumn('legalName'),
  brand: textColumn('brand'),
  ingredients: textColumn('ingredients'),
  allergens: {
    toText: ({ facts }, dialect) =>
      facts.allergens?.length === 0
        ? noneText(dialect)
        : (facts.allergens ?? []).map((each) => nameOf(each, dialect)).join(', '),
    read: readAllergens,
  },
  mayContain: {
    toText: ({ facts }, dialect) => facts.mayContain.map((each) => nameOf(each, dialect)).join(', '),
    read: readAllergens,
  },
  nutritionBasis: {
    toText: ({ facts: { nutrition } }) => (nutrition === null ? '' : nutrition.basis === 'G' ? 'g' : 'ml'),
    read: (cell) => {
      const word = cell.slice(0, 40).replaceAll(/\s/g, '').toLowerCase();
      return { value: word === '' ? null : (basisWords.get(word) ?? cell) };
    },
  },
  energyKj: nutrientColumn('energyKj'),
  energyKcal: nutrientColumn('energyKcal'),
  fat: nutrientColumn('fat'),
  saturates: nutrientColumn('saturates'),
  carbohydrate: nutrientColumn('carbohydrate'),
  sugars: nutrientColumn('sugars'),
  fibre: nutrientColumn('fibre'),
  protein: nutrientColumn('protein'),
  salt: nutrientColumn('salt'),
  origins: {
    toText: ({ facts }) => facts.origins.join('\n'),
    read: (cell) => ({ value: cell.split(/\r?\n/).filter((line) => line.trim() !== '') }),
  },
  qualityClass: textColumn('qualityClass'),
  variety: textColumn('variety'),
  storage: textColumn('storage'),
  use: textColumn('use'),
  makerName: { toText: ({ facts }) => facts.maker?.name ?? '', read: (cell) => ({ value: cell.trim() || null }) },
  makerAddress: { toText: ({ facts }) => facts.maker?.address ?? '', read: (cell) => ({ value: cell.trim() || null }) },
  organicCode: textColumn('organicCode'),
  alcohol: { toText: ({ facts }, dialect) => numberText(facts.alcohol, dialect), read: readCellNumber },
  foodChecked: {
    // A date is what an exported file has. It confirms nothing: else a file with changed facts would check them by itself.
    toText: ({ checkedAt }, { timeZone = 'UTC' }) => (checkedAt === null ? '' : dateAt(checkedAt, timeZone)),
    read: (cell) => {
      const text = cell.trim().slice(0, 40);
      if (text === '' || /^\d{1,4}([./-])\d{1,2}\1\d{1,4}$/.test(text)) return { value: undefined };
      const flag = readFlag(text);
      return flag === undefined ? { fault: texts.neitherYesNorDate(text) } : { value: flag };
    },
  },
};

const nutrientNames = [
  'energyKj',
  'energyKcal',
  'fat',
  'saturates',
  'carbohydrate',
  'sugars',
  'protein',
  'salt',
  'fibre',
] as const satisfies readonly (keyof Nutrition)[];

/**
 * The facts that the cells of a row ask for, for the rules of the facts. Columns that the file lacks stay as they are.
 *
 * @param values what the columns of the file hold
 */
export function factsOfCells(
  values: Partial<Record<FoodColumnName, unknown>>,
  before: FoodFacts | undefined,
): Record<string, unknown> {
  const has = (...names: FoodColumnName[]) => names.some((name) => name in values);
  const { nutritionBasis, makerName, makerAddress, foodChecked: _checked, ...rest } = values;
  const facts: Record<string, unknown> = { ...rest };
  for (const name of nutrientNames) delete facts[name];
  if (has('nutritionBasis', ...nutrientNames)) {
    const old = before?.nutrition;
    const valueOf = (name: keyof Nutrition, column: FoodColumnName) =>
      column in values ? values[column] : old?.[name];
    const nutrition = {
      basis: 'nutritionBasis' in values ? nutritionBasis : old?.basis,
      ...Object.fromEntries(nutrientNames.map((name) => [name, valueOf(name, name)])),
    };
    facts['nutrition'] = Object.values(nutrition).every((value) => value == null) ? null : nutrition;
  }
  if (has('makerName', 'makerAddress')) {
    const name = 'makerName' in values ? makerName : before?.maker?.name;
    const address = 'makerAddress' in values ? makerAddress : before?.maker?.address;
    facts['maker'] = name == null && address == null ? null : { name, address };
  }
  return facts;
}

/** The column that holds the fact at this path, such as `['nutrition', 'fat']`. */
export function columnOfFact([fact, part]: readonly PropertyKey[]): FoodColumnName {
  const wanted =
    fact === 'maker'
      ? part === 'address'
        ? 'makerAddress'
        : 'makerName'
      : fact === 'nutrition'
        ? part === 'basis' || part === undefined
          ? 'nutritionBasis'
          : part
        : fact;
  return foodColumnNames.find((name) => name === wanted) ?? 'legalName';
}

/** The facts in the example row of a file. */
export const exampleFood: Food = {
  version: 1,
  checkedAt: null,
  originsAt: null,
  createdAt: 0,
  facts: { ...noFacts, allergens: ['CELERY'], origins: ['DE'], qualityClass: 'I' },
};
