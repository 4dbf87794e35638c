import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { AddProductDocument } from '#web/__generated__/seller-products.ts';
import { SellerLoginDocument, SellerSessionDocument } from '#web/__generated__/seller-shell.ts';
import { SellerProductsDocument } from '#web/__generated__/seller-stock.ts';
import { answer, answerLater, answerWithError, everythingSentHasArrived } from '#tests/support/web/gateway-stand-in.ts';
import { kept, readLists } from '#tests/support/web/read-lists.ts';
import { findToast, renderApp } from '#tests/support/web/render-app.tsx';

type User = ReturnType<typeof renderApp>['user'];

function added(success: boolean, message: string | null) {
  return {
    addProduct: {
      __typename: 'AddProductPayload' as const,
      errors: [],
      success,
      message,
      product: success ? { __typename: 'Product' as const, id: 'new' } : null,
    },
  };
}

function aPicture(name: string, type = 'image/png') {
  return new File(['picture'], name, { type });
}

async function fill(user: User, { name = 'Radish', price = '4.50', offerPrice = '3.99' } = {}) {
  await user.type(await screen.findByRole('textbox', { name: 'Product name' }), name);
  await user.type(screen.getByRole('textbox', { name: 'Price ($)' }), price);
  await user.type(screen.getByRole('textbox', { name: 'Offer price ($)' }), offerPrice);
}

async function send(user: User) {
  await user.click(screen.getByRole('button', { name: 'Add product' }));
}

const made = new Set<string>();
const givenBack: string[] = [];

beforeEach(() => {
  answer(SellerSessionDocument, { seller: { __typename: 'Seller' } });
  // jsdom has no object URLs.
  URL.createObjectURL = (file) => {
    const url = `blob:${file instanceof File ? file.name : 'unnamed'}`;
    made.add(url);
    return url;
  };
  made.clear();
  givenBack.length = 0;
  // A download of an earlier file gives its address back after a while.
  URL.revokeObjectURL = (url) => void (made.has(url) && givenBack.push(url));
});

test('a product is sent with one description entry per line', async () => {
  const seen = answer(AddProductDocument, added(true, 'Product Added'));
  const { user, client } = renderApp('/seller');
  const left = readLists(client);
  await fill(user);
  await user.type(
    screen.getByRole('textbox', { name: /Product description/ }),
    'Crisp{Enter}Peppery{Enter}{Enter}Local',
  );
  await user.selectOptions(screen.getByRole('combobox', { name: 'Category' }), 'bakery');

  await send(user);

  expect(await findToast('Product Added')).toBeTruthy();
  expect(left()).toEqual(kept.afterLists);
  expect(seen).toEqual([
    {
      input: {
        name: 'Radish',
        description: ['Crisp', 'Peppery', 'Local'],
        category: 'bakery',
        price: 4.5,
        offerPrice: 3.99,
        images: [],
        idempotencyKey: expect.any(String),
      },
    },
  ]);
});

test('name, price and offer price are required, and the first one missing gets the focus', async () => {
  const seen = answer(AddProductDocument, added(true, null));
  const { user } = renderApp('/seller');
  const name = await screen.findByRole('textbox', { name: 'Product name' });

  await send(user);

  expect(name).toBe(document.activeElement);
  expect(screen.getByText('Enter the product’s name.')).toBeTruthy();
  expect(screen.getByText(/^Enter the price/)).toBeTruthy();
  expect(screen.getByText(/^Enter the offer price/)).toBeTruthy();
  await everythingSentHasArrived();
  expect(seen).toEqual([]);
});

test('a new product without an offer price has no offer: the form sends its price for both', async () => {
  const seen = answer(AddProductDocument, added(true, 'Product Added'));
  const { user } = renderApp('/seller');
  await user.type(await screen.findByRole('textbox', { name: 'Product name' }), 'Radish');
  const offer = screen.getByRole<HTMLInputElement>('textbox', { name: 'Offer price ($)' });
  expect(offer.required).toBe(true);
  await user.type(screen.getByRole('textbox', { name: 'Price ($)' }), '4.50');
  expect(offer.required).toBe(false);
  expect(screen.getByText(/Empty if there is no offer/)).toBeTruthy();

  await send(user);

  expect(await findToast('Product Added')).toBeTruthy();
  expect(seen.map(({ input }) => [input.price, input.offerPrice])).toEqual([[4.5, 4.5]]);
});

test('an error shows after the field has lost the focus, and disappears when the field is corrected', async () => {
  const { user } = renderApp('/seller');
  await fill(user, { price: '2', offerPrice: '3' });
  expect(screen.queryByText(/cannot be above/)).toBeNull();

  await user.tab();
  expect(screen.getByText('The offer price cannot be above the price.')).toBeTruthy();
  const offer = screen.getByRole('textbox', { name: 'Offer price ($)' });
  await user.clear(offer);
  await user.type(offer, '1');

  expect(screen.queryByText(/cannot be above/)).toBeNull();
});

test('an error waits until the press is over that takes the focus, so that a pressed button stays under the pointer', async () => {
  const { user } = renderApp('/seller');
  await fill(user, { price: '2', offerPrice: '3' });

  await user.pointer({ keys: '[MouseLeft>]', target: screen.getByRole('heading', { name: 'Add Product' }) });
  expect(document.activeElement).not.toBe(screen.getByRole('textbox', { name: 'Offer price ($)' }));
  expect(screen.queryByText(/cannot be above/)).toBeNull();
  await user.pointer({ keys: '[/MouseLeft]' });

  expect(await screen.findByText('The offer price cannot be above the price.')).toBeTruthy();
});

test('the discount shows in percent while the offer price is typed', async () => {
  const { user } = renderApp('/seller');

  await fill(user, { price: '4', offerPrice: '3' });

  expect(screen.getByText('Shown as 25% off.')).toBeTruthy();
});

test('a chosen picture is previewed in its slot and can be removed', async () => {
  const { user } = renderApp('/seller');

  await user.upload(await screen.findByLabelText('Main picture'), aPicture('radish.png'));
  expect(screen.getByRole('img', { name: 'Preview of radish.png' }).getAttribute('src')).toBe('blob:radish.png');
  await user.click(screen.getByRole('button', { name: 'Remove picture 1' }));

  expect(screen.queryByRole('img')).toBeNull();
  expect(screen.getByLabelText('Main picture')).toBeTruthy();
  expect(givenBack).toEqual(['blob:radish.png']);
});

test('dropped pictures fill the empty slots in order', async () => {
  renderApp('/seller');
  const panel = await screen.findByRole('group', { name: 'Pictures' });

  fireEvent.drop(panel, { dataTransfer: { files: [aPicture('one.png'), aPicture('two.jpg', 'image/jpeg')] } });

  expect(screen.getAllByRole('img').map((img) => img.getAttribute('src'))).toEqual(['blob:one.png', 'blob:two.jpg']);
});

test('there are four slots, and a fifth picture is refused', async () => {
  renderApp('/seller');
  const panel = await screen.findByRole('group', { name: 'Pictures' });

  fireEvent.drop(panel, { dataTransfer: { files: ['1', '2', '3', '4', '5'].map((name) => aPicture(name)) } });

  expect(screen.getAllByRole('img')).toHaveLength(4);
  expect(screen.getByText('A product has at most 4 pictures.')).toBeTruthy();
});

test('a file that is not a picture is refused by name', async () => {
  renderApp('/seller');
  const panel = await screen.findByRole('group', { name: 'Pictures' });

  fireEvent.drop(panel, { dataTransfer: { files: [aPicture('prices.pdf', 'application/pdf'), aPicture('ok.png')] } });

  expect(screen.getByText(/“prices.pdf” is not a picture/)).toBeTruthy();
  expect(screen.getAllByRole('img')).toHaveLength(1);
});

test('the file chooser offers pictures only', async () => {
  renderApp('/seller');

  expect((await screen.findByLabelText('Picture 2')).getAttribute('accept')).toBe(
    'image/jpeg,image/png,image/webp,image/gif',
  );
});

test('after success the form is empty again, ready for the next product', async () => {
  answer(AddProductDocument, added(true, 'Product Added'));
  const { user } = renderApp('/seller');
  await fill(user);
  await user.selectOptions(screen.getByRole('combobox', { name: 'Category' }), 'dairy');

  await send(user);
  await findToast('Product Added');

  expect(screen.getByRole('textbox', { name: 'Product name' })).toHaveProperty('value', '');
  expect(screen.getByRole('textbox', { name: 'Price ($)' })).toHaveProperty('value', '');
  expect(screen.getByRole('textbox', { name: 'Product name' })).toBe(document.activeElement);
  expect(screen.queryByText(/^Enter/)).toBeNull();
});

test('after success the product list is loaded again', async () => {
  answer(AddProductDocument, added(true, 'Product Added'));
  const page = {
    products: {
      __typename: 'ProductConnection' as const,
      totalCount: 0,
      nodes: [],
      pageInfo: { __typename: 'PageInfo' as const, endCursor: null, hasNextPage: false },
    },
  };
  answer(SellerProductsDocument, page);
  const { user, client } = renderApp('/seller');
  await client.query({ query: SellerProductsDocument });
  await fill(user);

  await send(user);
  await findToast('Product Added');

  expect(client.readQuery({ query: SellerProductsDocument })).toBeNull();
});

test('a refusal shows the store’s message and keeps the draft', async () => {
  answer(AddProductDocument, added(false, 'The name is taken.'));
  const { user } = renderApp('/seller');
  await fill(user);

  await send(user);

  expect(await findToast('The name is taken.')).toBeTruthy();
  expect(screen.getByRole('textbox', { name: 'Product name' })).toHaveProperty('value', 'Radish');
  expect(screen.getByRole('textbox', { name: 'Offer price ($)' })).toHaveProperty('value', '3.99');
});

test('a product that cannot be sent shows why and keeps the draft', async () => {
  answerWithError(AddProductDocument, 'The store cannot be reached.');
  const { user } = renderApp('/seller');
  await fill(user);

  await send(user);

  expect(await findToast('The store cannot be reached.')).toBeTruthy();
  expect(screen.getByRole('textbox', { name: 'Product name' })).toHaveProperty('value', 'Radish');
});

test('an expired login brings the login form, and the draft is restored after the next login', async () => {
  answerWithError(AddProductDocument, 'Please log in as the seller.', 'UNAUTHENTICATED');
  const { user } = renderApp('/seller');
  await fill(user);
  answer(SellerSessionDocument, { seller: null });

  await send(user);

  expect(await findToast('Please log in as the seller.')).toBeTruthy();
  expect(await screen.findByRole('heading', { level: 1, name: 'Seller Login' })).toBeTruthy();

  answer(SellerLoginDocument, {
    sellerLogin: { __typename: 'SellerLoginPayload', errors: [], success: true, message: 'Logged In' },
  });
  await user.type(screen.getByLabelText('Email'), 'seller@example.com');
  await user.type(screen.getByLabelText('Password'), 'secret');
  await user.click(screen.getByRole('button', { name: 'Login' }));
  expect(await screen.findByText(/^Your draft was restored/)).toBeTruthy();
  expect(screen.getByRole('textbox', { name: 'Product name' })).toHaveProperty('value', 'Radish');
});

test.each([
  ['RATE_LIMITED', false],
  ['UPSTREAM_CIRCUIT_OPEN', false],
  ['UPSTREAM_TIMEOUT', true],
])('after an upload that ended in %s the message says to check the product list: %s', async (code, isUnsure) => {
  answerWithError(AddProductDocument, 'The store did not take it.', code);
  const { user } = renderApp('/seller');
  await fill(user);
  await user.upload(screen.getByLabelText('Main picture'), aPicture('radish.png'));

  await send(user);

  const failure = await screen.findByText('The product was not added.');
  expect(failure.parentElement?.textContent.includes('The store may have added it anyway')).toBe(isUnsure);
});

test('while a product is sent the button is busy and sends nothing twice', async () => {
  const { seen, release } = answerLater(AddProductDocument, added(true, 'Product Added'));
  const { user } = renderApp('/seller');
  await fill(user);
  await send(user);

  const button = await screen.findByRole('button', { name: 'Add product', busy: true });
  await user.click(button);
  await expect.poll(() => seen).toHaveLength(1);
  await release();

  expect(await findToast('Product Added')).toBeTruthy();
  expect(seen).toHaveLength(1);
});

test('Reset empties the form', async () => {
  const { user } = renderApp('/seller');
  await fill(user);

  await user.click(screen.getByRole('button', { name: 'Reset' }));

  expect(screen.getByRole('textbox', { name: 'Product name' })).toHaveProperty('value', '');
});

test('all pictures are sent with the product, and the slots are empty afterwards', async () => {
  const seen = answer(AddProductDocument, added(true, 'Product Added'));
  const { user } = renderApp('/seller');
  await fill(user);
  await user.upload(screen.getByLabelText('Picture 3'), aPicture('third.png'));
  await user.upload(screen.getByLabelText('Main picture'), aPicture('main.png'));

  await send(user);
  await findToast('Product Added');

  // jsdom and msw lose the names and bytes of files. The end-to-end tests check the pictures.
  expect(seen[0]?.input.images).toHaveLength(2);
  expect(screen.queryByRole('img')).toBeNull();
});

test('buttons move a picture, and the focus follows it', async () => {
  const { user } = renderApp('/seller');
  await user.upload(await screen.findByLabelText('Main picture'), [aPicture('one.png'), aPicture('two.png')]);

  await user.click(screen.getByRole('button', { name: 'Move picture 2 left' }));

  expect(screen.getAllByRole('img').map((each) => each.getAttribute('alt'))).toEqual([
    'Preview of two.png',
    'Preview of one.png',
  ]);
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Move picture 1 right' })),
  );
  expect(screen.queryByRole('button', { name: 'Move picture 1 left' })).toBeNull();
});

test('a pasted picture is put into the first free slot, wherever the focus is', async () => {
  renderApp('/seller');
  await screen.findByLabelText('Main picture');

  fireEvent.paste(document.body, { clipboardData: { files: [aPicture('pasted.png')], types: ['Files'] } });

  expect(screen.getByRole('img', { name: 'Preview of pasted.png' })).toBeTruthy();
});

test('copied text with a picture of itself is pasted as text into a text field', async () => {
  renderApp('/seller');
  const name = await screen.findByRole('textbox', { name: 'Product name' });
  const clipboardData = { files: [aPicture('cells.png')], types: ['text/plain', 'Files'] };

  fireEvent.paste(name, { clipboardData });

  expect(screen.queryByRole('img', { name: 'Preview of cells.png' })).toBeNull();
});
