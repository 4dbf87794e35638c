import { seedProducts } from '#backend/seed/seed-products.ts';
import { makePicture } from '../pictures.ts';
import type { OpenBackend } from '../open-backend.ts';
import { goodProduct, sendProduct } from '../store-records.ts';
import type { Scribe } from './scribe.ts';

/** What a seller does with products, categories, stock, food facts, files and settings. */
export async function catalogueDay({ get, post, form, call, note }: Scribe, backend: OpenBackend): Promise<void> {
  const [seller, visitor] = [await backend.seller(), backend.visitor()];
  call(seller, 'the owner');
  const [red, blue] = [await makePicture('png', 60, 40), await makePicture('png', 40, 60, { r: 10, g: 20, b: 200 })];
  await get(visitor, '/api/store');
  await get(visitor, '/api/product/list');
  await get(seller, '/api/product/demo');

  const saveCategory = async (fields: Record<string, string>, picture?: Buffer) => {
    const body = new FormData();
    for (const [name, value] of Object.entries(fields)) body.append(name, value);
    if (picture) body.append('picture', new Blob([new Uint8Array(picture)], { type: 'image/png' }), 'picture.png');
    const answer = await seller.send('/api/category/save', { method: 'POST', body });
    note(`a category ${JSON.stringify(fields)}${picture ? ' with a picture' : ''}`, answer.body);
  };
  await saveCategory({ name: 'Sea food' }, red);
  await saveCategory({ name: 'sea FOOD' });
  await saveCategory({ name: 'Fresh herbs' });
  await saveCategory({ slug: 'fresh-herbs', name: 'Herbs' }, blue);
  await saveCategory({ slug: 'fresh-herbs', name: 'Herbs', removePicture: 'true' });
  await saveCategory({ name: 'x'.repeat(41) });
  const { categories } = await get(visitor, '/api/category/list');
  const slugs = categories.map(({ slug }: { slug: string }) => slug);
  await post(seller, '/api/category/arrange', { own: ['fresh-herbs', 'sea-food'], walk: slugs.toReversed() });
  await get(visitor, '/api/category/list');

  const added = async (fields: object, pictures: Buffer[] = []) => {
    await form(
      seller,
      '/api/product/add',
      'productData',
      { ...goodProduct, ...fields },
      pictures.map((bytes) => ['images', bytes]),
    );
    const { products } = (await seller.get('/api/product/seller')).body;
    return products.find(({ name }: { name: string }) => name === (fields as { name: string }).name)?._id as string;
  };
  await post(seller, '/api/deposit/type/add', { name: 'Bottle 0.25', amount: 0.25, kind: 'RETURNABLE' });
  const depositType = (await get(seller, '/api/deposit/types')).types[0].id;
  const potato = await added(
    { name: 'Potato 500g', weight: '500 g', description: ['Fresh', 'Organic'], searchWords: 'spud, tater' },
    [red, blue],
  );
  const milk = await added({
    name: 'Milk',
    category: 'Dairy',
    price: '1.89',
    offerPrice: '1.59',
    weight: '1 l',
    gtin: '4006381333931',
    sku: 'M-1',
    taxClass: 'B',
  });
  const cola = await added({
    name: 'Cola',
    category: 'Drinks',
    price: '2',
    offerPrice: '2',
    deposit: { type: depositType, count: 1 },
  });
  const ham = await added({
    name: 'Ham',
    category: 'Instant',
    price: '1.49',
    offerPrice: '1.49',
    portion: { grams: 50, from: 100, to: 1000 },
  });
  const gouda = await added({
    name: 'Gouda',
    category: 'Dairy',
    price: '7.50',
    offerPrice: '6',
    weight: '400–600 g',
    minimumAge: null,
  });
  await added({ name: 'Beer', category: 'Drinks', price: '3', offerPrice: '3', minimumAge: 16 });
  await get(seller, '/api/product/seller');
  await get(seller, `/api/product/seller?id=${milk}`);
  await get(seller, '/api/product/seller?gtin=4006381333931');
  await get(visitor, '/api/product/list');

  await form(seller, '/api/product/update', 'productData', {
    id: potato,
    name: 'Potatoes',
    price: '24',
    offerPrice: '18',
    weight: '1 kg',
  });
  await form(seller, '/api/product/update', 'productData', { id: potato, ifVersion: 1, name: 'Too late' });
  await post(seller, '/api/product/stock', { id: cola, inStock: false });
  await post(seller, '/api/product/arrange', { id: cola, after: milk, bestSeller: true });
  await post(seller, '/api/product/arrange', { id: gouda, after: null });
  await post(seller, '/api/product/archive', { id: gouda, archived: true });
  await post(seller, '/api/product/archive', { id: gouda, archived: false });
  await post(seller, '/api/product/bulk', { products: [{ id: milk }, { id: potato }], percent: -10, dryRun: true });
  await post(seller, '/api/product/bulk', { products: [{ id: milk }, { id: potato }], percent: -10 });
  await post(seller, '/api/product/bulk', { products: [{ id: milk }], category: 'Drinks', taxClass: 'A' });
  await get(seller, `/api/product/prices?productId=${milk}`);

  const counted = [
    { productId: milk, change: 9, reason: 'COUNTED' },
    { productId: potato, change: 40, reason: 'COUNTED' },
  ];
  await post(seller, '/api/product/stock/adjust', { changes: counted, note: 'First count' });
  await post(seller, '/api/product/stock/adjust', { changes: [{ productId: milk, change: -2, reason: 'WASTED' }] });
  await post(seller, '/api/product/stock/adjust', {
    changes: [{ productId: milk, change: 12, reason: 'RECEIVED' }],
    note: 'Note 7',
  });
  await get(seller, '/api/product/stock/list');
  await get(seller, `/api/product/stock/list?ids=${potato}`);
  await get(seller, `/api/product/stock/moves?productId=${milk}`);
  await get(seller, `/api/product/stock/moves?productId=${milk}&first=1`);
  await post(seller, '/api/product/stock/stop', { productId: potato });

  const facts = {
    legalName: 'Whole milk',
    ingredients: 'Milk',
    allergens: ['MILK'],
    mayContain: [],
    origins: ['DE'],
    nutrition: {
      basis: 'ML',
      energyKj: 268,
      energyKcal: 64,
      fat: 3.5,
      saturates: 2.4,
      carbohydrate: 4.8,
      sugars: 4.8,
      protein: 3.3,
      salt: 0.13,
    },
  };
  await post(seller, '/api/product/food/update', { id: milk, facts, checked: true });
  await get(visitor, `/api/product/food?id=${milk}`);
  await post(seller, '/api/product/look-up', { gtin: '4006381333931' });
  await get(seller, '/api/product/origins');
  await post(seller, '/api/product/origins/update', {
    products: [{ id: potato, origins: ['DE'], qualityClass: 'I', variety: 'Linda' }],
  });
  await get(seller, '/api/product/origins');

  await get(seller, '/api/product/import/columns');
  await get(seller, '/api/product/export');
  await get(seller, '/api/product/export?dialect=local');
  const file = new FormData();
  const rows = [
    'name,category,price,offerPrice,sku,weight',
    'Rice,Grains,3.50,3.00,R-1,1 kg',
    'Milk,Drinks,1.99,1.79,M-1,1 l',
    'Wrong,Nowhere,cheap,3,W-1,',
    ',Fruits,1,1,N-1,',
  ];
  file.append('file', new Blob([rows.join('\n')], { type: 'text/csv' }), 'products.csv');
  const { body: preview } = await seller.send('/api/product/import/preview', { method: 'POST', body: file });
  note('the preview of a file', preview);
  await post(seller, '/api/product/import/apply', { token: preview.token });
  await post(seller, '/api/product/import/apply', { token: preview.token, skipFaulty: true });

  await get(seller, '/api/deposit/types');
  await post(seller, '/api/deposit/type/add', { name: 'Crate', amount: 1.5, kind: 'CRATE' });
  await post(seller, '/api/deposit/type/update', { id: depositType, name: 'Bottle' });
  await post(seller, '/api/category/remove', { slug: 'fresh-herbs' });

  const storeData = {
    name: 'Corner Shop',
    contact: { email: 'hello@corner.example', phone: '+49 30 5550100', address: 'Market 1\n10115 Berlin' },
    openingHours: 'Mo–Sa 8–20',
    deliveryPromise: 'Today until 18:00',
    timeZone: 'Europe/Berlin',
    country: 'DE',
    taxText: 'plus tax',
    requireFoodFacts: true,
    produceCategories: ['fruits'],
    nonFoodCategories: ['sea-food'],
  };
  await form(seller, '/api/store/update', 'storeData', storeData, [['logo', blue]]);
  await form(seller, '/api/store/update', 'storeData', { ...storeData, ifVersion: 0 });
  await get(visitor, '/api/store');
  await get(visitor, '/api/store/pages');
  await get(seller, '/api/store/law');
  await get(seller, '/api/staff/changes?first=60');
  await get(seller, `/api/product/seller?id=${ham}`);
  await get(visitor, '/api/product/list');
  for (const { name, category, weight, description } of seedProducts.slice(0, 3)) {
    await sendProduct(seller, { ...goodProduct, name, category, weight, description });
  }
  const { products } = (await seller.get('/api/product/seller')).body;
  await sendProduct(seller, { id: products.at(-1)._id, name: 'My own' }, [], '/api/product/update');
  await get(seller, '/api/product/demo');
  await post(seller, '/api/product/remove-demo');
  await post(seller, '/api/product/remove-demo');
  await get(visitor, '/api/product/list');
  for (const country of ['EU', 'UK', 'DE']) {
    await form(seller, '/api/store/update', 'storeData', { country });
    await get(seller, '/api/store/law');
  }
}
