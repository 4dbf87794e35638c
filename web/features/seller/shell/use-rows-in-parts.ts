import { useDeferredValue } from 'react';

/**
 * The rows of a list to render: at first only the first rows, then all rows in a second render, which input can
 * interrupt. A slow phone needs a quarter of a second for all rows.
 */
export function useRowsInParts<Row>(rows: readonly Row[], firstCount: number): readonly Row[] {
  const isFirstShown = useDeferredValue(rows.length > 0, false);
  return isFirstShown ? rows : rows.slice(0, firstCount);
}
