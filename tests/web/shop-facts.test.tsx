import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ShopPageDocument, UnsubscribeDocument } from '#web/__generated__/shop-pages.ts';
import { StoreAnswerDocument } from '#web/__generated__/store-pages.ts';
import { setShop } from '#web/shared/lib/shop/shop.ts';
import { answer, answerWithError } from '#tests/support/web/gateway-stand-in.ts';
import { renderApp } from '#tests/support/web/render-app.tsx';

const facts = {
  name: 'Fern & Fig',
  logo: { url: '/images/logo-320.webp', width: 200, height: 100 },
  contact: { email: 'hello@fern.example', phone: null, address: 'Gartenweg 1\n10115 Berlin' },
  openingHours: 'Mo–Fr 8–18',
  deliveryPromise: 'At your door the same evening.',
  taxText: 'Prices include VAT.',
  socialLinks: [{ label: 'Mastodon', url: 'https://social.example/@fern' }],
  pages: [
    { slug: 'terms', title: 'Terms and conditions' },
    { slug: 'delivery', title: 'Delivery information' },
  ],
};

beforeEach(() => setShop(JSON.stringify(facts)));
afterEach(() => setShop(undefined));

const footer = () => within(screen.getByRole('contentinfo'));
const addressOf = (name: string) => footer().getByRole('link', { name }).getAttribute('href');

test('header and footer show the name, logo, contact, hours, links and pages of the shop', () => {
  renderApp('/');
  const [home] = screen.getAllByRole('link', { name: 'Fern & Fig, home' });
  const logo = home?.querySelector('img');
  expect([logo?.getAttribute('src'), logo?.width, logo?.height]).toEqual(['/images/logo-320.webp', 72, 36]);
  expect(document.title).toBe('Fresh groceries · Fern & Fig');
  expect(footer().getByText(/Mo–Fr 8–18$/)).toBeTruthy();
  expect(footer().getByText(/Gartenweg 1/)).toBeTruthy();
  expect(footer().getByText(/^Fern & Fig, an online grocery store\. Prices include VAT\./)).toBeTruthy();
  expect(addressOf('hello@fern.example')).toBe('mailto:hello@fern.example');
  expect(footer().queryByText('+1 555 010 0199')).toBeNull();
  expect(addressOf('Mastodon')).toBe('https://social.example/@fern');
  expect(addressOf('Terms and conditions')).toBe('/pages/terms');
  expect(addressOf('Delivery information')).toBe('/pages/delivery');
  expect(addressOf('Payment methods')).toBe('/cart');
});

test('the home page shows the delivery promise of the shop, and no other', () => {
  renderApp('/');
  const main = within(screen.getByRole('main'));
  // The promise is in the banner and among the reasons.
  expect(main.getAllByText('At your door the same evening.')).toHaveLength(2);
  expect(main.queryByText(/30 minutes/)).toBeNull();
});

test('over a store without settings, the home page keeps the standard promise', () => {
  setShop(undefined);
  renderApp('/');
  expect(footer().getByText('Greengate, an online grocery store.')).toBeTruthy();
  const main = within(screen.getByRole('main'));
  expect(main.getByText('Delivered in under 30 minutes')).toBeTruthy();
  expect(main.getByText('Groceries at your door in under 30 minutes.')).toBeTruthy();
  expect(document.title).toBe('Fresh groceries in under 30 minutes · Greengate');
});

const shopPage = (text: string) => ({
  store: {
    __typename: 'Store' as const,
    page: { __typename: 'StorePage' as const, slug: 'terms', title: 'Terms and conditions', text, picture: null },
  },
});

test('a page of the shop shows its headings and paragraphs, and no HTML', async () => {
  const asked = answer(ShopPageDocument, shopPage('# Who we are\n\nFern <b>GmbH</b>\nBerlin\n\nBe kind.'));
  renderApp('/pages/terms');
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Terms and conditions');
  const main = within(screen.getByRole('main'));
  expect(main.getByRole('heading', { level: 2 }).textContent).toBe('Who we are');
  expect(main.getAllByRole('paragraph').map((each) => each.textContent)).toEqual([
    'Fern <b>GmbH</b>Berlin',
    'Be kind.',
  ]);
  expect(asked).toEqual([{ slug: 'terms' }]);
  expect(document.title).toBe('Terms and conditions · Fern & Fig');
});

test('a page of the shop shows lists and safe links, and every other link as it was typed', async () => {
  const text = [
    '# One',
    '## Two',
    '- Bread',
    '- [Our terms](/pages/terms) and',
    '  more',
    '',
    '3. Three',
    '4. Four <img src=x onerror=alert(1)>',
    '',
    'See https://example.com/a?b=1. Or (mailto:fern@example.com), [call](tel:+49301).',
    '[bad](javascript:alert(1)) [worse](//evil.example) [data](data:text/html,x) [split](https://good@evil.example)',
  ].join('\n');
  answer(ShopPageDocument, shopPage(text));
  renderApp('/pages/terms');
  const main = within(await screen.findByRole('main'));
  expect((await main.findByRole('heading', { level: 2 })).textContent).toBe('One');
  expect(main.getByRole('heading', { level: 3 }).textContent).toBe('Two');
  const [bullets, numbers] = main.getAllByRole('list');
  expect(
    within(bullets!)
      .getAllByRole('listitem')
      .map((each) => each.textContent),
  ).toEqual(['Bread', 'Our terms and more']);
  expect([numbers!.tagName, numbers!.getAttribute('start')]).toEqual(['OL', '3']);
  const links = main.getAllByRole('link').map((each) => [each.textContent, each.getAttribute('href')]);
  expect(links).toEqual([
    ['Our terms', '/pages/terms'],
    ['https://example.com/a?b=1', 'https://example.com/a?b=1'],
    ['fern@example.com', 'mailto:fern@example.com'],
    ['call', 'tel:+49301'],
  ]);
  expect(main.getByRole('link', { name: /example.com\/a/ }).getAttribute('rel')).toBe('nofollow noopener');
  expect(main.getByText(/\[bad\]\(javascript/).textContent).toContain('[worse](//evil.example)');
  expect(document.querySelector('main img')).toBeNull();
});

test('an address without such a page says so', async () => {
  answer(ShopPageDocument, { store: { __typename: 'Store', page: null } });
  renderApp('/pages/secrets');
  expect(await screen.findByRole('heading', { level: 1, name: 'Page not found' })).toBeTruthy();
});

const reply = (success: boolean, message: string) => ({
  unsubscribe: { __typename: 'UnsubscribePayload' as const, success, message, errors: [] },
});

test('the link of a newsletter ends the subscription after a press, and a failure can be tried again', async () => {
  answer(StoreAnswerDocument, { store: { __typename: 'Store', features: ['NEWSLETTER_LIST'], hasAnswered: true } });
  answerWithError(UnsubscribeDocument, 'The store cannot be reached.');
  const { user } = renderApp('/newsletter/unsubscribe?token=abc.def');
  await user.click(await screen.findByRole('button', { name: 'End the newsletter' }));
  expect(await screen.findByText('The store cannot be reached.')).toBeTruthy();
  const sent = answer(UnsubscribeDocument, reply(true, 'You will get no more newsletters from us.'));
  await user.click(screen.getByRole('button', { name: 'End the newsletter' }));
  expect(await screen.findByText('You will get no more newsletters from us.')).toBeTruthy();
  expect(sent).toEqual([{ input: { token: 'abc.def' } }]);
  expect(screen.queryByRole('button', { name: 'End the newsletter' })).toBeNull();
});
