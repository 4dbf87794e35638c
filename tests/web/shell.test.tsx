import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { ProductListDocument } from '#web/__generated__/catalog.ts';
import { BestSellersDocument } from '#web/__generated__/products.ts';
import { SellerOrdersDocument } from '#web/__generated__/seller-orders.ts';
import { MeDocument } from '#web/__generated__/session.ts';
import { answer } from '#tests/support/web/gateway-stand-in.ts';
import { renderApp } from '#tests/support/web/render-app.tsx';
import { apples, aProduct, aShopper } from '#tests/support/web/shop-factories.ts';

let searches: ReturnType<typeof answerList>;

function answerList() {
  return answer(ProductListDocument, {
    products: {
      __typename: 'ProductConnection',
      totalCount: 1,
      hasAllWords: true,
      nodes: [aProduct()],
    },
  });
}

beforeEach(() => {
  searches = answerList();
});

const main = () => screen.getByRole('navigation', { name: 'Main' });

test('the navigation bar has the logo, Home, Product, Contact, search, the cart with its count, and Login', async () => {
  const { user } = renderApp('/');
  const links = within(main()).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Home', '/'],
    ['Product', '/products'],
    ['Contact', '/#contact'],
  ]);
  expect(screen.getAllByRole('link', { name: 'Greengate, home' })[0]?.getAttribute('href')).toBe('/');
  expect(screen.getByRole('combobox', { name: 'Search products' })).toBeTruthy();
  expect(screen.getByRole('link', { name: /^Cart, 0 items\b/ }).getAttribute('href')).toBe('/cart');
  const login = await screen.findByRole('button', { name: 'Login' });
  await vi.dynamicImportSettled();
  // The form loads when somebody logs in.
  expect(document.querySelector('dialog')).toBeNull();
  await user.click(login);
  expect(await screen.findByRole('dialog')).toBeTruthy();
});

test('the footer’s placeholder links lead to what the shop says about them', async () => {
  const { user, address } = renderApp('/?from=ad');
  const links = (name: string) =>
    within(within(screen.getByRole('contentinfo')).getByRole('navigation', { name }))
      .getAllByRole('link')
      .map((link) => [link.textContent, link.getAttribute('href')]);
  expect(links('Need help?')).toEqual([
    ['Delivery information', '/#why'],
    ['Returns and refunds', '/?from=ad#contact'],
    ['Payment methods', '/cart'],
    ['Track your order', '/my-orders'],
  ]);
  expect(links('Stay in touch')).toEqual([
    ['Newsletter', '/#newsletter'],
    ['Today’s deals', '/products?offers=1'],
    ['Write or call us', '/?from=ad#contact'],
  ]);
  await user.click(screen.getByRole('link', { name: 'Delivery information' }));
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Why We Are The Best?' })),
  );
  await user.click(screen.getByRole('link', { name: 'Newsletter' }));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Never miss a deal' })));
  await user.click(screen.getByRole('link', { name: 'Returns and refunds' }));
  expect(address()).toBe('/#contact');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Contact' })));
});

test('Contact leads to the footer’s contact part and leaves the page as it is', async () => {
  const { user, address } = renderApp('/');
  await user.click(within(main()).getByRole('link', { name: 'Contact' }));
  expect(address()).toBe('/#contact');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Contact' })));
});

test('searching from any page leads to the products with the text in the address', async () => {
  const { user, address } = renderApp('/');
  await user.type(screen.getByRole('combobox'), 'green tea{Enter}');
  expect(address()).toBe('/products?q=green+tea');
  await waitFor(() => expect(searches.at(-1)?.filter.search).toBe('green tea'));
});

test('the search box shows the text of the address, and typing on the list updates the address', async () => {
  const { user, address } = renderApp('/products?q=tea&sort=name');
  const box = screen.getByRole<HTMLInputElement>('combobox', { name: 'Search products' });
  expect(box.value).toBe('tea');
  await user.clear(box);
  await user.type(box, 'rice');
  await waitFor(() => expect(address()).toBe('/products?q=rice&sort=name'));
  await user.clear(box);
  await waitFor(() => expect(address()).toBe('/products?sort=name'));
});

test('the search box is empty on pages without a search', () => {
  renderApp('/cart?q=tea');
  expect(screen.getByRole<HTMLInputElement>('combobox', { name: 'Search products' }).value).toBe('');
});

test('the seller’s pages have neither the navigation bar nor the footer', async () => {
  answer(SellerOrdersDocument, { seller: null });
  renderApp('/seller');
  await screen.findByRole('main');
  expect(screen.queryByRole('navigation', { name: 'Main' })).toBeNull();
  expect(screen.queryByRole('contentinfo')).toBeNull();
  expect(screen.queryByRole('link', { name: /^Cart/ })).toBeNull();
});

test('an unknown address shows a page with the categories and the best sellers, and one search box in the header', async () => {
  answer(BestSellersDocument, { products: { __typename: 'ProductConnection', nodes: [apples] } });
  renderApp('/nowhere');
  expect(await screen.findByRole('heading', { level: 1, name: 'Page not found' })).toBeTruthy();
  expect(
    screen.getByText('This shop does not have this page. Search for a product or choose a category.'),
  ).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Go to the home page' }).getAttribute('href')).toBe('/');
  expect(screen.getByRole('combobox')).toBe(screen.getByRole('combobox', { name: 'Search products' }));
  const categories = within(within(screen.getByRole('main')).getByRole('navigation', { name: 'Categories' }));
  expect(categories.getByRole('link', { name: 'Dairy Products' })).toBeTruthy();
  const shelf = within(await screen.findByRole('region', { name: 'Best Sellers' }));
  expect(shelf.getByRole('button', { name: 'Add Red apples to cart' })).toBeTruthy();
  expect(document.title).toBe('Page not found · Greengate');
});

test('the mobile menu has the links, the categories and the login, and closes when a link is followed', async () => {
  const { user, address } = renderApp('/');
  await user.click(screen.getByRole('button', { name: 'Open menu' }));
  const menu = within(await screen.findByRole('dialog', { name: 'Menu' }));
  expect(menu.getByRole('link', { name: 'Home' })).toBeTruthy();
  expect(menu.getByRole('link', { name: 'Dairy Products' }).getAttribute('href')).toBe('/products/dairy');
  expect(menu.getByRole('link', { name: 'Paste a list' }).getAttribute('href')).toBe('/list');
  expect(menu.getByRole('button', { name: 'Login' })).toBeTruthy();
  await user.click(menu.getByRole('link', { name: 'Product' }));
  expect(address()).toBe('/products');
  expect(screen.queryByRole('dialog', { name: 'Menu' })).toBeNull();
});

test('the mobile menu of a shopper has My Orders and Logout', async () => {
  answer(MeDocument, { me: aShopper() });
  const { user } = renderApp('/');
  await screen.findByRole('button', { name: /Profile of/ });
  await user.click(screen.getByRole('button', { name: 'Open menu' }));
  const menu = within(await screen.findByRole('dialog', { name: 'Menu' }));
  expect(menu.getByRole('link', { name: 'My Orders' })).toBeTruthy();
  expect(menu.getByRole('button', { name: 'Logout' })).toBeTruthy();
});

test('a new page focuses its heading and sets the document’s title', async () => {
  const { user } = renderApp('/');
  await user.click(screen.getByRole('link', { name: /^Cart, 0 items\b/ }));
  const heading = await screen.findByRole('heading', { level: 1, name: 'Your cart is empty' });
  await waitFor(() => expect(document.activeElement).toBe(heading));
  expect(document.title).toBe('Your cart · Greengate');
});

test('the first link on the page skips to the content', async () => {
  const { user } = renderApp('/');
  await user.tab();
  expect(document.activeElement?.textContent).toBe('Skip to content');
  expect(document.activeElement?.getAttribute('href')).toBe('#main');
  expect(screen.getByRole('main').id).toBe('main');
});
