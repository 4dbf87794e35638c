import type { Database } from '#backend/db/database.ts';
import { readShopValue } from '#backend/db/shop-values.ts';
import { toProductDocument } from './product-document.ts';
import { listChanges, listProducts, type Product } from './product-repository.ts';

/** The product list at one version. */
interface ProductList {
  version: string;
  products: Product[];
  byId: Map<string, Product>;
}

/** The product list, read again only when somebody, in any process, has changed it, and then what changed of it. */
export interface Catalogue {
  read(): Promise<ProductList>;
  /** The whole answer of product/list as JSON. `base` is the address pictures are served under. */
  answer(list: ProductList, base: string): Buffer;
}

/** Addresses the answer is kept for; clients may ask under any name. */
const keptBases = 4;

export function createCatalogue(database: Database): Catalogue {
  let last: ProductList | null = null;
  const underWay = new Map<string, Promise<ProductList>>();
  const answers = new Map<string, { of: ProductList; bytes: Buffer; texts: WeakMap<Product, string> }>();

  const load = async (version: string): Promise<ProductList> => {
    last = (last && (await takeChanges(database, last, version))) ?? listOf(version, await listProducts(database));
    return last;
  };

  return {
    async read() {
      // The version first: a change in between makes the list newer than its version, never older.
      const version = (await readShopValue(database, 'catalogue-version')) ?? '0';
      if (last?.version === version) return last;
      // All who find the same change wait for one reading of it.
      const loading = underWay.get(version) ?? load(version).finally(() => underWay.delete(version));
      underWay.set(version, loading);
      return loading;
    },
    answer(list, base) {
      const kept = answers.get(base);
      if (kept?.of === list) return kept.bytes;
      const texts = kept?.texts ?? new WeakMap<Product, string>();
      const documents = list.products.map((product) => {
        const text = texts.get(product) ?? JSON.stringify(toProductDocument(product, base));
        texts.set(product, text);
        return text;
      });
      const bytes = Buffer.from(`{"success":true,"products":[${documents.join()}]}`);
      answers.delete(base);
      answers.set(base, { of: list, bytes, texts });
      const [oldest] = answers.keys();
      if (answers.size > keptBases && oldest !== undefined) answers.delete(oldest);
      return bytes;
    },
  };
}

function listOf(version: string, products: Product[]): ProductList {
  return { version, products, byId: new Map(products.map((product) => [product.id, product])) };
}

/** The list with what changed since, its other products being the same as before; null when that does not add up. */
async function takeChanges(database: Database, before: ProductList, version: string): Promise<ProductList | null> {
  const { changed, newest, count } = await listChanges(database, Number(before.version));
  // Changed by a program that does not say with which version: all has to be read.
  if (newest < Number(version)) return null;
  const byId = new Map(before.byId);
  for (const product of changed) byId.set(product.id, product);
  if (byId.size !== count) return null;
  const products = [...byId.values()];
  const isInOrder = products.every((product, at) => at === 0 || isBefore(products[at - 1], product));
  return isInOrder ? { version, products, byId } : null;
}

function isBefore(one: Product | undefined, other: Product): boolean {
  if (!one || one.createdAt !== other.createdAt) return !one || one.createdAt < other.createdAt;
  return one.id < other.id;
}
