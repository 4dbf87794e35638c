/** The content of a pack, and the weights of goods that are weighed, in a text that a person or a program wrote. */
import { foldedText } from './folded-text.ts';
import { amountsIn, type AmbiguousNumber, type Amount, type GramRange } from './weight-amounts.ts';
import * as words from './weight-words.ts';

/** The content of a pack: a whole number of grams, millilitres or pieces. */
export interface PackSize {
  amount: number;
  unit: words.PackUnit;
}

/** What the text of a weight says. */
export interface Weight {
  /** The content that the unit price is of: without its liquid where the text says so. Null when the text names none exactly. */
  size: PackSize | null;
  /** The content with its liquid, where the text names both. */
  gross: PackSize | null;
  /** Of goods that are weighed. */
  range: GramRange | null;
  ambiguous: readonly AmbiguousNumber[];
}

const maxTextLength = 100;
/** A size is a whole number: a text that is further from one names none, because its unit price would be wrong. */
const maxRoundingShare = 0.005;
/** By how much a metric and a customary amount of one pack may differ. */
const maxDifference = 0.25;

const isClose = (a: number, b: number, share: number): boolean => Math.abs(a - b) <= Math.max(a, b) * share;

/** The whole number of a unit that an amount is; null when it is too far from one. */
function sizeOf(amount: Amount | undefined): PackSize | null {
  if (!amount) return null;
  const total = Math.round(amount.exact);
  return total >= 1 && Math.abs(total - amount.exact) <= amount.exact * maxRoundingShare
    ? { amount: total, unit: amount.unit.unit }
    : null;
}

/** The one amount that several name together; undefined when they contradict each other. */
function oneAmount(amounts: readonly Amount[]): Amount | undefined {
  const [first, ...others] = amounts;
  if (!first) return undefined;
  const metric = amounts.find(({ unit }) => !unit.isCustomary && unit.unit !== 'PIECE');
  const best = first.unit.isCustomary ? (metric ?? first) : first;
  const agrees = (other: Amount) =>
    other.unit.unit === best.unit.unit &&
    isClose(other.exact, best.exact, other.unit.isCustomary || best.unit.isCustomary ? maxDifference : 0.01);
  return [first, ...others].every(agrees) ? best : undefined;
}

/** A metric amount in brackets is the exact one of a customary amount, of all packs or of each. */
function withMetric(main: Amount, inBrackets: readonly Amount[]): Amount {
  const metric = inBrackets.find(
    ({ unit, isDrained }) => !unit.isCustomary && unit.unit === main.unit.unit && !isDrained,
  );
  if (!main.unit.isCustomary || !metric) return main;
  const ofAll = metric.exact * main.packs;
  return Math.abs(ofAll - main.exact) < Math.abs(metric.exact - main.exact) ? { ...metric, exact: ofAll } : metric;
}

/** The text as the reader sees it: folded, lower case, a space before fractions, without the sign of estimated quantities. */
const plainText = (typed: string): string =>
  foldedText(typed.replaceAll(/(?<=\d)(?=[¼-¾⅐-⅞])/g, ' '))
    .replaceAll('⁄', '/')
    .replaceAll('℮', ' ')
    .toLowerCase()
    .replaceAll(/(\d)-(?=\p{L})/gu, '$1 ')
    .replaceAll(/ +/g, ' ')
    .trim();

const none: Weight = { size: null, gross: null, range: null, ambiguous: [] };

/** The last readings by their texts. A shop has few different ones, and lists of orders ask for each line. */
const known: Record<words.Measures, Map<string, Weight | null>> = { US: new Map(), BRITISH: new Map() };
const maxKnown = 1000;

/**
 * Reads the text of a weight or a size, such as `500 g`, `6 x 330 ml`, `1.000–1.500 g` or `400 g (240 g drained)`. A text without
 * numbers names nothing. Null when it has an amount that cannot be read.
 */
export function readWeight(typed: string, measures: words.Measures = 'US'): Weight | null {
  if (typed.length > maxTextLength) return null;
  const readings = known[measures];
  const last = readings.get(typed);
  if (last !== undefined) return last;
  const reading = readText(plainText(typed), measures);
  if (readings.size >= maxKnown) readings.clear();
  readings.set(typed, reading);
  return reading;
}

function readText(text: string, measures: words.Measures): Weight | null {
  const [, alone] = words.oneUnit.exec(text) ?? [];
  if (alone !== undefined) return read(`1 ${alone}`, [], measures);
  if (!/\p{N}/u.test(text)) return none;
  const brackets: string[] = [];
  const main = text.replaceAll(/[([]([^()[\]]*)[)\]]/g, (_all, inside: string) => {
    brackets.push(inside);
    return ' ';
  });
  return read(main, brackets, measures);
}

function read(main: string, brackets: readonly string[], measures: words.Measures): Weight | null {
  const found = amountsIn(main, measures);
  if (!found) return null;
  const inBrackets = brackets.flatMap((text) => amountsIn(text, measures)?.amounts ?? []);
  const [drained, twice] = [...found.amounts, ...inBrackets].filter(({ isDrained }) => isDrained);
  const whole = found.amounts.filter(({ isDrained }) => !isDrained);
  if (twice || (found.hasRange && whole.length > 0)) return null;
  const { ambiguous } = found;
  if (found.hasRange) return { ...none, range: found.range, ambiguous };
  // Of `1 can (400 g)`, the brackets say what is in it.
  const isOnePack = found.amounts.length === 0 && /^\D*1?\D*$/.test(main);
  const named = isOnePack ? inBrackets.filter(({ isDrained }) => !isDrained) : whole;
  const one = oneAmount(named);
  if (!one && named.length > 0) return null;
  const gross = one && withMetric(one, inBrackets);
  const size = sizeOf(drained ?? gross);
  // Less than one of a metric unit is a mistake; of an ounce it only has no whole number of grams.
  if (!size && !(drained ?? gross)?.unit.isCustomary && (drained ?? gross)) return null;
  return { size, gross: drained ? sizeOf(gross) : null, range: null, ambiguous };
}
