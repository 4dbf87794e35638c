import { useCallback, useState } from 'react';

const noneSelected: ReadonlySet<string> = new Set();

/** The ids that the seller has selected in a list. @param before the ids that are selected at first */
export function useSelection(before?: readonly string[]) {
  const [selected, setSelected] = useState(() => (before ? new Set(before) : noneSelected));
  const select = useCallback((id: string, isSelected: boolean) => {
    setSelected((now) => {
      const next = new Set(now);
      if (isSelected) next.add(id);
      else next.delete(id);
      return next;
    });
  }, []);
  return {
    selected,
    /** Selects an id, or removes it from the selection. The function is the same in every render. */
    select,
    /** Selects these ids besides the others, or removes them from the selection. */
    selectMany: (ids: readonly string[], isSelected: boolean) =>
      setSelected((now) =>
        isSelected ? new Set([...now, ...ids]) : new Set([...now].filter((id) => !ids.includes(id))),
      ),
    selectOnly: (ids: readonly string[]) => setSelected(new Set(ids)),
    clear: () => setSelected(noneSelected),
  };
}
