import { expect, test } from 'vitest';
import { backendForTests } from '#tests/support/open-backend.ts';
import { makePicture } from '#tests/support/pictures.ts';
import { addProduct, saveAddress, sendProduct } from '#tests/support/store-records.ts';

const backend = backendForTests();

interface Document {
  items: { product: { _id: string }; image: string }[];
}

/** The products that got a picture after they were ordered. */
const picturedLater = new Set<string>();

test.each(['', '&first=10', '&count=true'])(
  'with products=id%s, lists have ids in place of products, except for lines whose product got its picture later',
  async (page) => {
    const [shopper, seller] = [await backend.shopper(), await backend.seller()];
    const pictured = await addProduct(seller, {}, [await makePicture('png', 60, 40)]);
    const later = await addProduct(seller, { name: 'Rice' });
    const plain = await addProduct(seller, { name: 'Salt' });
    const items = [pictured, later, plain].map((product) => ({ product, quantity: 2 }));
    await shopper.post('/api/order/cod', { items, address: await saveAddress(shopper) });
    await sendProduct(seller, { id: later }, [await makePicture('png', 60, 40)], '/api/product/update');
    picturedLater.add(later);

    for (const [client, list] of [
      [shopper, 'user'],
      [seller, 'seller'],
    ] as const) {
      const whole = (await client.get(`/api/order/${list}?${page.slice(1)}`)).body;
      const lean = (await client.get(`/api/order/${list}?products=id${page}`)).body;
      const leanItems = (whole.orders as Document[]).map(({ items: lines, ...order }) => ({
        ...order,
        items: lines.map((line) => ({
          ...line,
          product: picturedLater.has(line.product._id) ? line.product : line.product._id,
        })),
      }));
      expect(lean).toEqual({ ...whole, orders: leanItems });
      expect(lean.orders[0].items[0].product).toBe(pictured);
      expect(lean.orders[0].items[1].product).toMatchObject({ _id: later, image: [expect.any(String)] });
      expect(lean.orders[0].items[2]).toMatchObject({ product: plain, image: '' });
    }
  },
);

test('another value than id is refused', async () => {
  const shopper = await backend.shopper();
  expect((await shopper.get('/api/order/user?products=name')).body).toMatchObject({
    success: false,
    message: 'Products must be id.',
  });
});
