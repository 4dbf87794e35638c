import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { SellerOrdersDocument } from '#web/__generated__/seller-orders.ts';
import {
  SellerLoginDocument,
  SellerSelfDocument,
  SellerSessionDocument,
  SellerShopFactsDocument,
  type StaffRole,
} from '#web/__generated__/seller-shell.ts';
import {
  AddTeamMemberDocument,
  ChangeSellerPasswordDocument,
  ShopChangesDocument,
  TeamDocument,
  UpdateTeamMemberDocument,
  type Team_memberFragment,
} from '#web/__generated__/seller-team.ts';
import { answer, answerWithError } from '#tests/support/web/gateway-stand-in.ts';
import { pasteInto, renderApp } from '#tests/support/web/render-app.tsx';

const pat: Team_memberFragment = {
  __typename: 'StaffMember',
  id: 'm1',
  email: 'pat@example.com',
  isActive: true,
  isFirstOwner: false,
  mustChangePassword: true,
  name: 'Pat',
  role: 'PACKER',
};
const first: Team_memberFragment = {
  ...pat,
  id: 'owner',
  name: 'First owner',
  email: 'o@x.io',
  isFirstOwner: true,
  mustChangePassword: false,
  role: 'OWNER',
};

const updated = {
  __typename: 'UpdateTeamMemberPayload' as const,
  success: true,
  message: 'Team saved.',
  errors: [],
  oneTimePassword: null,
};

function logInAs(role: StaffRole, id = 'owner', mustChangePassword = false, timeZone = 'UTC') {
  answer(SellerSessionDocument, { seller: { __typename: 'Seller' } });
  answer(SellerShopFactsDocument, {
    store: {
      __typename: 'Store',
      features: ['STAFF', 'STORE_SETTINGS', 'ORDER_STAGES', 'ORDERS_LEDGER'],
      timeZone,
    },
  });
  answer(SellerSelfDocument, {
    seller: { __typename: 'Seller', me: { __typename: 'SellerSelf', id, name: 'Pat', role, mustChangePassword } },
  });
}

const answerTeam = (team: Team_memberFragment[]) => answer(TeamDocument, { seller: { __typename: 'Seller', team } });

test('an owner adds a person, sees the one-time password once, and keeps what is typed after a refusal', async () => {
  logInAs('OWNER');
  answerTeam([first]);
  const payload = { __typename: 'AddTeamMemberPayload' as const, member: null, oneTimePassword: null };
  answer(AddTeamMemberDocument, {
    addTeamMember: {
      ...payload,
      success: false,
      message: 'A member of the team has this email already. Please use another one.',
      errors: [{ __typename: 'UserError', code: 'TAKEN', field: ['email'], message: 'A member has this email.' }],
    },
  });
  const { user } = renderApp('/seller/team');
  await pasteInto(user, await screen.findByRole('textbox', { name: 'Name' }), 'Pat');
  await pasteInto(user, screen.getByRole('textbox', { name: 'Email' }), 'pat@example.com');
  const role = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Role' });
  expect(role.value).toBe('PACKER');
  await user.selectOptions(role, 'MANAGER');
  await user.click(screen.getByRole('button', { name: 'Add to the team' }));
  expect(await screen.findByText('A member has this email.')).toBeTruthy();
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveProperty('value', 'Pat');

  const sent = answer(AddTeamMemberDocument, {
    addTeamMember: {
      ...payload,
      success: true,
      message: 'Added to the team.',
      errors: [],
      member: pat,
      oneTimePassword: 'abc123XYZ',
    },
  });
  answerTeam([first, pat]);
  await user.click(screen.getByRole('button', { name: 'Add to the team' }));
  expect(await screen.findByText('abc123XYZ')).toBeTruthy();
  expect(sent[0]?.input).toEqual({
    name: 'Pat',
    email: 'pat@example.com',
    role: 'MANAGER',
    idempotencyKey: expect.any(String),
  });
  // The next person has often the same role.
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Name' })).toHaveProperty('value', ''));
  expect(role.value).toBe('MANAGER');
  expect(await screen.findByText('Has not logged in yet.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Hide the password' }));
  expect(screen.queryByText('abc123XYZ')).toBeNull();

  // The next change hides it too: it was the password of another person.
  await pasteInto(user, screen.getByRole('textbox', { name: 'Name' }), 'Kim');
  await pasteInto(user, screen.getByRole('textbox', { name: 'Email' }), 'kim@example.com');
  await user.click(screen.getByRole('button', { name: 'Add to the team' }));
  expect(await screen.findByText('abc123XYZ')).toBeTruthy();
  answer(UpdateTeamMemberDocument, {
    updateTeamMember: { ...updated, member: { ...pat, role: 'MANAGER' } },
  });
  await user.selectOptions(screen.getByRole('combobox', { name: 'Role of Pat' }), 'MANAGER');
  await waitFor(() => expect(screen.queryByText('abc123XYZ')).toBeNull());
});

test('a change refused because the login has expired brings the login form, and what is typed stays over the login', async () => {
  logInAs('OWNER');
  answerTeam([first]);
  answer(AddTeamMemberDocument, {
    addTeamMember: {
      __typename: 'AddTeamMemberPayload',
      success: false,
      message: 'Please log in.',
      errors: [{ __typename: 'UserError', code: 'NOT_LOGGED_IN', field: null, message: 'Please log in.' }],
      member: null,
      oneTimePassword: null,
    },
  });
  const { user } = renderApp('/seller/team');
  await pasteInto(user, await screen.findByRole('textbox', { name: 'Name' }), 'Kim');
  await pasteInto(user, screen.getByRole('textbox', { name: 'Email' }), 'kim@example.com');
  answer(SellerSessionDocument, { seller: null });
  await user.click(screen.getByRole('button', { name: 'Add to the team' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Seller Login' })).toBeTruthy();

  logInAs('OWNER');
  answer(SellerLoginDocument, {
    sellerLogin: { __typename: 'SellerLoginPayload', success: true, message: 'Logged in', errors: [] },
  });
  await pasteInto(user, screen.getByRole('textbox', { name: 'Email' }), 'o@x.io');
  await pasteInto(user, screen.getByLabelText('Password'), 'a long password');
  await user.click(screen.getByRole('button', { name: 'Login' }));
  expect(await screen.findByDisplayValue('Kim')).toBeTruthy();
  expect(screen.getByDisplayValue('kim@example.com')).toBeTruthy();
});

test('an owner changes a role and deactivates a person, but not the first owner', async () => {
  logInAs('OWNER');
  answerTeam([first, pat]);
  const sent = answer(UpdateTeamMemberDocument, {
    updateTeamMember: {
      __typename: 'UpdateTeamMemberPayload',
      success: true,
      message: 'Team saved.',
      errors: [],
      member: { ...pat, isActive: false },
      oneTimePassword: null,
    },
  });
  const { user } = renderApp('/seller/team');
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Role of Pat' }), 'MANAGER');
  await waitFor(() => expect(sent).toHaveLength(1));
  await user.click(await screen.findByRole('button', { name: 'Deactivate Pat' }));
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent.map(({ input }) => input)).toEqual([
    { id: 'm1', role: 'MANAGER' },
    { id: 'm1', isActive: false },
  ]);
  expect(screen.queryByRole('button', { name: 'Deactivate First owner' })).toBeNull();
});

test('each person has the marks of the account, and only other people have buttons', async () => {
  logInAs('OWNER');
  const people = [
    first,
    pat,
    { ...pat, id: 'm2', name: 'Kim', mustChangePassword: false },
    { ...pat, id: 'm3', name: 'Lou', isActive: false },
  ];
  answerTeam(people);
  renderApp('/seller/team');
  const rows = within(await screen.findByRole('list', { name: 'Members of the team' })).getAllByRole('listitem');
  const marks = ['This login is in the settings of the store.', 'Has not logged in yet.', 'Deactivated', 'Owner'];
  expect(
    rows.map((each) => [
      ...marks.filter((text) => within(each).queryByText(text, { selector: 'span' })),
      ...within(each)
        .queryAllByRole('button')
        .map((button) => button.getAttribute('aria-label')),
    ]),
  ).toEqual([
    ['This login is in the settings of the store.', 'Owner'],
    ['Has not logged in yet.', 'New password for Pat', 'Deactivate Pat'],
    ['New password for Kim', 'Deactivate Kim'],
    ['Deactivated', 'New password for Lou', 'Activate Lou'],
  ]);
});

test.each([
  ['Pacific/Kiritimati', '2026-03-01T10:00:00.000Z', '2026-03-02T10:00:00.000Z'],
  ['Pacific/Honolulu', '2026-03-02T10:00:00.000Z', '2026-03-03T10:00:00.000Z'],
])('the changes of a day are those of the day in %s', async (timeZone, since, until) => {
  logInAs('OWNER', 'owner', false, timeZone);
  answerTeam([first]);
  const sent = answer(ShopChangesDocument, {
    seller: {
      __typename: 'Seller',
      shopChanges: {
        __typename: 'ShopChangeConnection',
        nodes: [],
        pageInfo: { __typename: 'PageInfo', endCursor: null, hasNextPage: false },
      },
    },
  });
  renderApp('/seller/changes');
  fireEvent.change(await screen.findByLabelText('Day'), { target: { value: '2026-03-02' } });
  await waitFor(() => expect(sent.at(-1)?.filter).toEqual({ since, until }));
});

test('the changes are shown with fields before and after, and can be filtered', async () => {
  logInAs('OWNER');
  answerTeam([first, pat]);
  const sent = answer(ShopChangesDocument, {
    seller: {
      __typename: 'Seller',
      shopChanges: {
        __typename: 'ShopChangeConnection',
        nodes: [
          {
            __typename: 'ShopChange',
            id: '1.a',
            action: 'PRODUCT_CHANGED',
            actorName: 'Pat',
            at: '2026-03-01T12:00:00.000Z',
            subjectId: 'p1',
            subjectName: 'Kiwi',
            times: 1,
            fields: [
              { __typename: 'ChangedField', name: 'price', before: '6.34', after: '6.99' },
              { __typename: 'ChangedField', name: 'logo', before: '0210f12b', after: '1210f12b' },
              { __typename: 'ChangedField', name: 'mail', before: null, after: 'ORDER_REFUNDED' },
              { __typename: 'ChangedField', name: 'category', before: 'Grains', after: 'Cheese' },
              { __typename: 'ChangedField', name: 'weight', before: null, after: '' },
              { __typename: 'ChangedField', name: 'closedDays', before: null, after: '["2026-12-25"]' },
              {
                __typename: 'ChangedField',
                name: 'socialLinks',
                before: '[]',
                after: '[{"label":"Mastodon","url":"https://fern.example"}]',
              },
              {
                __typename: 'ChangedField',
                name: 'windows',
                before: null,
                after: '[{"weekday":1,"start":"09:00"},{"weekday":2,"sta …',
              },
              {
                __typename: 'ChangedField',
                name: 'areas',
                before: '[]',
                after: '[{"name":"Mitte","postalCodes":["10115"],"feeCents":390}]',
              },
              { __typename: 'ChangedField', name: 'stage', before: 'PICKING', after: 'OUT' },
              {
                __typename: 'ChangedField',
                name: 'openContact',
                before: '{"email":"a@fern.example","phone":"1"}',
                after: '{"email":"b@fern.example","phone":"1"}',
              },
            ],
          },
        ],
        pageInfo: { __typename: 'PageInfo', endCursor: '1.a', hasNextPage: true },
      },
    },
  });
  const { user } = renderApp('/seller/changes');
  const list = within(await screen.findByRole('list', { name: 'Changes, newest first' }));
  expect(await list.findByText('Product changed: Kiwi')).toBeTruthy();
  expect(list.getByText('$6.34').tagName).toBe('DEL');
  expect(list.getByText('$6.99').tagName).toBe('INS');
  expect(list.getByText(/^Stage:/).parentElement?.textContent).toBe('Stage: Being Packed → Out For Delivery');
  expect(list.getByText(/^Open contact, email:/).parentElement?.textContent).toBe(
    'Open contact, email: a@fern.example → b@fern.example',
  );
  expect(list.getByText(/^Logo:/).parentElement?.textContent).toBe('Logo: the picture before → a new picture');
  expect(list.getByText(/^Mail:/).parentElement?.textContent).toBe('Mail: Refund');
  expect(list.getByText(/^Category:/).parentElement?.textContent).toBe('Category: Grains & Cereals → Cheese');
  expect(list.getByText(/^Social links:/).parentElement?.textContent).toBe(
    'Social links: (empty) → Mastodon, https://fern.example',
  );
  expect(list.getByText(/^Areas:/).parentElement?.textContent).toBe(
    'Areas: (empty) → Mitte, postal codes 10115, fee $3.90',
  );
  expect(list.getByText(/^Closed days:/).parentElement?.textContent).toBe('Closed days: Dec 25, 2026');
  expect(list.getByText(/^Windows:/).parentElement?.textContent).toBe('Windows: Mon, start 09:00; …');
  expect(list.queryByText(/^Weight:/)).toBeNull();
  expect(list.queryByText(/phone/)).toBeNull();
  expect(screen.getByRole('button', { name: 'Newer' })).toHaveProperty('disabled', true);
  await user.click(screen.getByRole('button', { name: 'Older' }));
  await waitFor(() => expect(sent.at(-1)).toMatchObject({ after: '1.a' }));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Who' }), 'Pat');
  await waitFor(() => expect(sent.at(-1)).toMatchObject({ after: null, filter: { actorId: 'm1' } }));
});

test('the pages of the changes are turned one by one, and one that fails is asked for again', async () => {
  logInAs('OWNER');
  answerTeam([first]);
  answerWithError(ShopChangesDocument, 'The shop could not be reached.', 'STORE_UNREACHABLE');
  const { user } = renderApp('/seller/changes');
  const again = await screen.findByRole('button', { name: 'Try again' });
  const sent = answer(ShopChangesDocument, ({ after }) => ({
    seller: {
      __typename: 'Seller' as const,
      shopChanges: {
        __typename: 'ShopChangeConnection' as const,
        nodes: [],
        pageInfo: { __typename: 'PageInfo' as const, endCursor: `${after ?? ''}x`, hasNextPage: true },
      },
    },
  }));
  await user.click(again);
  const turn = async (name: string, after: string | null) => {
    await user.click(await screen.findByRole('button', { name }));
    await waitFor(() => expect(sent.at(-1)?.after).toBe(after));
  };
  await turn('Older', 'x');
  await turn('Older', 'xx');
  await turn('Newer', 'x');
  await turn('Newer', null);
});

test.each([
  ['ORDERS_EXPORTED', 1, null, 'Orders', 'Downloaded the list of orders'],
  ['PRODUCTS_EXPORTED', 2, null, 'Products', 'Downloaded the list of products 2 times'],
  ['SUBSCRIBERS_EXPORTED', 1, null, 'Subscribers', 'Downloaded the list of subscribers'],
  ['SUBSCRIBERS_READ', 3, null, 'Subscribers', 'Read the list of subscribers 3 times'],
  ['ACCOUNT_EXPORTED', 1, null, 'Account', 'Downloaded the data of their account'],
  ['LOGIN_FAILED', 1, 'm1', 'Pat', '1 failed login with the email of Pat'],
  ['LOGIN_FAILED', 3, 'm1', 'Pat', '3 failed logins with the email of Pat'],
  ['LOGIN_FAILED', 3, null, 'Unknown email', '3 failed logins with an unknown email'],
])('the changes show %s, %i times, as a sentence', async (action, times, subjectId, subjectName, sentence) => {
  logInAs('OWNER');
  answerTeam([first, pat]);
  const sent = answer(ShopChangesDocument, {
    seller: {
      __typename: 'Seller',
      shopChanges: {
        __typename: 'ShopChangeConnection',
        nodes: [
          {
            __typename: 'ShopChange',
            id: '1.a',
            action,
            actorName: 'Pat',
            at: '2026-03-01T12:00:00.000Z',
            subjectId,
            subjectName,
            times,
            fields: [],
          },
        ],
        pageInfo: { __typename: 'PageInfo', endCursor: '1.a', hasNextPage: false },
      },
    },
  });
  const { user } = renderApp('/seller/changes');
  const list = within(await screen.findByRole('list', { name: 'Changes, newest first' }));
  const entry = within(await list.findByRole('listitem'));
  expect(entry.getByText(sentence)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Older' })).toHaveProperty('disabled', true);
  const who = action === 'LOGIN_FAILED' ? '' : 'Pat, ';
  expect(entry.getByText(/2026/).textContent).toBe(`${who}${times > 1 ? 'last on ' : ''}Mar 1, 2026, 12:00 PM`);
  await user.selectOptions(screen.getByRole('combobox', { name: 'What' }), 'Downloads and lists');
  await waitFor(() => expect(sent.at(-1)).toMatchObject({ filter: { subjectKind: 'EXPORT' } }));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Who' }), 'Somebody unknown');
  await waitFor(() => expect(sent.at(-1)).toMatchObject({ filter: { actorId: 'UNKNOWN', subjectKind: 'EXPORT' } }));
});

test('a packer lands on the orders, and sees no sums, no other menu entries and no other pages', async () => {
  logInAs('PACKER', 'm1');
  const sent = answer(SellerOrdersDocument, {
    seller: {
      __typename: 'Seller',
      page: {
        __typename: 'OrderConnection',
        nodes: [],
        pageInfo: { __typename: 'PageInfo', endCursor: null, hasNextPage: false },
      },
    },
  });
  renderApp('/seller');
  expect(await screen.findByRole('heading', { name: 'No orders to pack' })).toBeTruthy();
  expect(screen.getByText('New orders appear here as soon as shoppers place them.')).toBeTruthy();
  expect(sent[0]).toMatchObject({ sums: false });
  const menu = within(screen.getByRole('navigation', { name: 'Seller' }));
  expect(menu.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Orders']);
  expect(screen.queryByRole('link', { name: 'Check the product list' })).toBeNull();
});

test.each([
  ['PACKER', '/seller/today', 'Only owners and managers can open it. You are a packer.', ['Orders']],
  ['PACKER', '/seller/product-list', 'Only owners and managers can open it. You are a packer.', ['Orders']],
  [
    'MANAGER',
    '/seller/team',
    'Only owners can open it. You are a manager.',
    ['Today', 'Orders', 'Product List', 'Add Product', 'Shop'],
  ],
] as const)(
  'a %s reads at %s that the page is for others, and which pages are there',
  async (role, path, text, pages) => {
    logInAs(role, 'm1');
    renderApp(path);
    expect(await screen.findByRole('heading', { name: 'This page is not for your role' })).toBeTruthy();
    expect(screen.getByText(text)).toBeTruthy();
    const links = within(screen.getByRole('navigation', { name: 'Your pages' })).getAllByRole('link');
    expect(links.map(({ textContent }) => textContent)).toEqual(pages);
  },
);

test('with a one-time password, only the page for a new password is shown', async () => {
  logInAs('MANAGER', 'm1', true);
  const sent = answer(ChangeSellerPasswordDocument, {
    changeSellerPassword: {
      __typename: 'ChangeSellerPasswordPayload',
      success: false,
      message: 'This password is easy to guess.',
      errors: [
        {
          __typename: 'UserError',
          code: 'INVALID',
          field: ['newPassword'],
          message: 'This password is easy to guess.',
        },
      ],
    },
  });
  const { user } = renderApp('/seller/today');
  expect(await screen.findByRole('heading', { name: 'Choose a password' })).toBeTruthy();
  expect(within(screen.getByRole('navigation', { name: 'Seller' })).queryAllByRole('link')).toEqual([]);
  await pasteInto(user, screen.getByLabelText('One-time password'), 'abc');
  await pasteInto(user, screen.getByLabelText('New password'), 'password');
  await user.click(screen.getByRole('button', { name: 'Save password' }));
  await waitFor(() => expect(sent).toEqual([{ input: { password: 'abc', newPassword: 'password' } }]));
  expect(screen.getByLabelText('New password')).toHaveProperty('value', 'password');
});

test('a member’s new password that is too short is not sent; a good one opens the seller’s area', async () => {
  logInAs('MANAGER', 'm1');
  const sent = answer(ChangeSellerPasswordDocument, {
    changeSellerPassword: {
      __typename: 'ChangeSellerPasswordPayload',
      success: true,
      message: 'Password changed.',
      errors: [],
    },
  });
  const { user, address } = renderApp('/seller/password');
  await pasteInto(user, await screen.findByLabelText('Present password'), 'old password');
  const newPassword = screen.getByLabelText('New password');
  await pasteInto(user, newPassword, 'short');
  await user.click(screen.getByRole('button', { name: 'Save password' }));
  expect(await screen.findByText('Choose a password of 8 characters or more')).toBeTruthy();
  expect(sent).toEqual([]);
  await user.type(newPassword, ' but longer');
  await user.click(screen.getByRole('button', { name: 'Save password' }));
  await waitFor(() => expect(address()).toBe('/seller'));
  expect(sent).toEqual([{ input: { password: 'old password', newPassword: 'short but longer' } }]);
});
