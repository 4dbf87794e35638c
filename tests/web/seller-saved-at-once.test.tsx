import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { SellerSessionDocument, SellerShopFactsDocument } from '#web/__generated__/seller-shell.ts';
import {
  FoodFactsRequiredDocument,
  FoodSettingsDocument,
  GuestOrdersDocument,
  RequireFoodFactsDocument,
  SaveFoodSettingsDocument,
  SaveGuestOrdersDocument,
  SellerShopDocument,
  UpdateShopDocument,
} from '#web/__generated__/seller-shop.ts';
import { aShop } from '#tests/support/web/a-shop.ts';
import { answer, everythingSentHasArrived } from '#tests/support/web/gateway-stand-in.ts';
import { findToast, renderApp } from '#tests/support/web/render-app.tsx';

type User = ReturnType<typeof renderApp>['user'];

const saved = {
  requiresFoodFacts: false,
  guestOrders: 'CONFIRMED' as const,
  originDays: 7,
  produceCategories: ['fruits'],
  nonFoodCategories: ['drinks'],
};
/** What was sent, oldest first. */
let sent: object[] = [];

/** Answers like a store that has these settings, and refuses a change with the message. */
function answerShop(message?: string) {
  let settings = { __typename: 'Store' as const, version: 3, ...saved };
  const save = (input: object) => {
    sent.push(input);
    if (message === undefined) settings = { ...settings, ...input, version: settings.version + 1 };
    return {
      updateStore: {
        __typename: 'UpdateStorePayload' as const,
        success: message === undefined,
        message: message ?? 'Shop saved.',
        errors: [],
        store: settings,
      },
    };
  };
  answer(FoodFactsRequiredDocument, () => ({ store: settings }));
  answer(FoodSettingsDocument, () => ({ store: settings }));
  answer(GuestOrdersDocument, () => ({ store: settings }));
  answer(RequireFoodFactsDocument, ({ input }) => save(input));
  answer(SaveFoodSettingsDocument, ({ input }) => save(input));
  answer(SaveGuestOrdersDocument, ({ input }) => save(input));
}

beforeEach(() => {
  localStorage.clear();
  sent = [];
  answer(SellerSessionDocument, { seller: { __typename: 'Seller' } });
  answer(SellerShopFactsDocument, {
    store: {
      __typename: 'Store',
      features: ['STORE_SETTINGS', 'PRODUCTS_FOOD', 'ORDERS_GUESTS'],
      timeZone: null,
    },
  });
  answer(SellerShopDocument, { store: aShop() });
});

const inGroup = (group: string, name: string) =>
  within(screen.getByRole('group', { name: group })).getByLabelText(name);
const days = () => screen.getByLabelText<HTMLInputElement>(/^Days for which an origin/);
const guests = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Orders without an account' });
const isOn = (element: HTMLElement) => element.getAttribute('aria-checked') === 'true';
const facts = () => screen.getByRole('switch', { name: 'Sell only products with checked food facts' });
const produce = (name: string) => inGroup('Categories of fruit and vegetables', name);
const nonFood = (name: string) => inGroup('Categories without food', name);

async function typeDays(user: User, typed: string) {
  await user.clear(days());
  await user.type(days(), `${typed}{Enter}`);
}

/** Each setting: how it is changed, what is sent, and what shows before and after. */
const settings: {
  change: (user: User) => Promise<void>;
  input: object;
  shown: () => unknown;
  before: unknown;
  after: unknown;
}[] = [
  {
    change: (user) => user.click(facts()),
    input: { requiresFoodFacts: true },
    shown: () => isOn(facts()),
    before: false,
    after: true,
  },
  {
    change: (user) => user.selectOptions(guests(), 'OFF'),
    input: { guestOrders: 'OFF' },
    shown: () => guests().value,
    before: 'CONFIRMED',
    after: 'OFF',
  },
  {
    change: (user) => user.click(produce('Organic veggies')),
    input: { produceCategories: ['fruits', 'vegetables'] },
    shown: () => isOn(produce('Organic veggies')),
    before: false,
    after: true,
  },
  {
    change: (user) => user.click(nonFood('Cold Drinks')),
    input: { nonFoodCategories: [] },
    shown: () => isOn(nonFood('Cold Drinks')),
    before: true,
    after: false,
  },
];

async function openSettings() {
  const { user } = renderApp('/seller/shop');
  await screen.findByRole('group', { name: 'Categories without food' });
  expect(settings.map(({ shown }) => shown())).toEqual(settings.map(({ before }) => before));
  return user;
}

test('each setting is saved at once, shows as the store has it, and leaves the form nothing to compare', async () => {
  answerShop();
  const user = await openSettings();
  for (const { change, input, shown, after } of settings) {
    await change(user);
    await waitFor(() => expect(sent.at(-1)).toEqual(input));
    await waitFor(() => expect(shown()).toBe(after));
  }
  expect(sent).toHaveLength(settings.length);
  // The rest of the shop has the same version.
  const form = answer(UpdateShopDocument, {
    updateStore: { __typename: 'UpdateStorePayload', success: true, message: null, errors: [], store: aShop() },
  });
  await user.type(screen.getByRole('textbox', { name: 'Opening hours' }), 'Always');
  await user.click(screen.getByRole('button', { name: 'Save the shop' }));
  await waitFor(() => expect(form).toMatchObject([{ input: { ifVersion: 3 + settings.length } }]));
});

test('a refused setting says why, and shows what is saved', async () => {
  answerShop('Refused 0.');
  const user = await openSettings();
  for (const [at, { change, input, shown, before }] of settings.entries()) {
    answerShop(`Refused ${at}.`);
    await change(user);
    await findToast(`Refused ${at}.`);
    expect(sent.at(-1)).toEqual(input);
    expect(shown()).toBe(before);
  }
});

test('an origin is valid for 1 to 60 days: another number is not sent, and neither is the saved one', async () => {
  answerShop();
  const user = await openSettings();
  for (const typed of ['0', '61', 'x', '']) {
    await typeDays(user, typed);
    expect(days().getAttribute('aria-invalid')).toBe('true');
    await typeDays(user, '7');
    expect(days().getAttribute('aria-invalid')).toBeNull();
  }
  await everythingSentHasArrived();
  expect(sent).toEqual([]);
  for (const typed of ['1', '60']) {
    await typeDays(user, typed);
    await waitFor(() => expect(sent.at(-1)).toEqual({ originDays: Number(typed) }));
    await waitFor(() => expect(days().value).toBe(typed));
  }
});
