import type { FileUpload } from 'graphql-upload/processRequest.mjs';
import type { Catalogue } from '#gateway/catalogue/catalogue.ts';
import { pageOf, type CataloguePage, type PageRequest } from '#gateway/catalogue/catalogue-page.ts';
import type { Snapshot } from '#gateway/catalogue/snapshot.ts';
import { badInput } from '#gateway/rest/faults.ts';
import { multipartForm, type FilePart } from '#gateway/rest/multipart-form.ts';
import { readOutcome, type AddProductOutcome, type SetProductStockOutcome } from '#gateway/rest/outcome.ts';
import type { RestClient } from '#gateway/rest/rest-client.ts';
import type { SellerSession } from '#gateway/rest/seller-session.ts';
import type { RestProduct } from '#gateway/rest/shapes.ts';
import { sameNames, type InputPath } from '#gateway/rest/user-errors.ts';
import { pictureTypes, uploadLimits, type PendingFile } from '#gateway/rest/uploaded-files.ts';
import { uploadFault } from './upload-faults.ts';

interface NewProduct {
  name: string;
  description: readonly string[];
  /** The store's own name of the shelf. */
  category: string;
  price: number;
  offerPrice: number;
}

const maxRelated = 20;
const productInput = sameNames('name', 'category', 'price', 'offerPrice', 'description', 'images');
const stockInput: InputPath = ([name]) => (name === 'id' ? ['productId'] : name === 'inStock' ? ['inStock'] : null);

/** GET /api/product/list by way of the catalogue, POST /api/product/add, POST /api/product/stock. */
export class ProductsApi {
  readonly #rest: RestClient;
  readonly #seller: SellerSession;
  readonly #catalogue: Catalogue;
  #snapshot: Promise<Snapshot> | undefined;
  #snapshotIfKnown: Promise<Snapshot | undefined> | undefined;
  /** The same one, once it is there. */
  #snapshotThere: Snapshot | undefined;

  constructor(rest: RestClient, seller: SellerSession, catalogue: Catalogue) {
    this.#rest = rest;
    this.#seller = seller;
    this.#catalogue = catalogue;
  }

  async find(id: string): Promise<RestProduct | null> {
    return (await this.snapshot()).find(id) ?? null;
  }

  /** As `find`, for places where a missing product must not spoil the rest: null as well while the store is down. */
  findIfKnown(id: string | null): RestProduct | null | Promise<RestProduct | null> {
    if (id === null) return null;
    // Asked for every line of every order: none of them waits while the list is new, and else for one promise, not five.
    this.#snapshotThere ??= this.#takeWithoutWaiting();
    if (this.#snapshotThere) return this.#snapshotThere.find(id) ?? null;
    this.#snapshotIfKnown ??= this.snapshot().catch(() => undefined);
    return this.#snapshotIfKnown.then((snapshot) => snapshot?.find(id) ?? null);
  }

  /** Which of these products the store still knows; all of them while nobody can tell. */
  async known<Line extends { productId: string }>(lines: readonly Line[]): Promise<Line[]> {
    const snapshot = await this.snapshot().catch(() => undefined);
    return snapshot ? lines.filter(({ productId }) => snapshot.find(productId)) : [...lines];
  }

  async page(request: PageRequest): Promise<CataloguePage> {
    return pageOf(await this.snapshot(), request);
  }

  async related(product: RestProduct, first: number): Promise<RestProduct[]> {
    if (first < 1 || first > maxRelated) throw badInput(`\`first\` must be from 1 to ${maxRelated}.`);
    return (await this.snapshot()).related(product, first);
  }

  /** POST /api/product/add: the text part first, then the pictures, streamed on as they come in. */
  async add(product: NewProduct, images: readonly PendingFile[]): Promise<AddProductOutcome> {
    // Whatever happens below, a file that never came must not end the process.
    for (const image of images) image.catch(() => undefined);
    if (images.length > uploadLimits.files) throw badInput(`At most ${uploadLimits.files} pictures can be added.`);
    const { name } = product;
    if (!name.trim()) throw badInput('A product needs a name.');
    if (!Number.isFinite(product.price) || !Number.isFinite(product.offerPrice)) {
      throw badInput('A price must be a finite number.');
    }
    if (product.price < 0 || product.offerPrice < 0) throw badInput('A price cannot be below zero.');
    if (product.offerPrice > product.price) throw badInput('The offer price cannot be above the price.');

    const refusal = await this.#seller.refusal();
    if (refusal) return { ...refusal, name };

    const knownIds = (await this.#rest.within(this.#catalogue.current()).catch(() => undefined))?.ids;
    const form = multipartForm({ productData: JSON.stringify(product) }, { name: 'images', parts: picturesOf(images) });
    try {
      const path = '/api/product/add';
      const reply = await this.#rest.send({ method: 'POST', path, kind: 'upload', roles: ['seller'], form });
      return { ...readOutcome(reply, { toInput: productInput }), name, knownIds };
    } finally {
      this.forget();
    }
  }

  /** The product an `add` made: no store tells its identifier, so it is the one that was not there before. */
  async added({ success, name, knownIds }: AddProductOutcome): Promise<RestProduct | null> {
    if (!success || !knownIds) return null;
    const { products } = await this.snapshot();
    const isNew = products.filter(({ _id }) => !knownIds.has(_id));
    return (
      isNew.findLast((product) => product.name === name.trim()) ?? (isNew.length === 1 ? (isNew[0] ?? null) : null)
    );
  }

  /** POST /api/product/stock. Most stores report success for an identifier that they do not have. */
  async setStock(productId: string, inStock: boolean): Promise<SetProductStockOutcome> {
    const refusal = await this.#seller.refusal();
    if (refusal) return { ...refusal, productId };
    const fresh = await this.#catalogue.freshIfGiven();
    if (fresh && !fresh.find(productId)) {
      const message = 'This product is no longer in the store. Please reload the product list.';
      return { success: false, message, productId };
    }
    try {
      const reply = await this.#rest.send({
        method: 'POST',
        path: '/api/product/stock',
        kind: 'change',
        roles: ['seller'],
        json: { id: productId, productId, inStock },
      });
      return { ...readOutcome(reply, { toInput: stockInput }), productId };
    } finally {
      this.forget();
    }
  }

  /** One snapshot for the whole operation, so that its parts fit together. */
  snapshot(): Promise<Snapshot> {
    const known = this.#snapshot ? undefined : this.#catalogue.currentWithoutWaiting();
    this.#snapshot ??= known ? Promise.resolve(known) : this.#rest.within(this.#catalogue.current());
    return this.#snapshot;
  }

  #takeWithoutWaiting(): Snapshot | undefined {
    if (this.#snapshot) return undefined;
    const snapshot = this.#catalogue.currentWithoutWaiting();
    if (snapshot) this.#snapshot = Promise.resolve(snapshot);
    return snapshot;
  }

  /** After a change the next question goes to the store again. */
  forget() {
    this.#snapshot = undefined;
    this.#snapshotIfKnown = undefined;
    this.#snapshotThere = undefined;
    this.#catalogue.drop();
  }
}

async function* picturesOf(images: readonly PendingFile[]): AsyncGenerator<FilePart> {
  for (const image of images) {
    const file = await image.catch((error: unknown) => {
      throw uploadFault(error);
    });
    if (!pictureTypes.includes(file.mimetype)) {
      throw badInput('Pictures must be JPEG, PNG, WebP or GIF files.');
    }
    yield { filename: file.filename, mimetype: file.mimetype, open: () => bytesOf(file) };
  }
}

async function* bytesOf(file: FileUpload): AsyncGenerator<Uint8Array> {
  try {
    for await (const chunk of file.createReadStream()) yield chunk as Uint8Array;
  } catch (error) {
    throw uploadFault(error);
  }
}
