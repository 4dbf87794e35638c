import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { AddProductDocument, LookUpBarcodeDocument, type StoreFeature } from '#web/__generated__/seller-products.ts';
import { SellerSessionDocument, SellerShopFactsDocument } from '#web/__generated__/seller-shell.ts';
import { answer, everythingSentHasArrived } from '#tests/support/web/gateway-stand-in.ts';
import { findToast, pasteInto, renderApp } from '#tests/support/web/render-app.tsx';

const code = '4006381333931';
const usualHint = 'The number below the barcode. A scanner fills it in.';

function answerShop(...features: StoreFeature[]) {
  answer(SellerShopFactsDocument, { store: { __typename: 'Store', features, timeZone: null } });
}

const field = () => screen.findByRole<HTMLInputElement>('textbox', { name: /^Barcode \(GTIN\)/ });

beforeEach(() => {
  answer(SellerSessionDocument, { seller: { __typename: 'Seller' } });
});
afterEach(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'mediaDevices');
});

test('over a store without barcodes there is no field for one, and no button', async () => {
  answerShop('PRODUCTS_EDIT', 'PRODUCTS_SKU');
  renderApp('/seller');
  await screen.findByRole('textbox', { name: /^Article number/ });
  expect(screen.queryByRole('textbox', { name: /^Barcode/ })).toBeNull();
  expect(screen.queryByRole('button', { name: /barcode|camera/i })).toBeNull();
});

test('a wrong barcode is named when the field is left, and a right one is sent', async () => {
  answerShop('PRODUCTS_EDIT', 'PRODUCTS_GTIN');
  const sent = answer(AddProductDocument, {
    addProduct: {
      __typename: 'AddProductPayload',
      success: true,
      message: 'Added.',
      errors: [],
      product: { __typename: 'Product', id: 'new' },
    },
  });
  const { user } = renderApp('/seller');
  await user.type(await screen.findByRole('textbox', { name: 'Product name' }), 'Pens');
  await user.type(screen.getByRole('textbox', { name: 'Price ($)' }), '2');
  await user.type(screen.getByRole('textbox', { name: 'Offer price ($)' }), '2');
  await user.type(await field(), '4006381333932');
  expect(screen.queryByText(/^The last digit does not fit/)).toBeNull();
  await user.tab();
  expect(await screen.findByText(/^The last digit does not fit/)).toBeTruthy();
  await user.clear(await field());
  await user.type(await field(), '400 6381');
  await user.tab();
  expect(await screen.findByText('A barcode has 8, 12, 13 or 14 digits.')).toBeTruthy();
  await user.clear(await field());
  await user.type(await field(), '4 006381 333931');
  await user.click(screen.getByRole('button', { name: 'Add product' }));
  expect(await findToast('Added.')).toBeTruthy();
  expect(sent).toMatchObject([{ input: { name: 'Pens', gtin: '4 006381 333931' } }]);
});

test('the field says what is saved for another form of a number, until the store refuses it', async () => {
  answerShop('PRODUCTS_EDIT', 'PRODUCTS_GTIN');
  const message = 'Another product has this barcode.';
  answer(AddProductDocument, {
    addProduct: {
      __typename: 'AddProductPayload',
      success: false,
      message,
      errors: [{ __typename: 'UserError', code: 'INVALID', field: ['gtin'], message }],
      product: null,
    },
  });
  const { user } = renderApp('/seller');
  for (const [name, text] of [
    ['Product name', 'Pens'],
    ['Price ($)', '2'],
    ['Offer price ($)', '2'],
  ] as const)
    await pasteInto(user, await screen.findByRole('textbox', { name }), text);
  expect(screen.getByText(usualHint)).toBeTruthy();
  await pasteInto(user, await field(), `(01)0${code}`);
  await user.tab();
  expect(screen.getByText(`Is saved as ${code}.`)).toBeTruthy();
  expect(screen.queryByText(usualHint)).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Add product' }));
  await waitFor(async () => expect((await field()).getAttribute('aria-invalid')).toBe('true'));
  expect(screen.queryByText(`Is saved as ${code}.`)).toBeNull();
  expect(screen.getByText(usualHint)).toBeTruthy();
});

const facts = {
  __typename: 'FoundFacts' as const,
  name: 'Hazelnut spread',
  size: '400 g',
  brand: 'Nutty',
  legalName: null,
  ingredients: 'Sugar, _milk_ powder',
};

function answerLookUp(found: typeof facts | null, message: string | null = null) {
  return answer(LookUpBarcodeDocument, {
    lookUpBarcode: { __typename: 'LookUpBarcodePayload', success: found !== null, message, errors: [], facts: found },
  });
}

test('a look-up asks once for each press, names its source, and changes the form only when the seller takes it over', async () => {
  answerShop('PRODUCTS_EDIT', 'PRODUCTS_GTIN', 'PRODUCTS_LOOKUP');
  const seen = answerLookUp(facts);
  const { user } = renderApp('/seller');
  const button = await screen.findByRole<HTMLButtonElement>('button', { name: 'Look up the barcode' });
  expect(button.disabled).toBe(true);
  await user.type(await field(), code);
  await user.click(button);
  const found = await screen.findByRole('region', { name: 'Found for this barcode' });
  expect(seen).toEqual([{ input: { gtin: `0${code}` } }]);
  expect(found.textContent).toContain('Data from Open Food Facts, ODbL.');
  expect(within(found).getByText('milk').tagName).toBe('STRONG');
  const name = screen.getByRole<HTMLInputElement>('textbox', { name: 'Product name' });
  expect(name.value).toBe('');
  await user.click(within(found).getByRole('button', { name: 'Take over name and size' }));
  expect(name.value).toBe('Hazelnut spread');
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: /^Weight or size/ }).value).toBe('400 g');
  expect(screen.queryByRole('region', { name: 'Found for this barcode' })).toBeNull();
});

test('what was found goes away with another barcode, and a refusal is shown in its words', async () => {
  answerShop('PRODUCTS_EDIT', 'PRODUCTS_GTIN', 'PRODUCTS_LOOKUP');
  answerLookUp(facts);
  const { user } = renderApp('/seller');
  await user.type(await field(), code);
  await user.click(await screen.findByRole('button', { name: 'Look up the barcode' }));
  await screen.findByRole('region', { name: 'Found for this barcode' });
  await user.clear(await field());
  await user.type(await field(), '96385074');
  expect(screen.queryByRole('region', { name: 'Found for this barcode' })).toBeNull();
  answerLookUp(null, 'Open Food Facts does not have this barcode.');
  await user.click(await screen.findByRole('button', { name: 'Look up the barcode' }));
  expect(await findToast('Open Food Facts does not have this barcode.')).toBeTruthy();
});

/** Stands in for a camera that shows these codes, one for each look. */
function standInCamera(codes: string[]) {
  const stop = vi.fn<() => void>();
  const getUserMedia = vi.fn<() => Promise<{ getTracks: () => { stop: () => void }[] }>>(async () => ({
    getTracks: () => [{ stop }],
  }));
  Object.defineProperty(navigator, 'mediaDevices', { value: { getUserMedia }, configurable: true });
  vi.stubGlobal(
    'BarcodeDetector',
    class {
      async detect() {
        const rawValue = codes.shift();
        return rawValue === undefined ? [] : [{ rawValue }];
      }
    },
  );
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
  vi.spyOn(HTMLMediaElement.prototype, 'readyState', 'get').mockReturnValue(4);
  return { stop, getUserMedia };
}

test('the camera fills the first right code in and is switched off; it is also switched off when its dialog is closed', async () => {
  answerShop('PRODUCTS_EDIT', 'PRODUCTS_GTIN');
  const { stop, getUserMedia } = standInCamera(['4006381333932', code]);
  const { user } = renderApp('/seller');
  await user.click(await screen.findByRole('button', { name: 'Scan with the camera' }));
  await waitFor(async () => expect((await field()).value).toBe(code), { timeout: 3000 });
  expect(screen.queryByRole('dialog', { name: 'Scan a barcode' })).toBeNull();
  expect(stop).toHaveBeenCalledOnce();

  await user.click(screen.getByRole('button', { name: 'Scan with the camera' }));
  const dialog = await screen.findByRole('dialog', { name: 'Scan a barcode' });
  await waitFor(() => expect(getUserMedia).toHaveBeenCalledTimes(2));
  await user.click(within(dialog).getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(stop).toHaveBeenCalledTimes(2));
});

test('a camera that the seller does not allow is explained', async () => {
  answerShop('PRODUCTS_EDIT', 'PRODUCTS_GTIN');
  const { getUserMedia } = standInCamera([]);
  getUserMedia.mockRejectedValueOnce(new Error('NotAllowedError'));
  const { user } = renderApp('/seller');
  await user.click(await screen.findByRole('button', { name: 'Scan with the camera' }));
  expect(await screen.findByText(/^The camera could not be opened/)).toBeTruthy();
  await everythingSentHasArrived();
});
