import { useCallback, useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';

/** The most open rows that an address names. */
const maxOpen = 50;
/** The most pages that are loaded again when the seller comes back. */
const maxPages = 20;

/**
 * The changes of the address that the router does not show yet: it renders them without hurry, and the next change must not
 * take them back.
 */
let underWay: string[] = [];

/** What the address says about the list besides the filters: how many pages are loaded, and which rows are open. */
export function useOrderAddress() {
  const [params, setParams] = useSearchParams();
  const shown = params.toString();

  useEffect(() => {
    // After another navigation than these changes, none of them is under way. Several components ask: the shown one stays.
    const at = underWay.lastIndexOf(shown);
    underWay = at === -1 ? [] : underWay.slice(at);
  }, [shown]);

  const change = useCallback(
    (edit: (next: URLSearchParams) => void) => {
      const next = new URLSearchParams(underWay.at(-1) ?? shown);
      edit(next);
      if (next.toString() === (underWay.at(-1) ?? shown)) return;
      underWay.push(next.toString());
      setParams(next, { replace: true });
    },
    [shown, setParams],
  );

  return {
    pages: Math.min(maxPages, Math.max(1, Math.floor(Number(params.get('pages'))) || 1)),
    setPages: (pages: number) => change((next) => next.set('pages', String(pages))),
    /** The numbers of the open orders. */
    opened: params.getAll('open').slice(0, maxOpen),
    setOpen: useCallback(
      (number: string, isOpen: boolean) =>
        change((next) => {
          const others = next.getAll('open').filter((each) => each !== number);
          next.delete('open');
          for (const each of isOpen ? [...others, number].slice(-maxOpen) : others) next.append('open', each);
        }),
      [change],
    ),
    /** Sets filters, by their names in the address; '' removes one. The list then starts at its first page. */
    setFilters: (filters: Record<string, string>) => change((next) => editFilters(next, filters)),
    /** The address with these filters. */
    searchWith: (filters: Record<string, string>) => {
      const next = new URLSearchParams(params);
      editFilters(next, filters);
      return `?${next.toString()}`;
    },
  };
}

function editFilters(params: URLSearchParams, filters: Record<string, string>) {
  params.delete('pages');
  for (const [name, value] of Object.entries(filters)) {
    if (value) params.set(name, value);
    else params.delete(name);
  }
}
