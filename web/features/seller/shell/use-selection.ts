import { useCallback, useState } from 'react';

const noneSelected: ReadonlySet<string> = new Set();

/** The ids that the seller has selected in a list. */
export function useSelection() {
  const [selected, setSelected] = useState(noneSelected);
  const select = useCallback((id: string, isSelected: boolean) => {
    setSelected((before) => {
      const next = new Set(before);
      if (isSelected) next.add(id);
      else next.delete(id);
      return next;
    });
  }, []);
  return {
    selected,
    /** Selects an id, or removes it from the selection. The function is the same in every render. */
    select,
    selectOnly: (ids: readonly string[]) => setSelected(new Set(ids)),
    clear: () => setSelected(noneSelected),
  };
}
