import { useDeferredValue } from 'react';

/**
 * The rows of a list that is shown the first time: the first ones at once, all of them in a second render, which input can
 * interrupt. A slow phone needs a quarter of a second for all of them.
 */
export function useRowsInParts<Row>(rows: readonly Row[], firstCount: number): readonly Row[] {
  const isFirstShown = useDeferredValue(rows.length > 0, false);
  return isFirstShown ? rows : rows.slice(0, firstCount);
}
