import { multipartForm } from '#gateway/transport/multipart-form.ts';
import { parsedBy, readEntries } from '#gateway/documents/read-list.ts';
import { productShape, type RestProduct } from '#gateway/documents/shapes.ts';
import type { Exchange } from './exchange.ts';
import { fieldOf, recordsIn, send, type Visit } from './visit.ts';

const list = 'GET /api/product/list';
const add = 'POST /api/product/add';
const stock = 'POST /api/product/stock';

/** A PNG of 200 × 200 green pixels. */
const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAMgAAADIAQMAAACXljzdAAAABlBMVEVYoGD///8OBX3SAAAAHElEQVR42u3BgQAAAADDoPlTX+EAVQEAAAAAfAYUUAABxFrmKwAAAABJRU5ErkJggg==',
  'base64',
);

async function products(visit: Visit): Promise<RestProduct[]> {
  return productsIn(await send(visit, visit.client.newPerson(), list, { cookies: [] }));
}

const productsIn = (exchange: Exchange) => readEntries(recordsIn(exchange, 'products'), parsedBy(productShape));

/**
 * Checks the list of products, which a visitor may read.
 * @returns whether the store answered at all
 */
export async function checkProducts(visit: Visit): Promise<Exchange> {
  const { judge, findings } = visit;
  const listed = await send(visit, visit.client.newPerson(), list, { cookies: [] });
  if (judge.success(listed, 'products', 'Send the products to everybody, without a login.') !== 'done') return listed;
  if (!Array.isArray(fieldOf(listed, 'products'))) {
    findings.fault(listed, `${list} has no list in products.`, 'Answer { "success": true, "products": [ … ] }');
    return listed;
  }
  noteSpelling(visit, listed);
  visit.hasNumericIds = recordsIn(listed, 'products').some(({ _id }) => typeof _id === 'number');
  visit.product = productsIn(listed).find(({ inStock }) => inStock);
  return listed;
}

function noteSpelling({ findings }: Visit, listed: Exchange): void {
  const entries = recordsIn(listed, 'products');
  const skipped = (fieldOf(listed, 'products') as unknown[]).length - productsIn(listed).length;
  const some = (test: (entry: Record<string, unknown>) => boolean) =>
    entries.some((entry) => typeof entry['name'] === 'string' && test(entry));
  const notes: [boolean, string][] = [
    [
      skipped > 0,
      `${skipped} of ${entries.length} products cannot be read (no id, name or price); the gateway leaves them out.`,
    ],
    [some(({ _id }) => typeof _id === 'number'), 'Ids are numbers; the gateway shows them as text.'],
    [
      some(({ price, offerPrice }) => typeof price === 'string' || typeof offerPrice === 'string'),
      'Prices are text; the gateway reads them as numbers.',
    ],
    [some(({ offerPrice }) => offerPrice == null), 'Products lack offerPrice; the gateway takes the price.'],
    [some(({ image }) => !Array.isArray(image)), 'A picture is not in a list; the gateway makes a list of it.'],
    [
      some(({ description }) => !Array.isArray(description)),
      'A description is not a list of lines; the gateway splits it.',
    ],
    [
      some(({ inStock }) => typeof inStock !== 'boolean'),
      'inStock is not true or false; the gateway takes a product without it as in stock.',
    ],
    [some(({ createdAt }) => createdAt === undefined), 'Products have no dates; the gateway leaves them empty.'],
  ];
  for (const [applies, text] of notes) if (applies) findings.absorbed(list, text);
}

/** Adds a product as the seller. It is the one that the order checks use. */
export async function checkAdding(visit: Visit): Promise<void> {
  const { judge, findings } = visit;
  const name = `Doctor's check ${visit.account.email.split('@', 1)[0]?.slice(-6)}`;
  const data = { name, description: ['One', 'Two'], category: 'Vegetables', price: 25, offerPrice: 19.99 };
  const added = await send(visit, visit.seller, add, {
    kind: 'upload',
    form: multipartForm({ productData: JSON.stringify(data) }, { name: 'images', parts: pictures() }),
  });
  if (judge.success(added, undefined, 'Accept a form with productData (JSON) and images.') !== 'done') return;
  const product = (await products(visit)).find((listed) => listed.name === name);
  if (!product) {
    findings.fault(
      added,
      `${add} reports success, but the product is not in the list.`,
      'Save the product before the answer.',
    );
    return;
  }
  visit.product = product;
  visit.ownProduct = product;
  const mistakes = [
    ...(product.price === 25 && product.offerPrice === 19.99 ? [] : ['the prices 25 and 19.99']),
    ...(product.description.join() === 'One,Two' ? [] : ['both lines of the description']),
    ...(product.images.length === 1 ? [] : ['the picture']),
    ...(product.category === 'Vegetables' ? [] : ['the category']),
    ...(product.inStock ? [] : ['that it is in stock']),
  ];
  if (mistakes.length > 0) {
    findings.fault(
      added,
      `${add} does not keep ${mistakes.join(', ')}.`,
      'Save every field of productData, and the files in images.',
    );
  }
}

async function* pictures() {
  yield {
    filename: 'doctor.png',
    mimetype: 'image/png',
    open: async function* () {
      yield picture;
    },
  };
}

/** Sets the doctor's own product out of stock; never a product of the shop. */
export async function checkStock(visit: Visit): Promise<void> {
  const { findings, ownProduct } = visit;
  if (!ownProduct) return findings.unchecked('the doctor could not add a product of its own.', stock);
  const isOut = await setOutOfStock(visit, ownProduct._id);
  findings.left.push(`the product “${ownProduct.name}”, ${isOut ? 'out of stock' : 'still in stock'}`);
}

async function setOutOfStock(visit: Visit, id: string): Promise<boolean> {
  const { judge, findings, client } = visit;
  const isOut = async () => (await products(visit)).find(({ _id }) => _id === id)?.inStock === false;
  const set = () => send(visit, visit.seller, stock, { json: { id, productId: id, inStock: false } });
  const done = await set();
  if (judge.success(done) !== 'done') return false;
  if (await isOut()) return true;
  if (visit.hasNumericIds && client.map.idType === 'text') {
    noteStrictIds(visit, done);
    if (!visit.options.suggests) return false;
    client.useIdType('number');
    await set();
    return await isOut();
  }
  findings.fault(
    done,
    `${stock} reports success, but the product is still in stock.`,
    'Save inStock, and refuse an id that you do not have.',
  );
  return false;
}

/** Notes that the store has found nothing by an id that was sent as text. */
export function noteStrictIds({ findings, options }: Visit, exchange: Exchange): void {
  findings.fault(
    exchange,
    `${exchange.call} finds nothing by an id that is sent as text.`,
    'Put "idType": "number" into the store map, or turn ids into numbers before you compare them.',
    { isInMap: options.suggests },
  );
}
