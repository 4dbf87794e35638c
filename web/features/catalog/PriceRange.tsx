import { useState, type KeyboardEvent } from 'react';
import { currencySymbol, formatCents } from '#web/shared/lib/format/money.ts';
import { typedAmount } from '#web/shared/lib/format/numbers.ts';
import { readPrice } from './listing-params.ts';
import * as texts from './texts.ts';
import * as styles from './FilterBar.css.ts';

interface PriceRangeProps {
  /** The lowest price in whole currency units; undefined for no limit. */
  minPrice: number | undefined;
  maxPrice: number | undefined;
  /** Gets the texts for the address when the shopper leaves a field or presses Enter; empty for no limit. */
  onChange: (range: { min: string; max: string }) => void;
  /** Calls `onChange` after every keystroke instead. */
  live?: boolean;
}

/** Two fields for the lowest and the highest price. A text that is not a price counts as no limit. */
export function PriceRange({ minPrice, maxPrice, onChange, live = false }: PriceRangeProps) {
  const given = { min: textOf(minPrice), max: textOf(maxPrice) };
  const shown = { min: shownText(minPrice), max: shownText(maxPrice) };
  const [typed, setTyped] = useState(shown);

  // Takes over the prices when the address has changed, or when its two prices were swapped. A half-typed price ("2.")
  // that means the same price stays.
  const [lastGiven, setLastGiven] = useState(given);
  if (lastGiven.min !== given.min || lastGiven.max !== given.max) {
    setLastGiven(given);
    if (textOf(readPrice(typed.min)) !== given.min || textOf(readPrice(typed.max)) !== given.max) setTyped(shown);
  }

  function report(range: typeof typed) {
    const prices = { min: textOf(readPrice(range.min)), max: textOf(readPrice(range.max)) };
    if (prices.min !== given.min || prices.max !== given.max) onChange(prices);
  }

  const symbol = (
    <span className={styles.word} aria-hidden="true">
      {currencySymbol()}
    </span>
  );

  const field = (end: 'min' | 'max', label: string, placeholder: string) => (
    <label className={styles.end}>
      <span className={styles.word}>{placeholder}</span>
      {!isSymbolLast() && symbol}
      <input
        className={styles.field}
        name={end}
        inputMode="decimal"
        autoComplete="off"
        maxLength={9}
        aria-label={label}
        value={typed[end]}
        onChange={(event) => {
          const next = { ...typed, [end]: event.target.value };
          setTyped(next);
          if (live) report(next);
        }}
        onBlur={() => report(typed)}
        onKeyDown={(event: KeyboardEvent) => {
          if (event.key === 'Enter') report(typed);
        }}
      />
      {isSymbolLast() && symbol}
    </label>
  );

  return (
    <fieldset className={styles.range} aria-label={texts.price}>
      {field('min', texts.lowestPrice, texts.from)}
      {field('max', texts.highestPrice, texts.to)}
    </fieldset>
  );
}

/** Whether amounts end with their symbol, as `4,90 €` does. */
const isSymbolLast = () => formatCents(0).endsWith(currencySymbol());

function shownText(price: number | undefined): string {
  return price === undefined ? '' : typedAmount(price);
}

/** The text for the address. */
function textOf(price: number | undefined): string {
  return price === undefined ? '' : String(price);
}
