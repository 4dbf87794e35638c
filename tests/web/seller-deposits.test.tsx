import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import {
  AddDepositTypeDocument,
  ReturnDepositsDocument,
  SellerDepositsDocument,
  UpdateDepositTypeDocument,
} from '#web/__generated__/seller-deposits.ts';
import { SellerSelfDocument, SellerSessionDocument, SellerShopFactsDocument } from '#web/__generated__/seller-shell.ts';
import type { StaffRole } from '#web/__generated__/inputs-and-enums.ts';
import { answer } from '#tests/support/web/gateway-stand-in.ts';
import { kept, readLists } from '#tests/support/web/read-lists.ts';
import { findToast, pasteInto, renderApp } from '#tests/support/web/render-app.tsx';

const type = (id: string, name: string, amount: number, over: { isArchived?: boolean } = {}) => ({
  __typename: 'DepositType' as const,
  id,
  name,
  amount,
  isArchived: false,
  kind: 'RETURNABLE' as const,
  ...over,
});
const bottle = type('t1', 'Bottle', 0.15);
const crate = type('t2', 'Crate', 1.5);
const oldBottle = type('t3', 'Old bottle', 0.08, { isArchived: true });
const accepted = { success: true, message: 'Saved.', errors: [] };

const balance = (id: string, charged: number, returned: number) => ({
  __typename: 'DepositBalance' as const,
  charged,
  returned,
  open: charged - returned,
  type: { __typename: 'DepositType' as const, id },
});

const answerDeposits = (old = balance('t3', 0, 0)) =>
  answer(SellerDepositsDocument, ({ isManager }) => ({
    seller: {
      __typename: 'Seller' as const,
      ...(isManager === true && {
        depositBalances: [balance('t1', 3, 1.05), balance('t2', 0, 0), old],
      }),
      depositReturns: [
        {
          __typename: 'DepositReturn' as const,
          id: 'r1',
          amount: 1.05,
          at: '2026-03-01T09:30:00.000Z',
          count: 7,
          orderNumber: '1042',
          payout: 'CASH' as const,
          staffName: 'Pat',
          typeId: 't1',
        },
      ],
      depositTypes: [bottle, crate, oldBottle],
    },
  }));

function logIn(role: StaffRole) {
  const me = { __typename: 'SellerSelf' as const, id: 'm1', mustChangePassword: false, name: 'Pat', role };
  answer(SellerSelfDocument, { seller: { __typename: 'Seller', me } });
}

beforeEach(() => {
  answer(SellerSessionDocument, { seller: { __typename: 'Seller' } });
  const features = ['DEPOSITS' as const, 'STAFF' as const];
  answer(SellerShopFactsDocument, { store: { __typename: 'Store', features, timeZone: null } });
  logIn('MANAGER');
});

test('the page counts what to give back, and enters it with the order that it came from', async () => {
  const asked = answerDeposits();
  const seen = answer(ReturnDepositsDocument, {
    returnDeposits: { __typename: 'ReturnDepositsPayload', amount: 4.05, ...accepted },
  });
  const { user } = renderApp('/seller/deposits?order=o1&number=1042');
  await pasteInto(user, await screen.findByRole('textbox', { name: 'Bottle, $0.15' }), '7');
  await pasteInto(user, screen.getByRole('textbox', { name: 'Crate, $1.50' }), '2');
  expect(screen.getByText('Give back $4.05')).toBeTruthy();
  // Nothing is open of the archived type.
  expect(screen.queryByRole('textbox', { name: /Old bottle/ })).toBeNull();
  await user.selectOptions(screen.getByRole('combobox', { name: 'How you give the money back' }), 'TERMINAL');
  await user.click(screen.getByRole('button', { name: 'Enter' }));
  await findToast('Saved.');
  expect(seen).toEqual([
    {
      input: {
        orderId: 'o1',
        payout: 'TERMINAL',
        containers: [
          { typeId: 't1', count: 7 },
          { typeId: 't2', count: 2 },
        ],
        idempotencyKey: expect.any(String),
      },
    },
  ]);
  await waitFor(() => expect(screen.getByText('Give back $0.00')).toBeTruthy());
  expect(asked[0]).toEqual({ orderId: 'o1', isManager: true });
});

test('a text that is no number, and a form without any, are refused in words', async () => {
  answerDeposits();
  const seen = answer(ReturnDepositsDocument, {
    returnDeposits: { __typename: 'ReturnDepositsPayload', amount: 0, ...accepted },
  });
  const { user } = renderApp('/seller/deposits');
  await user.click(await screen.findByRole('button', { name: 'Enter' }));
  expect(screen.getByText('Enter the number of at least one type.')).toBeTruthy();
  const bottles = screen.getByRole('textbox', { name: 'Bottle, $0.15' });
  await pasteInto(user, bottles, 'two');
  await user.click(screen.getByRole('button', { name: 'Enter' }));
  screen.getByRole('textbox', { name: 'Bottle, $0.15', description: /^Enter a whole number up to 1000\./ });
  await user.clear(bottles);
  await pasteInto(user, bottles, '-2');
  expect(screen.getByText('Take back $0.30')).toBeTruthy();
  expect(seen).toEqual([]);
});

test.each([
  [1, 0],
  [0, 1],
])('containers of an archived type come back while some are open: %d charged, %d given back', async (charged, back) => {
  answerDeposits(balance('t3', charged, back));
  renderApp('/seller/deposits');
  expect(await screen.findByRole('textbox', { name: 'Old bottle, $0.08' })).toBeTruthy();
});

test('what was counted stays in the form when the store does not enter it', async () => {
  answerDeposits();
  const message = 'There is no such order.';
  answer(ReturnDepositsDocument, {
    returnDeposits: { __typename: 'ReturnDepositsPayload', amount: null, success: false, message, errors: [] },
  });
  const { user } = renderApp('/seller/deposits?order=o1&number=1042');
  const bottles = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Bottle, $0.15' });
  await pasteInto(user, bottles, '7');
  await user.click(screen.getByRole('button', { name: 'Enter' }));
  await findToast(message);
  expect(bottles.value).toBe('7');
});

test.each(['0', '-1', 'much', ''])('a type is not added with the amount %j', async (amount) => {
  answerDeposits();
  const added = answer(AddDepositTypeDocument, {
    addDepositType: { __typename: 'AddDepositTypePayload', ...accepted },
  });
  const { user } = renderApp('/seller/deposits');
  const types = within(await screen.findByRole('region', { name: 'Types of deposits' }));
  await pasteInto(user, types.getByRole('textbox', { name: 'Name' }), 'Can');
  if (amount !== '') await pasteInto(user, types.getByRole('textbox', { name: /^Deposit of one container/ }), amount);
  await user.click(types.getByRole('button', { name: 'Add the type' }));
  expect(types.getByRole('textbox', { description: 'Enter an amount, such as 0.25.' })).toBeTruthy();
  expect(added).toEqual([]);
});

test('a manager sees what is open of each type, and adds, renames and archives types', async () => {
  answerDeposits();
  const { user, client } = renderApp('/seller/deposits');
  const left = readLists(client);
  const types = within(await screen.findByRole('region', { name: 'Types of deposits' }));
  expect(types.getAllByRole('listitem')[0]?.textContent).toContain('Charged $3.00, given back $1.05, open $1.95');
  const added = answer(AddDepositTypeDocument, {
    addDepositType: { __typename: 'AddDepositTypePayload', ...accepted },
  });
  await user.click(types.getByRole('button', { name: 'Add the type' }));
  types.getByRole('textbox', { name: 'Name', description: /Enter a name/ });
  await pasteInto(user, types.getByRole('textbox', { name: 'Name' }), 'Can');
  await pasteInto(user, types.getByRole('textbox', { name: 'Deposit of one container ($)' }), '0.25');
  await user.selectOptions(types.getByRole('combobox', { name: 'Kind' }), 'SINGLE_USE');
  await user.click(types.getByRole('button', { name: 'Add the type' }));
  await findToast('Saved.');
  expect(left()).toEqual(kept.afterProducts);
  expect(added).toEqual([
    { input: { name: 'Can', amount: 0.25, kind: 'SINGLE_USE', idempotencyKey: expect.any(String) } },
  ]);
  const changed = answer(UpdateDepositTypeDocument, {
    updateDepositType: { __typename: 'UpdateDepositTypePayload', ...accepted },
  });
  await user.click(types.getByRole('button', { name: 'Archive Crate' }));
  await waitFor(() => expect(changed).toEqual([{ input: { id: 't2', isArchived: true } }]));
  await user.click(types.getByRole('button', { name: 'Rename Bottle' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Rename Bottle' }));
  await user.clear(dialog.getByRole('textbox', { name: 'Name' }));
  await pasteInto(user, dialog.getByRole('textbox', { name: 'Name' }), 'Glass bottle');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(changed.at(-1)).toEqual({ input: { id: 't1', name: 'Glass bottle' } }));
});

test('a packer enters containers, and sees neither the types nor what is open', async () => {
  logIn('PACKER');
  const asked = answerDeposits();
  renderApp('/seller/deposits');
  await screen.findByRole('textbox', { name: 'Bottle, $0.15' });
  // A packer is not told what is open, so each type can come back.
  expect(screen.getByRole('textbox', { name: 'Old bottle, $0.08' })).toBeTruthy();
  expect(screen.getByText('7 × Bottle, $1.05')).toBeTruthy();
  expect(screen.queryByRole('region', { name: 'Types of deposits' })).toBeNull();
  expect(asked).toEqual([{ orderId: null, isManager: false }]);
});
