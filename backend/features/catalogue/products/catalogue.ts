import type { Database } from '#backend/db/database.ts';
import { readShopValue } from '#backend/db/shop-values.ts';
import { toLabelsDocument, toOwnCategoryDocument } from '#backend/features/catalogue/categories/category-document.ts';
import { listCategories, type Category } from '#backend/features/catalogue/categories/category-repository.ts';
import { withPrices, type PricedProduct } from '../prices/priced-product.ts';
import { toListedProductDocument } from './product-document.ts';
import { listChanges, listProducts } from './product-repository.ts';

/** The product list at one version, with archived products. */
interface ProductList {
  version: string;
  products: PricedProduct[];
  byId: Map<string, PricedProduct>;
  /** The seller's own categories. */
  categories: Category[];
}

/** The product list in memory. It notices changes by any process and then reads only the changed products. */
export interface Catalogue {
  read(): Promise<ProductList>;
  /** The response body of product/list as JSON, without archived products. `base` is the origin under which pictures are served. */
  responseBody(list: ProductList, base: string): Buffer;
}

/** Response bodies cached, one for each `base`. Limited, because clients can send any host name. */
const maxCachedBodies = 4;

/** @param toJson writes a product document as this store's responses have it */
export function createCatalogue(database: Database, toJson: (document: unknown) => string): Catalogue {
  let last: ProductList | null = null;
  const loads = new Map<string, Promise<ProductList>>();
  const bodies = new Map<string, { list: ProductList; bytes: Buffer; texts: WeakMap<PricedProduct, string> }>();

  const load = async (version: string): Promise<ProductList> => {
    const categories = await listCategories(database.query);
    const changed = last && (await applyChanges(database, last, version));
    last = {
      ...(changed ?? listOf(version, await withPrices(database.query, await listProducts(database)))),
      categories,
    };
    return last;
  };

  return {
    async read() {
      // Read the version first: after a change in between, the list is newer than its version, never older.
      const version = (await readShopValue(database.query, 'catalogue-version')) ?? '0';
      if (last?.version === version) return last;
      // Requests that see the same new version share one load.
      const loading = loads.get(version) ?? load(version).finally(() => loads.delete(version));
      loads.set(version, loading);
      return loading;
    },
    responseBody(list, base) {
      const cached = bodies.get(base);
      if (cached?.list === list) return cached.bytes;
      const texts = cached?.texts ?? new WeakMap<PricedProduct, string>();
      const sold = list.products.filter(({ isArchived }) => !isArchived);
      const documents = sold.map((product) => {
        const text = texts.get(product) ?? toJson(toListedProductDocument(product, base));
        texts.set(product, text);
        return text;
      });
      const own = list.categories.filter(({ isOwn }) => isOwn);
      const categories = toJson({
        categories: own.map((each) => toOwnCategoryDocument(each, base)),
        categoryLabels: toLabelsDocument(list.categories),
      });
      // A classic store writes no categories: then `categories` is `{}`.
      const bytes = Buffer.from(
        `{"success":true,"products":[${documents.join()}]${categories === '{}' ? '' : `,${categories.slice(1, -1)}`}}`,
      );
      bodies.delete(base);
      bodies.set(base, { list, bytes, texts });
      const [oldest] = bodies.keys();
      if (bodies.size > maxCachedBodies && oldest !== undefined) bodies.delete(oldest);
      return bytes;
    },
  };
}

type Products = Omit<ProductList, 'categories'>;

function listOf(version: string, products: PricedProduct[]): Products {
  return { version, products, byId: new Map(products.map((product) => [product.id, product])) };
}

/** The list with the changes since `before`; unchanged products stay the same objects. Null when it must be read whole. */
async function applyChanges(database: Database, before: ProductList, version: string): Promise<Products | null> {
  const { changed, newest, count } = await listChanges(database, Number(before.version));
  // Another program changed a product without setting `changed_in`.
  if (newest < Number(version)) return null;
  const byId = new Map(before.byId);
  for (const product of await withPrices(database.query, changed)) byId.set(product.id, product);
  if (byId.size !== count) return null;
  const products = [...byId.values()];
  const isInOrder = products.every((product, at) => at === 0 || isBefore(products[at - 1], product));
  return isInOrder ? { version, products, byId } : null;
}

function isBefore(one: PricedProduct | undefined, other: PricedProduct): boolean {
  if (one && one.position !== other.position) return one.position < other.position;
  if (!one || one.createdAt !== other.createdAt) return !one || one.createdAt < other.createdAt;
  return one.id < other.id;
}
