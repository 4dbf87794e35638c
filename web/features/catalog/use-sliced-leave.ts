import { useEffect, useState } from 'react';

/** So many leave the page at once without holding it up. */
const SLICE = 72;

/**
 * What to show of a list that another one may take the place of. A long one leaves from its end, a slice at a time, before
 * a shorter one comes: to take hundreds of cards out of the page at once would hold it up.
 */
export function useSlicedLeave<Item>(list: readonly Item[] | undefined) {
  const [last, setLast] = useState(list);
  const surplus = (last?.length ?? 0) - (list?.length ?? 0);
  const leaving = last !== list && surplus > SLICE;
  if (last !== list && !leaving) setLast(list);

  // The page has room for what a person does between two slices.
  useEffect(() => {
    if (!leaving) return undefined;
    const timer = setTimeout(() => setLast(last?.slice(0, -SLICE)));
    return () => clearTimeout(timer);
  }, [leaving, last]);

  return { shown: leaving ? last : list, leaving };
}
