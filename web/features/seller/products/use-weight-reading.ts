import { useEffect, useState } from 'react';
import { useWeightReadingQuery, type WeightReadingQuery } from '#web/__generated__/seller-products.ts';

export type WeightReading = NonNullable<WeightReadingQuery['seller']>['weightReading'];

/** The time without a key press after which a typed text is read. */
const pauseMs = 250;

/** What the gateway reads in a typed weight; undefined for an empty text, and until it has answered. */
export function useWeightReading(typed: string): WeightReading | undefined {
  const text = typed.trim();
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), pauseMs);
    return () => clearTimeout(timer);
  }, [text]);
  const { data } = useWeightReadingQuery({ variables: { text: settled }, skip: settled === '' || settled !== text });
  return settled === text ? data?.seller?.weightReading : undefined;
}
