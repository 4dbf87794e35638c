/** The fields of a product that the cart asks for (web/shared/products/product-card.fragment.graphql). */
const cardFields = ['name', 'category', 'categoryName', 'price', 'offerPrice', 'images', 'inStock', 'weight'] as const;

/** The data that a rendered page carries. */
const pageState = /<script[^>]*id="page-state"[^>]*>(.*?)<\/script>/s;

type Fields = Readonly<Record<string, unknown>>;

/**
 * The products of a cart as an answer of the gateway, made of answers and pages that were kept.
 * @param texts the newest last: of a product that several of them contain, its last state counts
 * @returns nothing unless all products are known: the app takes out of the cart what an answer leaves out
 */
export function answerFromKept(ids: unknown, texts: readonly string[]): string | undefined {
  if (!Array.isArray(ids)) return undefined;
  const known = new Map<unknown, Fields>();
  for (const text of texts) collect(parse(pageState.exec(text)?.[1] ?? text), known);
  const nodes = ids.map((id) => known.get(id));
  if (nodes.includes(undefined)) return undefined;
  return JSON.stringify({ data: { products: { __typename: 'ProductConnection', nodes } } });
}

/** Sorts by the time at which the server answered. A response without a date counts as the oldest. */
export function oldestFirst<Dated extends Pick<Response, 'headers'>>(responses: readonly Dated[]): Dated[] {
  const timeOf = ({ headers }: Dated) => Date.parse(headers.get('date') ?? '') || 0;
  return responses.toSorted((one, other) => timeOf(one) - timeOf(other));
}

function collect(value: unknown, known: Map<unknown, Fields>): void {
  if (typeof value !== 'object' || value === null) return;
  for (const part of Object.values(value)) collect(part, known);
  const record = value as Fields;
  if (record['__typename'] !== 'Product' || !cardFields.every((field) => field in record)) return;
  const fields = ['__typename', 'id', ...cardFields].map((field) => [field, record[field]] as const);
  known.set(record['id'], Object.fromEntries(fields));
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
