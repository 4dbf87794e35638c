import type {
  ArchiveProductInput,
  ArrangeProductInput,
  SellerAllProductsArgs,
  UpdateProductInput,
} from '#gateway/__generated__/schema.ts';
import { pageOf, withoutFood, type CataloguePage } from '#gateway/catalogue/catalogue-page.ts';
import { gtinsOf } from '#readers/barcode.ts';
import { createSnapshot } from '#gateway/catalogue/snapshot.ts';
import { completeSize } from '#gateway/catalogue/unit-price.ts';
import { parsedBy, readList } from '#gateway/documents/read-list.ts';
import { sellerProductShape, type RestSellerProduct } from '#gateway/documents/shapes.ts';
import type { Parts } from '#gateway/parts.ts';
import { isRecord, readOutcome, refusal, refusalFor, type Outcome } from '#gateway/refusals/outcome.ts';
import { inputPath, type InputPath } from '#gateway/refusals/user-errors.ts';
import { given } from '#gateway/transport/given.ts';
import type { RestCall, RestResponse } from '#gateway/transport/rest-call.ts';
import { placePictures } from './placed-pictures.ts';
import { productErrors, productForm, productInput, refusalOfPicture, unknownCategory } from './product-fields.ts';
import * as texts from './texts.ts';

export interface SellerProductPage extends CataloguePage {
  entries: { product: RestSellerProduct; cursor: string }[];
}

export interface ChangeProductOutcome extends Outcome {
  /** The product after the change, or as it is after a refusal; null when the store does not send it. */
  product: RestSellerProduct | null;
}

const changeInput = inputPath<ArchiveProductInput & ArrangeProductInput>({
  id: true,
  ifVersion: true,
  isArchived: 'archived',
  after: true,
  isBestSeller: 'bestSeller',
});

/** GET /api/product/seller, POST /api/product/update, archive and arrange: the feature `products.edit`. */
export function createSellerProductsApi({ rest, seller, features, products, toPictureUrl, measures, log }: Parts) {
  async function list(which?: { id: string } | { gtin: string }): Promise<RestSellerProduct[]> {
    const path = '/api/product/seller';
    const query = which === undefined ? {} : { query: which };
    const response = await rest.send({ method: 'GET', path, kind: 'read', cookies: ['seller'], ...query });
    return readList(response, 'products', { read: parsedBy(sellerProductShape), log }).map(completed);
  }

  /** Completes a product in place, which was just read for this request. */
  function completed(product: RestSellerProduct): RestSellerProduct {
    for (const picture of product.images) picture.url = toPictureUrl(picture.url);
    completeSize(product, measures());
    return product;
  }

  function productIn({ body }: RestResponse): RestSellerProduct | null {
    const { data } = sellerProductShape.safeParse(isRecord(body) ? body['product'] : undefined);
    return data ? completed(data) : null;
  }

  /** The refusal of a caller who cannot change products, or null. */
  async function refuse(): Promise<Outcome | null> {
    if (!features.has('PRODUCTS_EDIT')) return refusal('NOT_SUPPORTED', texts.noChanging);
    return await seller.refusal();
  }

  async function send(
    call: Pick<RestCall, 'path' | 'json' | 'form'> & { kind: 'change' | 'upload' },
    toInput: InputPath,
  ): Promise<ChangeProductOutcome> {
    try {
      const response = await rest.send({ method: 'POST', cookies: ['seller'], ...call });
      return { ...readOutcome(response, { toInput }), product: productIn(response) };
    } finally {
      products.forget();
    }
  }

  async function change(path: string, json: Record<string, unknown>): Promise<ChangeProductOutcome> {
    const refused = await refuse();
    if (refused) return { ...refused, product: null };
    return await send({ path, kind: 'change', json }, changeInput);
  }

  return {
    /** A page of the seller's products; null when the store has no such list. */
    async page({ isArchived, filter: asked, ...request }: SellerAllProductsArgs): Promise<SellerProductPage | null> {
      if (!features.has('PRODUCTS_EDIT')) return null;
      const filter = features.has('PRODUCTS_FOOD') ? asked : withoutFood(asked);
      const [all, { shopCategories, comparesReference, measures }] = await Promise.all([list(), products.snapshot()]);
      const wanted = isArchived == null ? all : all.filter((product) => product.isArchived === isArchived);
      const byId = new Map(wanted.map((product) => [product._id, product]));
      const snapshot = await createSnapshot(wanted, 1, { shopCategories, comparesReference, measures, isPlain: true });
      const page = pageOf(snapshot, { ...request, filter });
      const entries = page.entries.flatMap(({ product: { _id }, cursor }) => {
        const product = byId.get(_id);
        return product ? [{ product, cursor }] : [];
      });
      return { ...page, entries };
    },

    /** The article numbers of all products that have one; null when the store has none. */
    async articleNumbers(): Promise<{ productId: string; sku: string }[] | null> {
      if (!features.has('PRODUCTS_SKU')) return null;
      return (await list()).flatMap(({ _id: productId, sku }) => (sku === null ? [] : [{ productId, sku }]));
    },

    async find(id: string): Promise<RestSellerProduct | null> {
      if (!features.has('PRODUCTS_EDIT')) return null;
      return (await list({ id })).find(({ _id }) => _id === id) ?? null;
    },

    /** The product of a barcode, also an archived one: for the barcode of a case, that of its item. */
    async findByGtin(typed: string): Promise<RestSellerProduct | null> {
      if (!features.has('PRODUCTS_GTIN')) return null;
      for (const code of gtinsOf(typed)) {
        const product = (await list({ gtin: code })).find(({ gtin }) => gtin === code);
        if (product) return product;
      }
      return null;
    },

    async update(input: UpdateProductInput): Promise<ChangeProductOutcome> {
      const placed = input.pictures ? placePictures(input.pictures) : undefined;
      const notChanged = (await refuse()) ?? refusalFor(productErrors(input, placed));
      if (notChanged) return { ...notChanged, product: null };
      const slug = input.category;
      const category = slug == null ? undefined : (await products.snapshot()).categories.find(slug);
      if (slug != null && !category) return { ...unknownCategory, product: null };
      const form = productForm(input, { isNew: false, features, category, placed });
      try {
        return await send({ path: '/api/product/update', kind: 'upload', form }, productInput);
      } catch (error) {
        return { ...refusalOfPicture(error, placed), product: null };
      }
    },

    async archive({ id, isArchived, ifVersion }: ArchiveProductInput): Promise<ChangeProductOutcome> {
      return await change('/api/product/archive', { id, archived: isArchived, ...given({ ifVersion }) });
    },

    async arrange({ id, after, isBestSeller }: ArrangeProductInput): Promise<ChangeProductOutcome> {
      const place = after === undefined ? {} : { after };
      return await change('/api/product/arrange', { id, ...place, ...given({ bestSeller: isBestSeller }) });
    },
  };
}
