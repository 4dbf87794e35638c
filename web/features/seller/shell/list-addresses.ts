import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { inTab } from '#web/shared/lib/storage/stored.ts';

/** The query of the last address of each page of the seller: a list has its filters, its page and its open rows there. */
const stored = inTab('greengate.list-addresses');

const queries = (): Record<string, string> =>
  stored.read((value) => Object.fromEntries(Object.entries(value as object).filter(([, query]) => isQuery(query)))) ??
  {};

const isQuery = (value: unknown) => typeof value === 'string' && /^\?|^$/.test(value);

/** Notes the address of the page that is open. */
export function useKeptAddress() {
  const { pathname, search } = useLocation();
  useEffect(() => stored.write({ ...queries(), [pathname]: search }), [pathname, search]);
}

/** The address of the page as the seller left it. */
export const keptAddress = (pathname: string) => ({ pathname, search: queries()[pathname] ?? '' });

/** Forgets all addresses. They have the texts that the seller searched. */
export const forgetAddresses = () => stored.forget();
