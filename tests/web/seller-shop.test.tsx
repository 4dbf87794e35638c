import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { SellerSessionDocument, SellerShopFactsDocument, type StoreFeature } from '#web/__generated__/seller-shell.ts';
import {
  GuestOrdersDocument,
  SaveBannerDocument,
  SellerShopDocument,
  ShopBannerDocument,
  ResendMailDocument,
  SellerMailsDocument,
  SubscribersDocument,
  UpdateShopDocument,
  type Banner_storeFragment,
  type Mails_mailFragment,
} from '#web/__generated__/seller-shop.ts';
import { subscribersCsv } from '#web/features/seller/shop/subscribers-csv.ts';
import { setFormats } from '#web/shared/lib/format/money.ts';
import { answer, answerWithError } from '#tests/support/web/gateway-stand-in.ts';
import { findToast, pasteInto, renderApp } from '#tests/support/web/render-app.tsx';
import { aShop } from '#tests/support/web/a-shop.ts';
import { errorsOf } from '#tests/support/web/shop-factories.ts';

const features: StoreFeature[] = ['STORE_SETTINGS', 'NEWSLETTER_LIST'];

beforeEach(() => {
  localStorage.clear();
  answer(SellerSessionDocument, { seller: { __typename: 'Seller' } });
  answer(SellerShopFactsDocument, { store: { __typename: 'Store', features, timeZone: null } });
  answer(SellerShopDocument, { store: aShop() });
  answer(SubscribersDocument, {
    seller: {
      __typename: 'Seller',
      subscribers: {
        __typename: 'SubscriberConnection',
        totalCount: 1,
        waitingCount: 0,
        nodes: [
          {
            __typename: 'Subscriber',
            email: 'ada@example.com',
            subscribedAt: '2026-03-01T12:00:00.000Z',
            confirmedAt: null,
            unsubscribeUrl: 'https://shop.example/newsletter/unsubscribe?token=a.b',
          },
        ],
        pageInfo: { __typename: 'PageInfo', endCursor: 'ada@example.com', hasNextPage: false },
      },
    },
  });
});

const field = (name: string) => screen.findByRole('textbox', { name });
/** Goes to another page about the shop. */
const openSection = async (user: ReturnType<typeof renderApp>['user'], name: string) =>
  await user.click(within(screen.getByRole('navigation', { name: 'Shop' })).getByRole('link', { name }));
const save = () => screen.getByRole('button', { name: 'Save the shop' });

test('the seller changes facts and a page, sees them in the preview, and only the changes are sent', async () => {
  const sent = answer(UpdateShopDocument, {
    updateStore: {
      __typename: 'UpdateStorePayload' as const,
      success: true,
      message: 'Shop saved.',
      errors: [],
      store: aShop({ version: 4, openingHours: 'Mo–Fr 8–18' }),
    },
  });
  const { user } = renderApp('/seller/shop');
  await pasteInto(user, await field('Opening hours'), 'Mo–Fr 8–18');
  await pasteInto(user, await field('Links to other sites'), 'Mastodon https://social.example/@fern');
  await openSection(user, 'Pages');
  await pasteInto(user, await field('Imprint'), 'Fern GmbH');
  expect(screen.getByText('Not saved yet, on another page: Opening hours, Links to other sites.')).toBeTruthy();
  await openSection(user, 'Facts');
  const preview = within(await screen.findByRole('region', { name: 'Preview' }));
  expect(preview.getByText('Mo–Fr 8–18')).toBeTruthy();
  expect(preview.getByText('Imprint')).toBeTruthy();
  await user.click(save());
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]?.input).toEqual({
    ifVersion: 3,
    openingHours: 'Mo–Fr 8–18',
    socialLinks: [{ label: 'Mastodon', url: 'https://social.example/@fern' }],
    pages: [{ slug: 'imprint', text: 'Fern GmbH' }],
  });
});

function aBanner(over: Partial<NonNullable<Banner_storeFragment['banner']>> = {}, version = 3): Banner_storeFragment {
  const banner = { from: null, heading: null, isShown: false, picture: null, text: null, until: null, ...over };
  return { __typename: 'Store', version, banner: { __typename: 'StoreBanner', ...banner } };
}

test('the seller writes the banner, reads which day is refused, and sends a photograph', async () => {
  answer(SellerShopFactsDocument, {
    store: { __typename: 'Store', features: [...features, 'STORE_BANNER'], timeZone: null },
  });
  answer(ShopBannerDocument, { store: aBanner() });
  const message = 'The last day of the banner must not be before its first day.';
  const errors = [{ ...errorsOf('INVALID')[0]!, field: ['banner', 'until'], message }];
  const refused = { __typename: 'UpdateStorePayload' as const, success: false, message, errors, store: aBanner() };
  const sent = answer(SaveBannerDocument, { updateStore: refused });
  const { user } = renderApp('/seller/shop/banner');

  await pasteInto(user, await field('Heading'), 'Asparagus is here');
  fireEvent.change(screen.getByLabelText('Last day'), { target: { value: '2026-12-24' } });
  expect(screen.getByText('Shoppers do not see this banner now.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Save banner' }));
  await waitFor(() => expect(screen.getByLabelText('Last day').getAttribute('aria-invalid') ?? '').toBe('true'));
  expect(sent[0]?.input).toEqual({
    ifVersion: 3,
    banner: { heading: 'Asparagus is here', text: '', from: '', until: '2026-12-24' },
  });

  const picture = { __typename: 'Image' as const, url: '/images/a-640.webp' };
  const pictures = answer(SaveBannerDocument, {
    updateStore: { ...refused, success: true, errors: [], store: aBanner({ isShown: true, picture }) },
  });
  await user.upload(screen.getByLabelText(/^Photograph/), new File(['x'], 'field.jpg', { type: 'image/jpeg' }));
  expect(await screen.findByRole('img', { name: 'Photograph' })).toBeTruthy();
  expect(screen.getByText('Shoppers see this banner now.')).toBeTruthy();
  expect((await field('Heading')).getAttribute('value')).toBe('Asparagus is here');
  // The file is a part of its own.
  expect(pictures).toEqual([{ input: { bannerPicture: null } }]);

  const removed = answer(SaveBannerDocument, {
    updateStore: { ...refused, success: true, errors: [], store: aBanner() },
  });
  await user.click(screen.getByRole('button', { name: 'Remove the photograph' }));
  await waitFor(() => expect(screen.queryByRole('img', { name: 'Photograph' })).toBeNull());
  expect(removed).toEqual([{ input: { removeBannerPicture: true } }]);
});

test('a banner that was changed elsewhere is not saved over before the seller has chosen', async () => {
  answer(SellerShopFactsDocument, {
    store: { __typename: 'Store', features: [...features, 'STORE_BANNER'], timeZone: null },
  });
  answer(ShopBannerDocument, { store: aBanner() });
  const message = 'The shop was changed elsewhere.';
  const errors = [{ ...errorsOf('CHANGED_SINCE')[0]!, field: null, message }];
  answer(SaveBannerDocument, () => {
    const newer = aBanner({ heading: 'Peas are here' }, 4);
    answer(ShopBannerDocument, { store: newer });
    return {
      updateStore: { __typename: 'UpdateStorePayload' as const, success: false, message, errors, store: newer },
    };
  });
  const { user } = renderApp('/seller/shop/banner');
  await pasteInto(user, await field('Heading'), 'Asparagus is here');
  const button = () => screen.getByRole('button', { name: 'Save banner' });
  await user.click(button());
  const keep = await screen.findByRole('button', { name: 'Keep what I typed' });
  expect(button()).toHaveProperty('disabled', true);
  await user.click(keep);
  expect(button()).toHaveProperty('disabled', false);
});

test('the seller writes reasons to buy, removes one, and reads which one is refused', async () => {
  answer(SellerShopFactsDocument, {
    store: { __typename: 'Store', features: [...features, 'STORE_REASONS'], timeZone: null },
  });
  const message = 'Title of a reason is required.';
  const errors = [{ ...errorsOf('INVALID')[0]!, field: ['reasons', 'list', '1', 'title'], message }];
  const sent = answer(UpdateShopDocument, {
    updateStore: { __typename: 'UpdateStorePayload', success: false, message, errors, store: aShop() },
  });
  const { user } = renderApp('/seller/shop');
  const group = within(await screen.findByRole('group', { name: 'Reasons to buy' }));
  const textbox = (name: string) => group.getByRole<HTMLInputElement>('textbox', { name });
  // What shoppers see until the shop has its own.
  expect(textbox('Heading of the reasons').value).toBe('Why We Are The Best?');
  expect(textbox('Reason 4').value).toBe('Trusted by 10,000+ customers');
  for (const name of ['Reason 2', 'Reason 2, in a sentence', 'Reason 3']) await user.clear(textbox(name));
  await user.click(save());
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]?.input.reasons).toEqual({
    heading: 'Why We Are The Best?',
    list: [
      { title: 'Fastest delivery', text: 'Groceries at your door in under 30 minutes.' },
      { title: '', text: 'Honest everyday prices, with offers in every category.' },
      { title: 'Trusted by 10,000+ customers', text: 'Neighbours who shop with us week after week.' },
    ],
  });
  await waitFor(() => expect(textbox('Reason 3').getAttribute('aria-invalid')).toBe('true'));
});

test('over a store without reasons, the form has none', async () => {
  renderApp('/seller/shop');
  await field('Opening hours');
  expect(screen.queryByRole('group', { name: 'Reasons to buy' })).toBeNull();
});

test.each([
  ['a shop that has the page', true],
  ['a shop whose law knows none', false],
])('the text of the legal guarantee is for %s', async (_which, hasPage) => {
  const page = { __typename: 'StorePage' as const, slug: 'legal-guarantee', text: 'Two years' };
  answer(SellerShopDocument, { store: aShop({ pages: hasPage ? [page] : [] }) });
  renderApp('/seller/shop/pages');
  await field('Imprint');
  expect(screen.queryAllByRole('textbox', { name: 'Legal guarantee' })).toHaveLength(hasPage ? 1 : 0);
});

test('a page is previewed with its lists and links, and counts its characters near the end', async () => {
  const { user } = renderApp('/seller/shop/pages');
  await pasteInto(user, await field('Imprint'), '- Fern GmbH\n- [Terms](/pages/terms)');
  await user.click(screen.getByText('Preview: Imprint', { selector: 'summary' }));
  const preview = within(await screen.findByRole('region', { name: 'Preview: Imprint' }));
  expect(preview.getAllByRole('listitem').map((each) => each.textContent)).toEqual(['Fern GmbH', 'Terms']);
  expect(preview.getByRole('link', { name: 'Terms' }).getAttribute('href')).toBe('/pages/terms');
  expect(screen.queryByText(/of 60,000 characters/)).toBeNull();
  fireEvent.change(await field('Privacy policy'), { target: { value: 'x'.repeat(59_000) } });
  expect(await screen.findByText('59,000 of 60,000 characters')).toBeTruthy();
});

test('typed texts stay after a failed send and a reload', async () => {
  answerWithError(UpdateShopDocument, 'The store cannot be reached.');
  const { user, close } = renderApp('/seller/shop');
  await pasteInto(user, await field('Sentence about taxes'), 'Prices include VAT.');
  await user.click(save());
  expect(await screen.findByText(/The store cannot be reached\./)).toBeTruthy();
  close();
  renderApp('/seller/shop');
  expect(await field('Sentence about taxes')).toHaveProperty('value', 'Prices include VAT.');
});

test('when only another part of the shop has changed, there is nothing to compare, and the save goes through', async () => {
  const sent = answer(UpdateShopDocument, ({ input }) => ({
    updateStore: {
      __typename: 'UpdateStorePayload' as const,
      success: input.ifVersion === 9,
      message: input.ifVersion === 9 ? 'Shop saved.' : 'The shop was changed elsewhere.',
      errors:
        input.ifVersion === 9
          ? []
          : [{ __typename: 'UserError' as const, code: 'CHANGED_SINCE' as const, field: null, message: 'Changed.' }],
      store: aShop({ version: 9 }),
    },
  }));
  const { user } = renderApp('/seller/shop');
  await pasteInto(user, await field('Opening hours'), 'Mo–Fr 8–18');
  await user.click(save());
  await waitFor(() => expect(sent.map(({ input }) => input.ifVersion)).toEqual([3, 9]));
  expect(screen.queryByText(/changed elsewhere/)).toBeNull();
});

test('a refused field shows its message', async () => {
  answer(UpdateShopDocument, {
    updateStore: {
      __typename: 'UpdateStorePayload',
      success: false,
      message: 'Contact email must be an email address.',
      errors: [
        {
          __typename: 'UserError',
          code: 'INVALID',
          field: ['contact', 'email'],
          message: 'Contact email must be an email address.',
        },
      ],
      store: aShop(),
    },
  });
  const { user } = renderApp('/seller/shop');
  const email = await field('Email');
  await pasteInto(user, email, 'nowhere');
  await user.click(save());
  await waitFor(() => expect(email.getAttribute('aria-invalid')).toBe('true'));
});

test('after a change elsewhere, the seller sees the newer text and decides', async () => {
  answer(UpdateShopDocument, {
    updateStore: {
      __typename: 'UpdateStorePayload',
      success: false,
      message: 'The shop was changed elsewhere.',
      errors: [{ __typename: 'UserError', code: 'CHANGED_SINCE', field: null, message: 'Changed.' }],
      store: aShop({ version: 5, name: 'Fig' }),
    },
  });
  const { user } = renderApp('/seller/shop');
  await pasteInto(user, await field('Name'), ' & Sage');
  await user.click(save());
  expect(within(await screen.findByRole('list', { name: 'Newer values' })).getByText(/Fig/)).toBeTruthy();
  expect(await field('Name')).toHaveProperty('value', 'Fern & Sage');
  await user.click(screen.getByRole('button', { name: 'Take the newer shop' }));
  expect(await field('Name')).toHaveProperty('value', 'Fig');
});

test('after a change elsewhere, only fields changed on both sides ask for a choice, and no other newer text is lost', async () => {
  const newer = aShop({ version: 5, name: 'Fig', openingHours: 'Mo–Fr 8–18', taxText: 'Prices include VAT.' });
  const sent = answer(UpdateShopDocument, {
    updateStore: {
      __typename: 'UpdateStorePayload',
      success: false,
      message: 'The shop was changed elsewhere.',
      errors: [{ __typename: 'UserError', code: 'CHANGED_SINCE', field: null, message: 'Changed.' }],
      store: newer,
    },
  });
  const { user, close } = renderApp('/seller/shop');
  await pasteInto(user, await field('Name'), ' & Sage');
  await openSection(user, 'Pages');
  await pasteInto(user, await field('Imprint'), 'Fern GmbH');
  await openSection(user, 'Facts');
  await pasteInto(user, await field('Opening hours'), 'Always');
  await user.click(save());

  const list = within(await screen.findByRole('list', { name: 'Newer values' }));
  expect(list.getAllByRole('listitem')).toHaveLength(2);
  expect(await field('Sentence about taxes')).toHaveProperty('value', 'Prices include VAT.');
  expect(save()).toHaveProperty('disabled', true);

  // A reload asks for the same choice.
  close();
  answer(SellerShopDocument, { store: newer });
  const again = renderApp('/seller/shop');
  await again.user.click(await screen.findByRole('button', { name: 'Take the newer value: Opening hours' }));
  expect(await field('Opening hours')).toHaveProperty('value', 'Mo–Fr 8–18');
  await again.user.click(screen.getByRole('button', { name: 'Keep what I typed' }));
  expect(screen.queryByRole('list', { name: 'Newer values' })).toBeNull();
  await again.user.click(save());
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent.map(({ input }) => input)).toEqual([
    {
      ifVersion: 3,
      name: 'Fern & Sage',
      openingHours: 'Always',
      pages: [{ slug: 'imprint', text: 'Fern GmbH' }],
    },
    { ifVersion: 5, name: 'Fern & Sage', pages: [{ slug: 'imprint', text: 'Fern GmbH' }] },
  ]);
});

test('the file of subscribers is loaded as an export, so that the store can record who has it', async () => {
  const page = (email: string, hasNextPage: boolean) => ({
    seller: {
      __typename: 'Seller' as const,
      subscribers: {
        __typename: 'SubscriberConnection' as const,
        totalCount: 2,
        waitingCount: 0,
        nodes: [
          {
            __typename: 'Subscriber' as const,
            email,
            subscribedAt: null,
            confirmedAt: null,
            unsubscribeUrl: 'https://shop.example',
          },
        ],
        pageInfo: { __typename: 'PageInfo' as const, endCursor: email, hasNextPage },
      },
    },
  });
  const sent = answer(SubscribersDocument, ({ after }) =>
    after == null ? page('ada@example.com', true) : page('bob@example.com', false),
  );
  const saved: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    if (blob instanceof Blob) saved.push(blob);
    return 'blob:subscribers';
  });
  vi.spyOn(URL, 'revokeObjectURL').mockImplementation(() => undefined);
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  const { user } = renderApp('/seller/shop/newsletter');
  const exportButton = () => screen.findByRole('button', { name: 'Export CSV', busy: false });
  await user.click(await exportButton());
  await waitFor(() => expect(saved).toHaveLength(1));
  expect(await saved[0]!.text()).toMatch(/ada@example\.com[^]*bob@example\.com/);
  expect(sent.map(({ after, isExport }) => [after, isExport])).toEqual([
    [null, false],
    [null, true],
    ['ada@example.com', true],
  ]);
  answerWithError(SubscribersDocument, 'The store cannot be reached right now.');
  await user.click(await exportButton());
  await findToast('The store cannot be reached right now.');
  await exportButton();
  expect(saved).toHaveLength(1);
});

test('the seller sees who has subscribed', async () => {
  renderApp('/seller/shop/newsletter');
  expect(await screen.findByText('1 person has subscribed.')).toBeTruthy();
  expect(screen.getByText('ada@example.com')).toBeTruthy();
});

const aMail: Mails_mailFragment = {
  __typename: 'Mail',
  id: 'm1',
  kind: 'ORDER_PLACED',
  orderNumber: '1001',
  recipient: 'ada@example.com',
  state: 'GIVEN_UP',
  tries: 3,
  fault: 'The mail server cannot be reached.',
  createdAt: '2026-03-01T12:00:00.000Z',
};

test('the seller sees which mails could not be sent, and sends one again', async () => {
  answer(SellerShopFactsDocument, { store: { __typename: 'Store', features: [...features, 'MAIL'], timeZone: null } });
  const seen = answer(SellerMailsDocument, {
    seller: {
      __typename: 'Seller',
      mails: {
        __typename: 'MailConnection',
        nodes: [aMail, { ...aMail, id: 'm2', kind: 'PASSWORD_RESET', orderNumber: null, state: 'SENT', fault: null }],
        pageInfo: { __typename: 'PageInfo', endCursor: 'm2', hasNextPage: false },
      },
    },
  });
  const sent = answer(ResendMailDocument, {
    resendMail: {
      __typename: 'ResendMailPayload',
      success: true,
      message: 'The mail is sent again.',
      errors: [],
      mail: { ...aMail, state: 'WAITING', tries: 0, fault: null },
    },
  });
  const { user } = renderApp('/seller/shop/mails');
  const list = within(await screen.findByRole('list', { name: 'Mails' }));
  expect(list.getByText('Not sent after 3 tries. The mail server cannot be reached.')).toBeTruthy();
  // How many tries it took does not matter once a mail is sent.
  expect(list.getByText('Sent')).toBeTruthy();
  await user.click(list.getByRole('button'));
  expect(await list.findByText('Waiting')).toBeTruthy();
  expect(sent).toEqual([{ input: { id: 'm1' } }]);
  await user.selectOptions(screen.getByRole('combobox', { name: 'Show' }), 'Mails that could not be sent');
  await waitFor(() => expect(seen.at(-1)).toEqual({ first: 20, after: null, state: 'GIVEN_UP' }));
});

test('older mails come after those that are shown, and a list without mails says why', async () => {
  answer(SellerShopFactsDocument, { store: { __typename: 'Store', features: [...features, 'MAIL'], timeZone: null } });
  const asked = answer(SellerMailsDocument, ({ after, state }) => {
    const number = after == null ? 2 : 1;
    const pageInfo = { __typename: 'PageInfo' as const, endCursor: `m${number}`, hasNextPage: number > 1 };
    const nodes = state == null ? [{ ...aMail, id: `m${number}`, orderNumber: `100${number}` }] : [];
    return {
      seller: { __typename: 'Seller' as const, mails: { __typename: 'MailConnection' as const, nodes, pageInfo } },
    };
  });
  const { user } = renderApp('/seller/shop/mails');
  await user.click(await screen.findByRole('button', { name: 'Show older mails' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Show older mails' })).toBeNull());
  const list = within(screen.getByRole('list', { name: 'Mails' }));
  expect(list.getAllByRole('listitem').map(({ textContent }) => /100\d/.exec(textContent ?? '')?.[0])).toEqual([
    '1002',
    '1001',
  ]);
  expect(asked.map(({ after }) => after)).toEqual([null, 'm2']);
  await user.selectOptions(screen.getByRole('combobox', { name: 'Show' }), 'WAITING');
  expect(await screen.findByText('There is no such mail.')).toBeTruthy();
});

test('the file of subscribers starts no formula of a spreadsheet', () => {
  const unsubscribeUrl = 'https://shop.example/newsletter/unsubscribe?token=a.b';
  expect(
    subscribersCsv([{ email: '=ada@example.com', subscribedAt: null, confirmedAt: null, unsubscribeUrl }], 'UTC'),
  ).toBe(`\uFEFFemail,subscribed at,unsubscribe link\r\n'=ada@example.com,,${unsubscribeUrl}\r\n`);
});

test('the file of subscribers has the separator of the shop’s spreadsheets, and the shop’s time', () => {
  setFormats('{"locale":"de-DE","currency":"EUR","symbol":"€"}');
  const ada = {
    email: 'ada@example.com',
    subscribedAt: '2026-07-01T22:30:00.000Z',
    confirmedAt: null,
    unsubscribeUrl: 'https://x.example',
  };
  expect(subscribersCsv([ada], 'Europe/Berlin').split('\r\n')[1]).toBe(
    'ada@example.com;02.07.2026 00:30;https://x.example',
  );
  setFormats(undefined);
});

test.each([['=a@x.example'], ['+a@x.example'], ['-a@x.example'], ['@x.example'], [' =a@x.example']])(
  'the file of subscribers has a quotation mark before %j',
  (email) => {
    const [, row] = subscribersCsv([{ email, subscribedAt: null, confirmedAt: null, unsubscribeUrl: '' }], 'UTC').split(
      '\r\n',
    );
    expect(row).toBe(`'${email},,`);
  },
);

test('over a store without these settings, the menu has no such page', async () => {
  answer(SellerShopFactsDocument, { store: { __typename: 'Store', features: [], timeZone: null } });
  renderApp('/seller/orders');
  const menu = await screen.findByRole('navigation', { name: 'Seller' });
  expect(within(menu).queryByRole('link', { name: 'Shop' })).toBeNull();
});

test.each([
  [['MAIL'], /^A mail has a link that shows the order/],
  [[], /^Your shop sends no mails/],
] as const)('with the features %j, the choice of orders without an account says what follows', async (more, hint) => {
  const all = [...features, 'ORDERS_GUESTS' as const, ...more];
  answer(SellerShopFactsDocument, { store: { __typename: 'Store', features: all, timeZone: null } });
  answer(GuestOrdersDocument, { store: { __typename: 'Store', version: 3, guestOrders: 'CONFIRMED' } });
  renderApp('/seller/shop');
  expect(await screen.findByText(hint)).toBeTruthy();
});
