import type { AddProductInput, SetProductStockInput } from '#gateway/__generated__/schema.ts';
import {
  checkSearch,
  pageOf,
  withoutFood,
  type CataloguePage,
  type PageRequest,
} from '#gateway/catalogue/catalogue-page.ts';
import { specifiedCategories, type StoreCategory } from '#gateway/catalogue/categories.ts';
import type { Snapshot } from '#gateway/catalogue/snapshot.ts';
import type { RestProduct } from '#gateway/documents/shapes.ts';
import type { Parts } from '#gateway/parts.ts';
import { badInput } from '#gateway/refusals/faults.ts';
import { readOutcome, refusal, refusalFor, type Outcome } from '#gateway/refusals/outcome.ts';
import { inputPath } from '#gateway/refusals/user-errors.ts';
import { placePictures } from './placed-pictures.ts';
import { productErrors, productForm, productInput, refusalOfPicture, unknownCategory } from './product-fields.ts';
import * as texts from './texts.ts';

const maxRelated = 20;
const maxNearest = 20;
/** The number of matches of a search that are sorted by whether they are in stock. */
const nearestConsidered = 200;
const stockInput = inputPath<SetProductStockInput>({ productId: 'id', inStock: true });

export interface AddProductOutcome extends Outcome {
  name: string;
  /** The ids of the products before this one; undefined when they could not be read. */
  knownIds?: ReadonlySet<string> | undefined;
}

export interface SetProductStockOutcome extends Outcome {
  productId: string;
}

/** GET /api/product/list through the catalogue, POST /api/product/add, POST /api/product/stock. */
export function createProductsApi({ rest, seller, catalogue, features, additions, jar }: Parts) {
  /** One snapshot for the whole operation, so that all its fields agree. A promise while the list is being fetched. */
  let operationSnapshot: Snapshot | Promise<Snapshot> | undefined;

  function snapshot(): Snapshot | Promise<Snapshot> {
    if (operationSnapshot) return operationSnapshot;
    const fresh = catalogue.currentIfFresh();
    if (fresh) return (operationSnapshot = fresh);
    const loading = rest.within(catalogue.current());
    operationSnapshot = loading;
    loading.then(
      (loaded) => {
        if (operationSnapshot === loading) operationSnapshot = loaded;
      },
      () => undefined,
    );
    return loading;
  }

  /** Makes the next read ask the store. Call it after a change. */
  function forget(): void {
    operationSnapshot = undefined;
    catalogue.invalidate();
  }

  /** POST /api/product/add */
  async function sendNew(input: AddProductInput, headers: Record<string, string>): Promise<AddProductOutcome> {
    const { name, images = [], pictures } = input;
    const placed = features.has('PRODUCTS_EDIT') && pictures ? placePictures(pictures) : undefined;
    const notAdded = refusalFor(productErrors(input, placed, images.length)) ?? (await seller.refusal());
    if (notAdded) return { ...notAdded, name };

    const before = await rest.within(catalogue.current()).catch(() => undefined);
    const category = (before?.categories ?? specifiedCategories).find(input.category);
    if (!category) return { ...unknownCategory, name };
    const form = productForm(input, { isNew: true, features, category, placed });
    try {
      const path = '/api/product/add';
      const response = await rest.send({ method: 'POST', path, kind: 'upload', cookies: ['seller'], headers, form });
      return { ...readOutcome(response, { toInput: productInput }), name, knownIds: before?.ids() };
    } catch (error) {
      return { ...refusalOfPicture(error, placed), name };
    } finally {
      forget();
    }
  }

  return {
    snapshot,
    forget,

    async find(id: string): Promise<RestProduct | null> {
      return (await snapshot()).find(id) ?? null;
    },

    /**
     * The product; null also while the store is down, for fields where a missing product must not fail the rest. It
     * runs for each line of each order, so it returns a promise only while the list is being fetched.
     */
    findIfKnown(id: string | null): RestProduct | null | Promise<RestProduct | null> {
      if (id === null) return null;
      const current = snapshot();
      if (!(current instanceof Promise)) return current.find(id) ?? null;
      return current.then(
        ({ find }) => find(id) ?? null,
        () => null,
      );
    },

    /**
     * The lines whose products the store still has; all lines while the store cannot tell. Like `findIfKnown`, it returns a promise
     * only while the list is being fetched.
     */
    known<Line extends { productId: string }>(lines: readonly Line[]): Line[] | Promise<Line[]> {
      const listed = ({ find }: Snapshot) => lines.filter(({ productId }) => find(productId));
      const current = snapshot();
      if (!(current instanceof Promise)) return listed(current);
      return current.then(listed, () => [...lines]);
    },

    async categories(): Promise<StoreCategory[]> {
      return (await snapshot()).categories.listed;
    },

    /**
     * The category of a product; null when the store gives it none. Like `findIfKnown`, it returns a promise only while
     * the list is being fetched.
     */
    categoryOf(product: RestProduct): StoreCategory | null | Promise<StoreCategory | null> {
      const current = snapshot();
      if (!(current instanceof Promise)) return current.categories.of(product) ?? null;
      return current.then(({ categories }) => categories.of(product) ?? null);
    },

    async page({ filter, ...request }: PageRequest): Promise<CataloguePage> {
      const known = features.has('PRODUCTS_FOOD') ? filter : withoutFood(filter);
      return pageOf(await snapshot(), { ...request, filter: known });
    },

    /** The products nearest to a search text: see `Query.nearestProducts`. */
    async nearest(search: string, first: number): Promise<RestProduct[]> {
      if (first < 1 || first > maxNearest) throw badInput(`\`first\` must be from 1 to ${maxNearest}.`);
      checkSearch(search, '`search`');
      const nearest = (await snapshot()).search(search, nearestConsidered).map(({ product }) => product);
      return nearest.toSorted((a, b) => Number(b.inStock) - Number(a.inStock)).slice(0, first);
    },

    async related(product: RestProduct, first: number): Promise<RestProduct[]> {
      if (first < 1 || first > maxRelated) throw badInput(`\`first\` must be from 1 to ${maxRelated}.`);
      return (await snapshot()).related(product, first);
    },

    async add({ idempotencyKey: key, ...input }: AddProductInput): Promise<AddProductOutcome> {
      const { images = [], pictures, ...fields } = input;
      const contents = [fields, pictures?.map(({ url }) => url), images.length];
      const addition = { path: '/api/product/add', roles: ['seller'] as const, key, contents };
      const outcome = await additions.once<Outcome | AddProductOutcome>(jar, addition, (headers) =>
        sendNew(input, headers),
      );
      return { name: input.name, ...outcome };
    },

    /** The product that `add` created. Stores do not send its id, so it is the one that did not exist before. */
    async added({ success, name, knownIds }: AddProductOutcome): Promise<RestProduct | null> {
      if (!success || !knownIds) return null;
      const { products } = await snapshot();
      const newProducts = products.filter(({ _id }) => !knownIds.has(_id));
      const sameName = newProducts.findLast((product) => product.name === name.trim());
      return sameName ?? (newProducts.length === 1 ? (newProducts[0] ?? null) : null);
    },

    /** POST /api/product/stock. Most stores report success for an id that they do not have, so it is checked first. */
    async setStock(productId: string, inStock: boolean): Promise<SetProductStockOutcome> {
      const notSeller = await seller.refusal();
      if (notSeller) return { ...notSeller, productId };
      const fresh = await catalogue.freshWithinTimeout();
      if (fresh && !fresh.find(productId)) {
        return { ...refusal('UNKNOWN_PRODUCT', texts.unknownProduct, ['productId']), productId };
      }
      try {
        const response = await rest.send({
          method: 'POST',
          path: '/api/product/stock',
          kind: 'change',
          cookies: ['seller'],
          json: { id: productId, productId, inStock },
        });
        return { ...readOutcome(response, { toInput: stockInput }), productId };
      } finally {
        forget();
      }
    },
  };
}
