import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Answer } from './answers.ts';
import type { Calls, StoreParts } from './store-parts.ts';
import type { StockedProduct } from './records.ts';

/** A product as the store sends it. */
export function documentOfProduct({ pictures, ...product }: StockedProduct, { has, url }: StoreParts) {
  return {
    ...product,
    image: pictures.map((name) => `${url()}/images/${name}-960.webp`),
    ...(!has('emptyAsFailure') && { createdAt: '2026-01-02T03:04:05.000Z', updatedAt: '2026-01-02T03:04:05.000Z' }),
    __v: 0,
  };
}

/** The calls under /api/product. */
export function productCalls(parts: StoreParts): Calls {
  const { records, sessions, answers } = parts;
  const { products, uploads, newId } = records;
  const { done, noSeller } = answers;

  async function addProduct(request: IncomingMessage, body: Buffer): Promise<Answer> {
    // Most existing stores parse the form before they check the session.
    const headers = { 'content-type': request.headers['content-type'] ?? '' };
    const form = await new Response(new Uint8Array(body), { headers }).formData();
    if (!sessions.isSeller(request)) return noSeller();
    const data = JSON.parse(String(form.get('productData') as string)) as Omit<StockedProduct, '_id' | 'pictures'>;
    const pictures = await Promise.all(
      form.getAll('images').map(async (file) => {
        const name = randomBytes(12).toString('hex');
        if (typeof file !== 'string')
          uploads.set(name, { bytes: Buffer.from(await file.arrayBuffer()), type: file.type });
        return name;
      }),
    );
    products.push({ ...data, _id: newId(), inStock: true, pictures });
    return done('created', { message: 'Product Added' }, { createdIn: ['zipCode'] });
  }

  return {
    // The list includes one malformed product.
    'GET /api/product/list': () =>
      done('read', {
        products: [...products.map((product) => documentOfProduct(product, parts)), { _id: newId(), name: null }],
      }),

    'POST /api/product/add': (request, _given, body) => addProduct(request, body),

    'POST /api/product/stock': (request, { id, inStock }) => {
      if (!sessions.isSeller(request)) return noSeller();
      // An unknown id is no failure, as in most stores.
      const product = products.find(({ _id }) => _id === id);
      if (product) product.inStock = Boolean(inStock);
      return done('changed', { message: 'Stock Updated' });
    },
  };
}
