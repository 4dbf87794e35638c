import type { Database } from '#backend/db/database.ts';
import { readFact } from '#backend/db/shop-facts.ts';
import { listProducts, type Product } from './product-store.ts';

/** The product list, read again only when somebody, in any process, has changed it. */
export interface Catalogue {
  read(): Promise<{ version: string; products: Product[]; byId: Map<string, Product> }>;
}

export function openCatalogue(database: Database): Catalogue {
  let last: Awaited<ReturnType<Catalogue['read']>> | null = null;
  return {
    async read() {
      // The version first: a change in between makes the list newer than its version, never older.
      const version = (await readFact(database, 'catalogue-version')) ?? '0';
      if (last?.version === version) return last;
      const products = await listProducts(database);
      last = { version, products, byId: new Map(products.map((product) => [product.id, product])) };
      return last;
    },
  };
}
