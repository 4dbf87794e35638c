import { cardFields } from '../shared/products/card-fields.ts';

/** The script element with the data of a rendered page. */
const pageState = /<script[^>]*id="page-state"[^>]*>(.*?)<\/script>/s;

type Fields = Readonly<Record<string, unknown>>;

/**
 * Makes the gateway's response to the query for the products of a cart from cached responses and pages.
 * @param texts the cached texts, newest last: the newest state of a product counts
 * @returns undefined unless all products are known, because the app removes products from the cart that a response omits
 */
export function cartProductsFrom(ids: unknown, texts: readonly string[]): string | undefined {
  if (!Array.isArray(ids)) return undefined;
  const known = new Map<unknown, Fields>();
  for (const text of texts) collect(parse(pageState.exec(text)?.[1] ?? text), known);
  const nodes = ids.map((id) => known.get(id));
  if (nodes.includes(undefined)) return undefined;
  return JSON.stringify({ data: { products: { __typename: 'ProductConnection', nodes } } });
}

/** Sorts responses by their `Date` header. A response without one counts as the oldest. */
export function oldestFirst<Dated extends Pick<Response, 'headers'>>(responses: readonly Dated[]): Dated[] {
  const timeOf = ({ headers }: Dated) => Date.parse(headers.get('date') ?? '') || 0;
  return responses.toSorted((one, other) => timeOf(one) - timeOf(other));
}

function collect(value: unknown, known: Map<unknown, Fields>): void {
  if (typeof value !== 'object' || value === null) return;
  for (const part of Object.values(value)) collect(part, known);
  const record = value as Fields;
  if (record['__typename'] !== 'Product' || !cardFields.every((field) => field in record)) return;
  known.set(record['id'], Object.fromEntries(cardFields.map((field) => [field, record[field]])));
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
