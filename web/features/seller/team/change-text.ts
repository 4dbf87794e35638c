import { isRecord } from '#web/shared/lib/is-record.ts';
import { categories } from '#web/shared/lib/shop/categories.ts';
import { formatCents, formatPrice, shopLocale } from '#web/shared/lib/format/money.ts';
import { formatMoment } from '#web/shared/lib/format/moments.ts';
import { formatNumber } from '#web/shared/lib/format/numbers.ts';
import { parsed } from '#web/shared/lib/storage/parsed.ts';
import { stageNames } from '#web/shared/order-life/stages.ts';
import { comma } from '#web/shared/lib/texts.ts';
import * as depositNames from '../shell/deposits/texts.ts';
import * as foodTexts from '#web/shared/food/texts.ts';
import { originText } from '#web/shared/food/origin-text.ts';
import * as shellTexts from '../shell/texts.ts';
import * as labels from '#common/product-labels/texts.ts';
import * as texts from './texts.ts';

/** The change of one field in words, or of one part of a field that has parts. Null means that there was no value. */
export interface ChangeText {
  key: string;
  label: string;
  before: string | null;
  after: string | null;
}

interface ChangedField {
  name: string;
  before: string | null;
  after: string | null;
}

/** A name for the whole module: the check of unused code does not see the texts of a module that is spread. */
const productLabels: Readonly<Record<string, string>> = labels;

/** The names of the fields; food facts have the words of the pages that show them. */
const fields: Readonly<Record<string, string>> = {
  ...productLabels,
  allergens: foodTexts.allergens,
  maker: foodTexts.maker,
  nutrition: foodTexts.nutrition,
  saturates: foodTexts.saturates,
  sugars: foodTexts.sugars,
  origins: foodTexts.origin,
  ...texts.fields,
};

/** The label of a field: `Delivery promise` for `deliveryPromise`, also for a name that is not known here. */
function labelOf(name: string): string {
  const known = fields[name];
  if (known !== undefined) return known;
  const words = name.replaceAll(/(?<=[a-z\d])(?=[A-Z])/g, ' ').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The value of a text with JSON. The store cuts long ones: of a cut list, the whole entries, and a sign that there were more. */
function valueOf(text: string | null): unknown {
  if (text === null || !/^[[{]/.test(text)) return undefined;
  const whole = parsed(text, (value) => value);
  if (whole !== undefined || !/^\[.*…$/s.test(text)) return whole;
  return parsed(`${text.slice(0, text.lastIndexOf('}') + 1)},"…"]`, (value) => value);
}

/** Parts of records whose value says by itself what it is. */
const isSpoken = (name: string) =>
  [
    'label',
    'url',
    'name',
    'code',
    'basisPoints',
    'weekday',
    'kind',
    'amount',
    'unit',
    'title',
    'text',
    'heading',
  ].includes(name);

/** A value as people write it. Lists and records show their content, because `2 entries` would say too little. */
function words(value: unknown): string {
  if (value === true) return texts.yes;
  if (value === false) return texts.no;
  if (Array.isArray(value)) return value.map(words).join('; ');
  if (isRecord(value)) {
    return Object.entries(value)
      .filter(([, part]) => part !== null && part !== '')
      .map(([name, part]) =>
        isSpoken(name) ? wordsOf(name, part, true) : texts.namedValue(labelOf(name), wordsOf(name, part, true)),
      )
      .join(comma);
  }
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

/** The names that other pages show for codes of the store, by field. */
const namesOfCodes: Record<string, Record<string, string>> = {
  stage: stageNames,
  role: texts.roleNames,
  mail: texts.mailNames,
  mode: texts.taxModes,
  reason: texts.stockReasons,
  depositTax: texts.depositTaxes,
  feeTax: texts.feeTaxes,
  guestOrders: shellTexts.guestOrderNames,
  kind: texts.slotKinds,
  containerKind: depositNames.kindNames,
  payout: depositNames.payoutNames,
  country: shellTexts.countryNames,
  allergens: foodTexts.allergenNames,
  mayContain: foodTexts.allergenNames,
  basis: { G: foodTexts.per100g, ML: foodTexts.per100ml },
};

/** The name of one of the seven categories, by its name in the REST calls or by its slug; others are named by the shop. */
const categoryName = (value: unknown) =>
  categories.find(({ path, slug }) => path === value || slug === value)?.label ?? String(value);

const allergenWords = (entry: unknown) => wordsOf('allergens', entry, true);

/** The words of the entries of lists, by field. */
const wordsOfEntries: Record<string, (entry: unknown) => string> = {
  allergens: allergenWords,
  mayContain: allergenWords,
  nonFoodCategories: categoryName,
  origins: (entry) => originText(String(entry)),
  produceCategories: categoryName,
  walk: categoryName,
};

/** 1 is Monday, as 2024-01-01 was. */
const weekdayName = (day: number) =>
  new Intl.DateTimeFormat(shopLocale(), { weekday: 'short', timeZone: 'UTC' }).format(Date.UTC(2024, 0, day));

/** Numbers of the store as people write them, by field: amounts are in currency units or in cents. */
const numberWords: Record<string, (value: number) => string> = {
  price: formatPrice,
  offerPrice: formatPrice,
  amount: formatPrice,
  feeCents: formatCents,
  freeFromCents: formatCents,
  minimumCents: formatCents,
  basisPoints: (value) => texts.percent(formatNumber(value / 100)),
  weekday: weekdayName,
};

/** The words of a value of a field: a picture has no name that a person could read. */
function wordsOf(field: string, value: unknown, isNew: boolean): string {
  if (isEmpty(value)) return '';
  if (['logo', 'guaranteePicture', 'bannerPicture', 'picture', 'pictures'].includes(field)) {
    return isNew ? texts.newPicture : texts.earlierPicture;
  }
  if (field === 'category') return categoryName(value);
  if (field === 'closedDays' && Array.isArray(value)) return value.map((day) => dayWords(String(day))).join('; ');
  if (Array.isArray(value) && field in wordsOfEntries)
    return value.map((entry) => wordsOfEntries[field]?.(entry)).join('; ');
  if (['checkedAt', 'originsAt'].includes(field) && typeof value === 'string' && !Number.isNaN(Date.parse(value))) {
    return formatMoment(value);
  }
  const code = typeof value === 'string' ? namesOfCodes[field]?.[value] : undefined;
  const number = typeof value === 'string' || typeof value === 'number' ? Number(value) : Number.NaN;
  const inNumbers = Number.isNaN(number) ? undefined : numberWords[field]?.(number);
  return code ?? inNumbers ?? words(value);
}

const isEmpty = (value: unknown) =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);

const dayWords = (day: string) => formatMoment(`${day}T12:00:00Z`, 'date', 'UTC');

const plainValue = (text: string) => valueOf(text) ?? (text === 'true' ? true : text === 'false' ? false : text);

/** The changes of a field in words, without those of nothing to nothing. A field with parts shows only the parts that changed. */
export function changeTexts({ name, before, after }: ChangedField): ChangeText[] {
  const [old, now] = [valueOf(before), valueOf(after)];
  if (isRecord(old) && isRecord(now) && name !== 'size') {
    return [...new Set([...Object.keys(old), ...Object.keys(now)])]
      .map((part) => ({
        key: `${name} ${part}`,
        label: texts.partOfField(labelOf(name), labelOf(part)),
        before: wordsOf(part, old[part], false),
        after: wordsOf(part, now[part], true),
      }))
      .filter((text) => text.before !== text.after);
  }
  const text = {
    key: name,
    label: labelOf(name),
    before: before === null ? null : wordsOf(name, plainValue(before), false),
    after: after === null ? null : wordsOf(name, plainValue(after), true),
  };
  return text.before || text.after ? [text] : [];
}
