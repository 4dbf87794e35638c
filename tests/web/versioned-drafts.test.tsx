import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { ProductToEditDocument, UpdateProductDocument } from '#web/__generated__/seller-products.ts';
import { SellerSessionDocument, SellerShopFactsDocument } from '#web/__generated__/seller-shell.ts';
import {
  SaveDeliveryDocument,
  SellerDeliveryDocument,
  SellerShopDocument,
  ShopTaxDocument,
  UpdateShopDocument,
  UpdateTaxDocument,
  type Delivery_deliveryFragment,
  type ShopForm_storeFragment,
  type ShopTax_storeFragment,
} from '#web/__generated__/seller-shop.ts';
import { answer } from '#tests/support/web/gateway-stand-in.ts';
import { renderApp } from '#tests/support/web/render-app.tsx';
import { anEditedProduct, errorsOf } from '#tests/support/web/shop-factories.ts';

/** Two fields of what the store has, and its version. */
interface Content {
  version: number;
  first: string;
  second: string;
}

/** One of the forms with a versioned draft. */
interface Form {
  name: string;
  path: string;
  save: string;
  /** The labels of the two fields, and the first one in the notice of newer values. */
  labels: { first: string | RegExp; second: string; notice: string };
  opened: Content;
  typed: string;
  newer: Content;
  answerOpened: (content: Content) => void;
  /** @returns the versions and first fields that were sent */
  answerSave: (isAccepted: boolean, content: Content) => () => unknown[];
}

const envelope = (isAccepted: boolean) => ({
  success: isAccepted,
  message: isAccepted ? 'Saved.' : 'Changed meanwhile.',
  errors: isAccepted ? [] : errorsOf('CHANGED_SINCE').map((error) => ({ ...error, field: null, message: 'Changed.' })),
});

const aProduct = ({ version, first, second }: Content) =>
  anEditedProduct(
    { name: first, description: ['Crisp'], price: Number(second), offerPrice: Number(second) },
    { version },
  );

const aShop = ({ version, first, second }: Content): ShopForm_storeFragment => ({
  __typename: 'Store',
  version,
  name: first,
  contact: null,
  openingHours: second,
  deliveryPromise: null,
  currency: { __typename: 'Currency', code: 'EUR' },
  timeZone: 'Europe/Berlin',
  taxText: null,
  reasons: null,
  socialLinks: [],
  pages: [],
  logo: null,
});

const aPlan = ({ version, first, second }: Content): Delivery_deliveryFragment => ({
  __typename: 'SellerDelivery',
  version,
  daysAhead: Number(first),
  closedDays: [second],
  areas: [],
  slotsAhead: [],
  windows: [
    {
      __typename: 'SlotWindow',
      capacity: 5,
      cutOffDaysBefore: 1,
      cutOffTime: '18:00',
      end: '11:00',
      kind: 'DELIVERY',
      start: '09:00',
      weekday: 1,
    },
  ],
});

const taxes = ({ version, first, second }: Content): ShopTax_storeFragment => ({
  __typename: 'Store',
  version,
  depositTax: null,
  feeTax: null,
  taxMode: 'RATES',
  taxNumber: first,
  taxClasses: [{ __typename: 'TaxClass', code: 'A', name: second, rate: 19 }],
});

const forms: Form[] = [
  {
    name: 'a product',
    path: '/seller/products/p1',
    save: 'Save',
    labels: { first: 'Product name', second: 'Price ($)', notice: 'Name' },
    opened: { version: 3, first: 'Radish', second: '5' },
    typed: 'My radish',
    newer: { version: 9, first: 'Long radish', second: '6' },
    answerOpened: (content) =>
      answer(ProductToEditDocument, { seller: { __typename: 'Seller', oneProduct: aProduct(content) } }),
    answerSave: (isAccepted, content) => {
      const product = aProduct(content);
      const sent = answer(UpdateProductDocument, {
        updateProduct: { __typename: 'UpdateProductPayload', ...envelope(isAccepted), product },
      });
      return () => sent.map(({ input }) => [input.ifVersion, input.name]);
    },
  },
  {
    name: 'the facts of the shop',
    path: '/seller/shop',
    save: 'Save the shop',
    labels: { first: 'Name', second: 'Opening hours', notice: 'Name' },
    opened: { version: 3, first: 'Fern', second: 'Mo–Fr 8–18' },
    typed: 'Fern & Sage',
    newer: { version: 9, first: 'Fig', second: 'Always' },
    answerOpened: (content) => answer(SellerShopDocument, { store: aShop(content) }),
    answerSave: (isAccepted, content) => {
      const sent = answer(UpdateShopDocument, {
        updateStore: { __typename: 'UpdateStorePayload', ...envelope(isAccepted), store: aShop(content) },
      });
      return () => sent.map(({ input }) => [input.ifVersion, input.name]);
    },
  },
  {
    name: 'the delivery plan',
    path: '/seller/shop/delivery',
    save: 'Save the delivery plan',
    labels: { first: 'Days ahead', second: 'Closed day 1', notice: 'Number of days ahead' },
    opened: { version: 3, first: '7', second: '2026-12-25' },
    typed: '10',
    newer: { version: 9, first: '14', second: '2026-12-26' },
    answerOpened: (content) =>
      answer(SellerDeliveryDocument, {
        store: { __typename: 'Store', timeZone: null },
        seller: { __typename: 'Seller', delivery: aPlan(content) },
      }),
    answerSave: (isAccepted, content) => {
      const delivery = aPlan(content);
      const sent = answer(SaveDeliveryDocument, {
        saveDelivery: { __typename: 'SaveDeliveryPayload', ...envelope(isAccepted), delivery },
      });
      return () => sent.map(({ input }) => [input.ifVersion, String(input.daysAhead)]);
    },
  },
  {
    name: 'the taxes',
    path: '/seller/shop/taxes',
    save: 'Save the taxes',
    labels: { first: /^Tax number/, second: 'Name of class A', notice: 'Tax number' },
    opened: { version: 3, first: 'DE 1', second: 'Standard' },
    typed: 'DE 2',
    newer: { version: 9, first: 'DE 3', second: 'Normal' },
    answerOpened: (content) => answer(ShopTaxDocument, { store: taxes(content) }),
    answerSave: (isAccepted, content) => {
      const sent = answer(UpdateTaxDocument, {
        updateStore: { __typename: 'UpdateStorePayload', ...envelope(isAccepted), store: taxes(content) },
      });
      return () => sent.map(({ tax, ifVersion }) => [ifVersion, tax.number]);
    },
  },
];

const field = (name: string | RegExp) => screen.findByLabelText<HTMLInputElement>(name);
const saveButton = ({ save }: Form) => screen.getByRole<HTMLButtonElement>('button', { name: save });
const choices = () => screen.queryByRole('list', { name: 'Newer values' });

beforeEach(() => {
  answer(SellerSessionDocument, { seller: { __typename: 'Seller' } });
  const features = ['PRODUCTS_EDIT', 'STORE_SETTINGS', 'ORDERS_SLOTS', 'TAX_RATES'] as const;
  answer(SellerShopFactsDocument, { store: { __typename: 'Store', features: [...features], timeZone: null } });
  answer(SellerShopDocument, { store: aShop({ version: 3, first: 'Fern', second: '' }) });
});

describe.each(forms)('the form of $name', (form) => {
  const { path, labels, opened, typed, newer, answerOpened, answerSave } = form;

  /** Opens the form and types into its first field. */
  async function openAndType() {
    answerOpened(opened);
    const page = renderApp(path);
    const first = await field(labels.first);
    expect(first.value).toBe(opened.first);
    await page.user.clear(first);
    await page.user.type(first, typed);
    return page;
  }

  test('the form keeps the typed text over a newer version, and takes its other values', async () => {
    const { user } = await openAndType();
    const refused = answerSave(false, { ...newer, first: opened.first });
    await user.click(saveButton(form));
    await waitFor(async () => expect((await field(labels.second)).value).toBe(newer.second));
    expect((await field(labels.first)).value).toBe(typed);
    expect(screen.getByRole('region', { name: 'Newer values' }).textContent).toMatch(/Check them, then save\.$/);
    expect(choices()).toBeNull();

    const saved = answerSave(true, { version: 10, first: typed, second: newer.second });
    await user.click(saveButton(form));
    await waitFor(() => expect(saved()).toHaveLength(1));
    expect([refused(), saved()]).toEqual([[[3, typed]], [[9, typed]]]);
    await waitFor(() => expect(screen.getByRole('region', { name: 'Newer values' }).textContent).toBe(''));
  });

  test('the form asks about a field that both sides have changed, and then saves over the newer version', async () => {
    const { user } = await openAndType();
    const refused = answerSave(false, newer);
    await user.click(saveButton(form));
    const list = within(await screen.findByRole('list', { name: 'Newer values' }));
    expect(list.getAllByRole('listitem')).toHaveLength(1);
    expect(list.getByText(`${labels.notice} is now ${newer.first}.`)).toBeTruthy();
    expect((await field(labels.first)).value).toBe(typed);
    expect(saveButton(form).disabled).toBe(true);

    const saved = answerSave(true, { version: 10, first: typed, second: newer.second });
    await user.click(screen.getByRole('button', { name: `Keep what I typed: ${labels.notice}` }));
    expect(choices()).toBeNull();
    await user.click(saveButton(form));
    await waitFor(() => expect(saved()).toEqual([[9, typed]]));
    expect(refused()).toEqual([[3, typed]]);
  });

  test('the form restores what was typed before the page was left, asks about a newer version, and forgets discarded text', async () => {
    const { close } = await openAndType();
    close();
    answerOpened(newer);
    const { user, close: leave } = renderApp(path);
    expect((await field(labels.first)).value).toBe(typed);
    expect((await field(labels.second)).value).toBe(newer.second);
    await user.click(screen.getByRole('button', { name: `Take the newer value: ${labels.notice}` }));
    expect((await field(labels.first)).value).toBe(newer.first);
    expect(choices()).toBeNull();
    leave();
    renderApp(path);
    expect((await field(labels.first)).value).toBe(newer.first);
    expect(screen.getByRole('region', { name: 'Newer values' }).textContent).toBe('');
  });
});
