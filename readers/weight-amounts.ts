// Tested by tests/unit/weight.test.ts and tests/unit/weight-doors.test.ts.
/** The amounts in a folded text of a weight, from left to right. */
import { isAmbiguousNumber, numberIn, numberPattern } from './weight-numbers.ts';
import * as words from './weight-words.ts';

const maxAmount = 1_000_000;

type Token = { number: string } | { word: string } | { unit: words.Unit } | { end: true };

/** The words, numbers and units of a text; null when there is a sign that says more, such as `+`. */
function tokensOf(text: string): Token[] | null {
  const tokens: Token[] = [];
  let at = 0;
  while (at < text.length) {
    numberPattern.lastIndex = at;
    const number = /[\d.,]/.test(text[at] ?? '') ? numberPattern.exec(text)?.[0] : undefined;
    if (number !== undefined) {
      at += number.length;
      const percent = /^ ?%/.exec(text.slice(at, at + 2))?.[0];
      if (percent === undefined) tokens.push({ number });
      at += percent?.length ?? 0;
      continue;
    }
    const [word = ''] = /^\p{L}[\p{L}\p{M}’']*/u.exec(text.slice(at)) ?? [];
    if (word === '') {
      const sign = text[at] ?? '';
      if (sign === '+') return null;
      if (/[,;|·/=\n]/.test(sign)) tokens.push({ end: true });
      else if (/[-x×*@~≈]/.test(sign)) tokens.push({ word: sign });
      at += 1;
      continue;
    }
    at += word.length;
    const next = /^\.? ?(\p{L}+)/u.exec(text.slice(at, at + 20));
    const two = words.unitsByName.get(`${word} ${next?.[1] ?? ''}`);
    if (two) at += next?.[0].length ?? 0;
    const unit = two ?? words.unitsByName.get(word);
    tokens.push(unit ? { unit } : { word });
  }
  return tokens;
}

/** The least and the greatest weight of goods that are weighed, in grams. */
export interface GramRange {
  from: number;
  to: number;
  isInKilograms: boolean;
}

/** A number whose only sign could also be the other one. */
export interface AmbiguousNumber {
  number: string;
  /** Whether the sign was read as one between thousands, and not as one of decimals. */
  isThousands: boolean;
}

export interface Amount {
  /** Grams, millilitres or pieces, not rounded. */
  exact: number;
  /** How many packs it is the sum of. */
  packs: number;
  unit: words.Unit;
  isDrained: boolean;
}

/** Reads the amounts of a text from left to right. */
class AmountReader {
  readonly amounts: Amount[] = [];
  readonly ambiguous: AmbiguousNumber[] = [];
  range: GramRange | null = null;
  /** Whether a range of amounts is there, of goods that are weighed or not. */
  hasRange = false;
  isFaulty = false;
  readonly #tokens: readonly Token[];
  readonly #measures: words.Measures;
  #at = 0;
  #isEstimate = false;
  /** Whether the next amount is one without liquid. */
  #isDrained = false;

  constructor(tokens: readonly Token[], measures: words.Measures) {
    this.#tokens = tokens;
    this.#measures = measures;
  }

  read(): this {
    while (this.#at < this.#tokens.length && !this.isFaulty) this.#step();
    return this;
  }

  #word(at: number): string {
    const token = this.#tokens[at];
    return token && 'word' in token ? token.word : '';
  }

  #number(at: number): string | undefined {
    const token = this.#tokens[at];
    return token && 'number' in token ? token.number : undefined;
  }

  #unit(at: number): words.Unit | undefined {
    const token = this.#tokens[at];
    return token && 'unit' in token ? token.unit : undefined;
  }

  #step(): void {
    const word = this.#word(this.#at);
    if (words.estimates.has(word)) this.#isEstimate = true;
    if (words.drainedWords.has(word)) this.#drained();
    const isBefore = this.#number(this.#at + 1) !== undefined;
    if (isBefore && (words.refusedWords.has(word) || (words.rangeWords.has(word) && word !== 'à' && word !== 'a'))) {
      this.isFaulty = true;
    }
    if (this.#number(this.#at) === undefined) this.#at += 1;
    else this.#amount();
  }

  /** A word for drained goods stands before its amount or behind it: `ATG 240 g`, `240 g ATG`. */
  #drained(): void {
    let next = this.#at + 1;
    while (this.#word(next) !== '' && !words.drainedWords.has(this.#word(next))) next += 1;
    const before = this.#tokens[this.#at - 1];
    const last = before && 'end' in before ? undefined : this.amounts.at(-1);
    if (last && this.#number(next) === undefined) last.isDrained = true;
    else this.#isDrained = true;
  }

  #factor({ factor, british }: words.Unit): number {
    return this.#measures === 'BRITISH' ? (british ?? factor) : factor;
  }

  #exact(number: string, unit: words.Unit): number {
    const isSmall = unit.isSmall ?? false;
    if (isAmbiguousNumber(number)) this.ambiguous.push({ number, isThousands: isSmall });
    return numberIn(number, isSmall) * this.#factor(unit);
  }

  #add(exact: number, packs: number, unit: words.Unit): void {
    if (!(exact > 0 && exact <= maxAmount)) this.isFaulty = true;
    this.amounts.push({ exact, packs, unit, isDrained: this.#isDrained });
    this.#isDrained = false;
  }

  /** `2 x 6 x 330 ml`, `125 g x 4`, `20 Beutel à 2 g`, `500–600 g`, `6er`, `1 bunch`. */
  #amount(): void {
    const numbers = [this.#number(this.#at) ?? ''];
    this.#at += 1;
    while (words.times.has(this.#word(this.#at)) && this.#number(this.#at + 1) !== undefined) {
      numbers.push(this.#number(this.#at + 1) ?? '');
      this.#at += 2;
    }
    const last = numbers.pop() ?? '';
    const packs = numbers.reduce(
      (product, number) => product * (/^\d{1,3}$/.test(number) ? Number(number) : Number.NaN),
      1,
    );
    if (this.#isRange(last, packs)) return;
    const unit = this.#unit(this.#at);
    if (unit) this.#unitAmount(last, packs, unit);
    else this.#countedPacks(packs * (/^\d{1,3}$/.test(last) ? Number(last) : Number.NaN));
  }

  #unitAmount(number: string, packs: number, unit: words.Unit): void {
    this.#at += 1;
    const inner = this.#innerAt();
    if (unit.unit === 'PIECE' && inner !== null) {
      this.#inner(packs * this.#exact(number, unit), inner);
      return;
    }
    let exact = this.#exact(number, unit);
    const ounces = this.#unit(this.#at + 1);
    // `1 lb 4 oz` and `1 pt 4 fl oz` are one amount.
    if (
      unit.isCustomary &&
      ounces?.isCustomary &&
      ounces.unit === unit.unit &&
      ounces.factor < unit.factor &&
      this.#number(this.#at)
    ) {
      exact += this.#exact(this.#number(this.#at) ?? '', ounces);
      this.#at += 2;
    }
    let count = packs;
    const behind = this.#number(this.#at + 1);
    if (words.times.has(this.#word(this.#at)) && behind !== undefined && !this.#unit(this.#at + 2)) {
      count *= /^\d{1,3}$/.test(behind) ? Number(behind) : Number.NaN;
      this.#at += 2;
    }
    this.#add(exact * count, count, unit);
  }

  /** Where the content of each of several pieces begins; null when the text does not name it. */
  #innerAt(): number | null {
    const at = words.packs.has(this.#word(this.#at)) ? this.#at + 1 : this.#at;
    return words.ofEach.has(this.#word(at)) && this.#number(at + 1) !== undefined && this.#unit(at + 2) ? at + 1 : null;
  }

  #inner(packs: number, at: number): void {
    const [number, unit] = [this.#number(at) ?? '', this.#unit(at + 1)];
    this.#at = at + 2;
    if (unit) this.#add(packs * this.#exact(number, unit), packs, unit);
  }

  /** A number without a unit: of packs, of containers, or of nothing that is known. */
  #countedPacks(count: number): void {
    const word = this.#word(this.#at);
    const [isPack, isContainer] = [words.packs.has(word), words.containers.has(word)];
    if (isPack || isContainer) this.#at += 1;
    const inner = isPack || isContainer ? this.#innerAt() : null;
    if (inner !== null) this.#inner(count, inner);
    else if (isPack && count > 1) this.#add(count, 1, { unit: 'PIECE', factor: 1 });
    else if (!(isPack || isContainer) || !(count >= 1)) this.isFaulty = true;
  }

  #isRange(low: string, packs: number): boolean {
    const own = this.#unit(this.#at);
    const at = own ? this.#at + 1 : this.#at;
    const [word, high, unit] = [this.#word(at), this.#number(at + 1), this.#unit(at + 2)];
    if (!words.rangeWords.has(word) || high === undefined || !unit) return false;
    if (own?.unit === 'PIECE' && unit.unit !== 'PIECE') return false;
    const lowUnit = own ?? unit;
    const [from, to] = [this.#exact(low, lowUnit), this.#exact(high, unit)];
    // `20 à 2 g` are packs, and `2 à 100 g` may be.
    const isClear = /^[-]$|^(?:bis|to|through|until|hasta|au)$/.test(word) || to <= from * 4;
    if (packs !== 1 || lowUnit.unit !== unit.unit || !(from > 0 && from < to && to <= maxAmount && isClear))
      this.isFaulty = true;
    this.#at = at + 3;
    // `600–700 g each` says more than the weight of one piece of goods.
    if (this.#at < this.#tokens.length) this.isFaulty = true;
    this.hasRange = true;
    if (unit.unit === 'G' && !this.#isEstimate && !this.isFaulty) {
      this.range = { from: Math.round(from), to: Math.round(to), isInKilograms: unit.factor === 1000 };
    }
    return true;
  }
}

/** The amounts of a text; null when one of them cannot be read. */
export function amountsIn(
  text: string,
  measures: words.Measures,
): Pick<AmountReader, 'amounts' | 'ambiguous' | 'range' | 'hasRange'> | null {
  const tokens = tokensOf(text);
  const reader = tokens && new AmountReader(tokens, measures).read();
  return reader?.isFaulty === false ? reader : null;
}
