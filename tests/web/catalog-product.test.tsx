import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ProductDetailDocument, ProductListDocument } from '#web/__generated__/catalog.ts';
import { CartProductsDocument } from '#web/__generated__/cart.ts';
import { BestSellersDocument } from '#web/__generated__/products.ts';
import { answer, answerLater, answerWithError, neverAnswer } from '#tests/support/web/gateway-stand-in.ts';
import { findToast, renderApp } from '#tests/support/web/render-app.tsx';
import { aDetail, aPicture, aProduct, picturePath } from '#tests/support/web/shop-factories.ts';

const aTomato = (over: Parameters<typeof aDetail>[0] = {}) =>
  aDetail({
    images: [aPicture('a'), aPicture('b'), aPicture('c')],
    description: ['Grown without pesticides', 'Ripened on the vine'],
    ...over,
  });

const address = '/products/vegetables/tomatoes';

function show(over: Parameters<typeof aDetail>[0] = {}) {
  const seen = answer(ProductDetailDocument, { product: aTomato(over) });
  return { seen, ...renderApp(address) };
}

async function heading() {
  return screen.findByRole('heading', { level: 1, name: 'Vine tomatoes' });
}

test('a product with a minimum age says it on its page, before it is in the cart', async () => {
  show({ minimumAge: 16 });
  await heading();
  expect(screen.getByText('Only for people of 16 and over. Your age is checked.')).toBeTruthy();
});

test('a deposit stands beside the price, and is not in it', async () => {
  show({ deposit: { __typename: 'Deposit', amount: 0.25 } });
  await heading();
  expect(screen.getByText('plus $0.25 deposit')).toBeTruthy();
  expect(within(screen.getByRole('main')).getAllByText('$2.99')[0]).toBeTruthy();
});

test('the product page asks for the product of its address', async () => {
  const { seen } = show();

  await heading();

  expect(seen).toEqual([{ id: 'tomatoes' }]);
});

test('the breadcrumb leads from home over the category to the product', async () => {
  show();
  await heading();

  const steps = within(screen.getByRole('navigation', { name: 'Breadcrumb' }));

  expect(steps.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Home', '/'],
    ['Products', '/products'],
    ['Organic veggies', '/products/vegetables'],
  ]);
  expect(steps.getByText('Vine tomatoes').getAttribute('aria-current')).toBe('page');
});

test('the offer price shows beside the struck-through list price, with a note on tax', async () => {
  show();
  await heading();

  const main = within(screen.getByRole('main'));
  expect(main.getAllByText('$2.99')[0]).toBeTruthy();
  expect(main.getAllByText('$3.50')[0]?.closest('s')).toBeTruthy();
  expect(main.getByText(/2% tax/)).toBeTruthy();
});

test('a product without an offer has one price and nothing struck through', async () => {
  show({ price: 2.99 });
  await heading();

  expect(screen.getByRole('main').querySelector('s')).toBeNull();
});

test('the rating is always four of five', async () => {
  show();
  await heading();

  expect(screen.getByText('4 out of 5 stars')).toBeTruthy();
  expect(screen.getByText('(4)')).toBeTruthy();
});

test('the weight is shown when the store has one', async () => {
  show({ weight: '500 g' });
  await heading();

  expect(screen.getByText('500 g')).toBeTruthy();
});

test('a missing weight is shown as N/A', async () => {
  show({ weight: null });
  await heading();

  expect(screen.getByText('N/A')).toBeTruthy();
});

test('each line of the description is a list entry, also equal lines', async () => {
  show({ description: ['Crisp', 'Sweet', 'Crisp'] });
  await heading();

  const about = within(screen.getByRole('region', { name: 'About this product' }));
  expect(about.getAllByRole('listitem').map((line) => line.textContent)).toEqual(['Crisp', 'Sweet', 'Crisp']);
});

test('a thumbnail chooses the main picture', async () => {
  const { user } = show();
  await heading();
  expect(screen.getByRole('img', { name: 'Vine tomatoes' }).getAttribute('src')).toBe(picturePath('a'));

  await user.click(screen.getByRole('radio', { name: 'Picture 2 of 3' }));

  const second = screen.getByRole('img', { name: 'Vine tomatoes, picture 2' });
  expect(second.getAttribute('src')).toBe(picturePath('b'));
  expect(screen.queryByRole('img', { name: 'Vine tomatoes' })).toBeNull();
  expect(screen.getByRole('radio', { name: 'Picture 2 of 3', checked: true })).toBeTruthy();
});

test('a product with one picture has no thumbnails', async () => {
  show({ images: [aPicture('a')] });
  await heading();

  expect(screen.queryByRole('group', { name: 'Pictures' })).toBeNull();
});

test('Add to Cart adds one and says so', async () => {
  const shop = show();
  await heading();

  await shop.user.click(screen.getByRole('button', { name: 'Add to Cart' }));

  expect(await findToast('Added to cart')).toBeTruthy();
  expect(screen.getByText('1 in your cart')).toBeTruthy();
  expect(shop.address()).toBe(address);
});

test('Buy now adds one and goes to the cart', async () => {
  answer(CartProductsDocument, { products: { __typename: 'ProductConnection', nodes: [aProduct()] } });
  const shop = show();
  await heading();

  await shop.user.click(screen.getByRole('button', { name: 'Buy now' }));

  expect(shop.address()).toBe('/cart');
  expect(await findToast('Added to cart')).toBeTruthy();
  expect(await screen.findByRole('link', { name: /^Cart, 1 item\b/ })).toBeTruthy();
});

test('Buy now adds nothing when the cart has all that is left', async () => {
  localStorage.setItem('greengate.cart', JSON.stringify({ owner: null, cart: { tomatoes: 2 }, pending: false }));
  answer(CartProductsDocument, { products: { __typename: 'ProductConnection', nodes: [aProduct({ left: 2 })] } });
  const shop = show({ left: 2 });
  await heading();

  await shop.user.click(screen.getByRole('button', { name: 'Buy now' }));

  expect(shop.address()).toBe('/cart');
  expect(await screen.findByRole('link', { name: /^Cart, 2 items\b/ })).toBeTruthy();
});

test('a product out of stock says so and cannot be added', async () => {
  show({ inStock: false });
  await heading();

  expect(screen.getByText(/^Out of stock/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Add to Cart' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Buy now' })).toBeNull();
});

test('related products show below, and See More leads to their category', async () => {
  answer(ProductListDocument, {
    products: {
      __typename: 'ProductConnection',
      totalCount: 0,
      nodes: [],
    },
  });
  const names = ['Carrots', 'Leeks', 'Onions', 'Peas', 'Kale'];
  const shop = show({ related: names.map((name) => aProduct({ id: name, name })) });
  await heading();

  const related = within(screen.getByRole('region', { name: 'Related Products' }));
  expect(related.getAllByRole('heading', { level: 3 }).map((each) => each.textContent)).toEqual(names);
  await shop.user.click(related.getByRole('link', { name: 'See More of Organic veggies' }));

  expect(shop.address()).toBe('/products/vegetables');
});

test('a related product opens with its first picture', async () => {
  const carrots = aTomato({ id: 'carrots', name: 'Carrots', images: [aPicture('d'), aPicture('e')] });
  const tomatoes = aTomato({ related: [aProduct({ id: 'carrots', name: 'Carrots', image: aPicture('d') })] });
  answer(ProductDetailDocument, ({ id }) => ({ product: id === 'carrots' ? carrots : tomatoes }));
  const { user } = renderApp(address);
  await heading();
  await user.click(screen.getByRole('radio', { name: 'Picture 2 of 3' }));

  await user.click(screen.getByRole('link', { name: 'Carrots' }));

  await screen.findByRole('heading', { level: 1, name: 'Carrots' });
  expect(screen.getByRole('img', { name: 'Carrots' }).getAttribute('src')).toBe(picturePath('d'));
});

test('an unknown product shows a not-found page with a link to its category', async () => {
  answer(ProductDetailDocument, { product: null });
  renderApp('/products/vegetables/nothing');

  expect(await screen.findByRole('heading', { level: 1, name: 'Product not found' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Browse the category' }).getAttribute('href')).toBe('/products/vegetables');
});

test('a product that cannot be loaded says why, and a retry brings it', async () => {
  answerWithError(ProductDetailDocument, 'The store cannot be reached.');
  const { user } = renderApp(address);
  expect(await screen.findByText('The store cannot be reached.', { selector: 'main *' })).toBeTruthy();

  answer(ProductDetailDocument, { product: aTomato() });
  await user.click(screen.getByRole('button', { name: 'Try again' }));

  expect(await heading()).toBeTruthy();
});

test('the data from its card shows at once, and the product can be bought before the rest is loaded', async () => {
  answer(BestSellersDocument, { products: { __typename: 'ProductConnection', nodes: [aProduct()] } });
  const { release } = answerLater(ProductDetailDocument, { product: aTomato({ images: [aPicture('a')] }) });
  const { user } = renderApp('/');
  await user.click(await screen.findByRole('link', { name: 'Vine tomatoes' }));

  await heading();
  expect(screen.getByLabelText('Loading the description').getAttribute('aria-busy')).toBe('true');
  await user.click(screen.getByRole('button', { name: 'Add to Cart' }));
  expect(await findToast('Added to cart')).toBeTruthy();

  await release();
  expect(await screen.findByText('Ripened on the vine')).toBeTruthy();
  expect(screen.queryByLabelText('Loading the description')).toBeNull();
});

test('when only the rest cannot be loaded, the product stays, and a retry loads the rest', async () => {
  answer(BestSellersDocument, { products: { __typename: 'ProductConnection', nodes: [aProduct()] } });
  answerWithError(ProductDetailDocument, 'The store cannot be reached.');
  const { user } = renderApp('/');
  await user.click(await screen.findByRole('link', { name: 'Vine tomatoes' }));

  await heading();
  expect(await screen.findByText('The store cannot be reached.', { selector: 'main *' })).toBeTruthy();
  answer(ProductDetailDocument, { product: aTomato() });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Ripened on the vine')).toBeTruthy();
});

test('while the product is loading, placeholders show', async () => {
  neverAnswer(ProductDetailDocument);
  renderApp(address);

  expect((await screen.findByLabelText('Loading the product')).getAttribute('aria-busy')).toBe('true');
});
