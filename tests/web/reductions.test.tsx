import { render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { CartProductsDocument } from '#web/__generated__/cart.ts';
import { ProductDetailDocument, ProductListDocument } from '#web/__generated__/catalog.ts';
import {
  PriceHistoryDocument,
  ProductToEditDocument,
  WeightReadingDocument,
} from '#web/__generated__/seller-products.ts';
import { SellerSessionDocument, SellerShopFactsDocument } from '#web/__generated__/seller-shell.ts';
import { setFormats } from '#web/shared/lib/format/money.ts';
import { Price } from '#web/shared/ui/Price.tsx';
import { answer } from '#tests/support/web/gateway-stand-in.ts';
import { renderApp } from '#tests/support/web/render-app.tsx';
import { aDetail, anEditedProduct, aPicture, aProduct } from '#tests/support/web/shop-factories.ts';

const spoken = 'Lowest price of the last 30 days before the reduction:';

/** The law of the shop compares reductions with the price of the history. */
const followHistory = () => setFormats('{"locale":"en-US","currency":"USD","symbol":"$","comparesReference":true}');

beforeEach(followHistory);
afterEach(() => setFormats(undefined));

/** Sold for 3.00, with a list price of 4.00. */
const offer = { price: 4, offerPrice: 3 };

function showProduct(referencePrice: number | null, prices = offer) {
  const product = aDetail({ ...prices, referencePrice, images: [aPicture('a')] });
  answer(ProductDetailDocument, { product });
  return renderApp('/products/vegetables/tomatoes');
}

const main = () => within(screen.getByRole('main'));

describe('a product’s page', () => {
  test('strikes the reference price, says what it is, and counts from it', async () => {
    showProduct(3.5);
    await screen.findByRole('heading', { level: 1 });
    const struck = main().getByText('$3.50').closest('s');
    expect(struck?.textContent.trim()).toBe(`${spoken} $3.50`);
    expect(main().getByText('You save $0.50')).toBeTruthy();
    // 14.3 %.
    expect(main().getByText('14% off')).toBeTruthy();
    expect(main().getByText(`${spoken} $3.50`, { selector: 'p' })).toBeTruthy();
    expect(main().queryByText('$4.00')).toBeNull();
  });

  test.each([
    ['is the price', 3],
    ['is below the price', 2.5],
    ['is unknown', null],
  ])('claims nothing when the reference price %s', async (_case, referencePrice) => {
    showProduct(referencePrice);
    await screen.findByRole('heading', { level: 1 });
    expect(screen.getByRole('main').querySelector('s')).toBeNull();
    expect(main().queryByText(/You save|% off|Lowest price/)).toBeNull();
    expect(main().queryByText('$4.00')).toBeNull();
  });

  test('rounds the percentage down, and shows none below one', async () => {
    showProduct(2.99, { price: 4, offerPrice: 2.98 });
    await screen.findByRole('heading', { level: 1 });
    expect(main().getByText('You save $0.01')).toBeTruthy();
    expect(main().queryByText(/% off/)).toBeNull();
  });

  test('without such a law, strikes the list price as before', async () => {
    setFormats(undefined);
    showProduct(3.5);
    await screen.findByRole('heading', { level: 1 });
    expect(main().getByText('$4.00').closest('s')?.textContent.trim()).toBe('Instead of $4.00');
    expect(main().getByText('25% off')).toBeTruthy();
    expect(main().getByText('You save $1.00')).toBeTruthy();
    expect(main().queryByText(/Lowest price/)).toBeNull();
  });
});

test('cards of a list have the same struck price and percentage, and nothing without a reference price', async () => {
  answer(ProductListDocument, {
    products: {
      __typename: 'ProductConnection',
      totalCount: 2,
      nodes: [
        aProduct({ ...offer, referencePrice: 6 }),
        aProduct({ ...offer, referencePrice: null, id: 'leeks', name: 'Leeks' }),
      ],
    },
  });
  renderApp('/products');
  const card = async (name: string) => (await screen.findByRole('link', { name })).closest('article');
  const tomatoes = await card('Vine tomatoes');
  expect(tomatoes?.querySelector('s')?.textContent.trim()).toBe(`${spoken} $6.00`);
  expect(tomatoes?.textContent).toContain('50% off');
  const leeks = await card('Leeks');
  expect(leeks?.querySelector('s')).toBeNull();
  expect(leeks?.textContent).not.toContain('off');
});

test('the cart strikes the reference price, and its saving counts from it', async () => {
  const products = [
    aProduct({ ...offer, referencePrice: 3.5 }),
    aProduct({ ...offer, referencePrice: null, id: 'leeks', name: 'Leeks' }),
  ];
  answer(CartProductsDocument, { products: { __typename: 'ProductConnection', nodes: products } });
  localStorage.setItem(
    'greengate.cart',
    JSON.stringify({ owner: null, cart: { tomatoes: 2, leeks: 5 }, pending: false }),
  );
  renderApp('/cart');
  const row = await screen.findByRole('article', { name: 'Vine tomatoes' });
  expect(row.querySelector('s')?.textContent.trim()).toBe(`${spoken} $3.50`);
  expect(screen.getByRole('article', { name: 'Leeks' }).querySelector('s')).toBeNull();
  expect(await screen.findByText('You save $1.00 with today’s offers')).toBeTruthy();
});

test('a price without a claim has nothing struck', () => {
  const { container } = render(<Price offerPrice={3} claim={null} />);
  expect(container.textContent).toBe('$3.00');
});

describe('the seller’s form', () => {
  function open(over: object, lowestPrice: number | null) {
    answer(SellerSessionDocument, { seller: { __typename: 'Seller' } });
    answer(SellerShopFactsDocument, {
      store: { __typename: 'Store', features: ['PRODUCTS_EDIT', 'PRICES_HISTORY'], timeZone: 'UTC' },
    });
    answer(ProductToEditDocument, { seller: { __typename: 'Seller', oneProduct: anEditedProduct(over) } });
    answer(WeightReadingDocument, {
      seller: {
        __typename: 'Seller',
        weightReading: { __typename: 'WeightReading', weight: null, size: null, expectedGrams: null },
      },
    });
    answer(PriceHistoryDocument, {
      seller: {
        __typename: 'Seller',
        priceHistory: {
          __typename: 'PriceHistory',
          lowestPrice,
          moves: [
            { __typename: 'PriceMove', at: '2026-03-02T12:00:00Z', price: 5, offerPrice: 4, isOnSale: false },
            { __typename: 'PriceMove', at: '2026-03-01T12:00:00Z', price: 5, offerPrice: 5, isOnSale: true },
          ],
        },
      },
    });
    return renderApp('/seller/products/p1');
  }

  const offerField = () => screen.findByRole<HTMLInputElement>('textbox', { name: /^Offer price/ });
  const preview = () => screen.getByRole('region', { name: 'Shop preview' });

  test('says that shoppers see no reduction, and the preview shows none', async () => {
    const { user } = open({}, 3.5);
    await user.type(await offerField(), '4');
    expect(
      await screen.findByText('Shoppers see no reduction: the lowest price of the 30 days before the offer was $3.50.'),
    ).toBeTruthy();
    expect(preview().querySelector('s')).toBeNull();
    await user.clear(await offerField());
    await user.type(await offerField(), '3');
    expect(
      await screen.findByText(
        'Shown as 14% off. Compared with $3.50, the lowest price of the 30 days before the offer.',
      ),
    ).toBeTruthy();
    expect(preview().querySelector('s')?.textContent).toContain('$3.50');
  });

  test('compares a further reduction with the reference price of the present offer', async () => {
    const { user } = open({ offerPrice: 4, referencePrice: 4.8 }, 4);
    await user.clear(await offerField());
    await user.type(await offerField(), '3.60');
    expect(await screen.findByText(/^Shown as 25% off\. Compared with \$4\.80/)).toBeTruthy();
    await user.clear(await offerField());
    await user.type(await offerField(), '4.50');
    expect(await screen.findByText(/^Shoppers see no reduction: the lowest price .* was \$4\.00\.$/)).toBeTruthy();
  });

  test('says that a product without a time on sale has no reduction', async () => {
    const { user } = open({}, null);
    await user.type(await offerField(), '4');
    expect(
      await screen.findByText(
        'Shoppers see no reduction: the product was not on sale in the 30 days before the offer.',
      ),
    ).toBeTruthy();
  });

  test('has the last prices in a table', async () => {
    const { user } = open({}, 4);
    await user.click(await screen.findByText('Price history'));
    const [, newest, oldest] = screen
      .getAllByRole('row')
      .map((row) => [...row.querySelectorAll('th, td')].map((cell) => cell.textContent));
    expect(newest?.slice(1)).toEqual(['$5.00', '$4.00', 'No']);
    expect(oldest?.slice(1)).toEqual(['$5.00', '–', 'Yes']);
  });
});
