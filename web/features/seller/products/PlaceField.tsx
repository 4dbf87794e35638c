import { useEffect, useRef, useState } from 'react';
import { readWholeNumber } from '#readers/number.ts';
import * as texts from './texts.ts';
import * as styles from './ArrangeProductsPage.css.ts';

interface PlaceFieldProps {
  /** The product's name. */
  of: string;
  /** The product's index in the list. */
  place: number;
  count: number;
  onMove: (to: number) => void;
}

/** The number of a product in a list. Another number moves the product there, on Enter or when the field loses the focus. */
export function PlaceField({ of, place, count, onMove }: PlaceFieldProps) {
  const [typed, setTyped] = useState<string>();
  const field = useRef<HTMLInputElement>(null);
  /** The typed text until it is used: a move takes the focus away before the next render. */
  const unused = useRef<string>(undefined);
  const isEntered = useRef(false);

  // Browsers take the focus from an element that moves in the document.
  useEffect(() => {
    if (isEntered.current) field.current?.focus();
    isEntered.current = false;
  }, [place]);

  function type(text: string | undefined) {
    unused.current = text;
    setTyped(text);
  }

  function move() {
    const wanted = readWholeNumber(unused.current ?? '');
    type(undefined);
    if (Number.isNaN(wanted)) return false;
    const to = Math.min(Math.max(wanted, 1), count) - 1;
    if (to !== place) onMove(to);
    return to !== place;
  }

  return (
    <input
      ref={field}
      type="text"
      inputMode="numeric"
      enterKeyHint="go"
      aria-label={texts.numberOf(of)}
      className={styles.place}
      value={typed ?? String(place + 1)}
      onChange={({ target }) => type(target.value)}
      onFocus={({ currentTarget }) => currentTarget.select()}
      onKeyDown={({ key }) => {
        if (key === 'Enter') isEntered.current = move();
        if (key === 'Escape') type(undefined);
      }}
      onBlur={move}
    />
  );
}
