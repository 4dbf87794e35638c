/** The largest number of orders that are picked together. */
const maxChosen = 100;

/** The ids of the chosen orders, as stored in the address: each once. */
export function readChosenIds(params: URLSearchParams): readonly string[] {
  const ids = (params.get('ids') ?? '').split(',').filter(Boolean);
  return [...new Set(ids)].slice(0, maxChosen);
}

/** The part of an address that names the chosen orders. */
export const searchOfIds = (ids: readonly string[]) => `?ids=${ids.map(encodeURIComponent).join()}`;
