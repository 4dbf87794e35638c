import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import {
  SaveOriginsDocument,
  SellerProduceDocument,
  type ProduceInput,
  type ProduceRow_produceFragment,
  type SaveOriginsMutation,
} from '#web/__generated__/seller-food.ts';
import { SellerSessionDocument, SellerShopFactsDocument } from '#web/__generated__/seller-shell.ts';
import '#web/features/seller/food/OriginsPage.tsx';
import { countryNames, originOf } from '#web/features/seller/food/countries.ts';
import { answer, answerWithError } from '#tests/support/web/gateway-stand-in.ts';
import { pasteInto, renderApp } from '#tests/support/web/render-app.tsx';

const dayMs = 24 * 3_600_000;
const daysAgo = (days: number) => new Date(Date.now() - days * dayMs).toISOString();

/** What was sent, oldest first. */
let sent: ProduceInput[] = [];

const aRow = (
  id: string,
  name: string,
  over: Partial<ProduceRow_produceFragment> = {},
): ProduceRow_produceFragment => ({
  __typename: 'Produce',
  product: { __typename: 'Product', id, name, inStock: true, image: null },
  origins: [],
  originsAt: null,
  qualityClass: null,
  variety: null,
  usedOrigins: ['MA', 'ES'],
  ...over,
});

function answerSaving(message?: string) {
  answer(SaveOriginsDocument, ({ input }): SaveOriginsMutation => {
    sent.push(...input.products);
    return {
      saveOrigins: {
        __typename: 'SaveOriginsPayload',
        success: message === undefined,
        message: message ?? null,
        errors: [],
      },
    };
  });
}

const rowOf = async (name: string) => within(await screen.findByRole('listitem', { name }));

beforeEach(() => {
  sent = [];
  answer(SellerSessionDocument, { seller: { __typename: 'Seller' } });
  answer(SellerShopFactsDocument, {
    store: { __typename: 'Store', features: ['PRODUCTS_FOOD'], timeZone: 'UTC' },
  });
  const plums = { __typename: 'Product' as const, id: 'plums', name: 'Plums', inStock: false, image: null };
  answer(SellerProduceDocument, {
    store: { __typename: 'Store', originDays: 7 },
    seller: {
      __typename: 'Seller',
      produce: [
        aRow('plums', 'Plums', { product: plums }),
        aRow('carrots', 'Carrots', { origins: ['ES'], originsAt: daysAgo(3), qualityClass: 'I' }),
      ],
    },
  });
  answerSaving();
});

test('one tap states the origin with its time, and an undo brings the old one back', async () => {
  const { user } = renderApp('/seller/origins');
  const carrots = await rowOf('Carrots');
  carrots.getByText('Spain, 3 days ago');
  // What is sold out comes last.
  expect(screen.getAllByRole('listitem', { name: /Plums|Carrots/ })[0]?.getAttribute('aria-label')).toBe('Carrots');
  await user.click(carrots.getByRole('button', { name: 'Carrots: Morocco' }));
  await carrots.findByText('Morocco, today');
  const undo = await carrots.findByRole('button', { name: 'Undo' });
  expect(sent).toMatchObject([{ productId: 'carrots', origins: ['MA'] }]);
  expect(Math.abs(Date.parse(sent[0]?.originsAt ?? '') - Date.now())).toBeLessThan(60_000);
  expect(sent[0]).not.toHaveProperty('qualityClass');

  await user.click(undo);
  await carrots.findByText('Spain, 3 days ago');
  await waitFor(() => expect(carrots.queryByRole('button', { name: 'Undo' })).toBeNull());
  expect(Date.now() - Date.parse(sent[1]?.originsAt ?? '')).toBeGreaterThan(2 * dayMs);
  expect(sent[1]).toMatchObject({ origins: ['ES'] });

  // A product without an origin gets none again.
  const plums = await rowOf('Plums');
  await user.click(plums.getByRole('button', { name: 'Plums: Spain' }));
  await user.click(await plums.findByRole('button', { name: 'Undo' }));
  await plums.findByText(/^not stated · sold out/);
  await waitFor(() => expect(sent.at(-1)).toMatchObject({ productId: 'plums', origins: null }));
});

test('a tap that cannot be saved stays, also after a reload, and says what to do', async () => {
  answerWithError(SaveOriginsDocument, 'The store cannot be reached.');
  const first = renderApp('/seller/origins');
  const row = await rowOf('Carrots');
  await first.user.click(row.getByRole('button', { name: 'Carrots: Morocco' }));
  expect((await row.findByRole('alert')).textContent).toContain('Save it again, or discard it.');
  row.getByText('Morocco, today');
  cleanup();

  answerSaving();
  const { user } = renderApp('/seller/origins');
  const kept = await rowOf('Carrots');
  kept.getByText('Morocco, today');
  await user.click(kept.getByRole('button', { name: 'Save again' }));
  await waitFor(() => expect(kept.queryByRole('alert')).toBeNull());
  expect(sent).toMatchObject([{ productId: 'carrots', origins: ['MA'] }]);
});

test('a refused tap can be discarded', async () => {
  answerSaving('There is no such product.');
  const { user } = renderApp('/seller/origins');
  const row = await rowOf('Carrots');
  await user.click(row.getByRole('button', { name: 'Carrots: Morocco' }));
  await row.findByText(/There is no such product/);
  await user.click(row.getByRole('button', { name: 'Discard' }));
  expect(row.getByText('Spain, 3 days ago')).toBeTruthy();
});

test('another country is found by its name, and class and variety are saved at once', async () => {
  const { user } = renderApp('/seller/origins');
  const row = await rowOf('Carrots');
  await user.click(row.getByRole('button', { name: 'Another country' }));
  const country = row.getByRole('combobox', { name: 'Another country' });
  // Without a text nothing is saved, and the field stays.
  await user.click(country);
  await user.keyboard('{Enter}');
  expect(row.getByRole('combobox', { name: 'Another country' })).toBe(country);
  row.getByText('Spain, 3 days ago');
  await pasteInto(user, country, 'south africa');
  await user.keyboard('{Enter}');
  await row.findByText('South Africa, today');
  await user.selectOptions(row.getByRole('combobox', { name: 'Class' }), 'Extra');
  await pasteInto(user, row.getByRole('textbox', { name: 'Variety' }), 'Nantes');
  await user.keyboard('{Enter}');
  await waitFor(() => expect(sent).toHaveLength(3));
  expect(sent).toMatchObject([{ origins: ['ZA'] }, { qualityClass: 'Extra' }, { variety: 'Nantes' }]);
});

test('the days since an origin are those of the shop, where it is tomorrow already', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-02T11:00:00Z') });
  onTestFinished(() => void vi.useRealTimers());
  answer(SellerShopFactsDocument, {
    store: { __typename: 'Store', features: ['PRODUCTS_FOOD'], timeZone: 'Pacific/Kiritimati' },
  });
  const saidAt = (originsAt: string) => aRow(originsAt, originsAt, { origins: ['ES'], originsAt });
  answer(SellerProduceDocument, {
    store: { __typename: 'Store', originDays: 7 },
    seller: { __typename: 'Seller', produce: [saidAt('2026-03-02T09:00:00Z'), saidAt('2026-03-02T10:00:00Z')] },
  });
  renderApp('/seller/origins');
  expect((await rowOf('2026-03-02T09:00:00Z')).getByText('Spain, yesterday')).toBeTruthy();
  expect((await rowOf('2026-03-02T10:00:00Z')).getByText('Spain, today')).toBeTruthy();
});

test('an origin is pressed only on the day on which it was stated, and old only after the days of the shop', async () => {
  const rows = [0, 3, 7, 8].map((days) =>
    aRow(`d${days}`, `Day ${days}`, { origins: ['ES'], originsAt: daysAgo(days) }),
  );
  answer(SellerProduceDocument, {
    store: { __typename: 'Store', originDays: 7 },
    seller: { __typename: 'Seller', produce: rows },
  });
  renderApp('/seller/origins');
  const seen = [];
  for (const days of [0, 3, 7, 8]) {
    const row = await rowOf(`Day ${days}`);
    const pressed = row.getByRole('button', { name: `Day ${days}: Spain` }).getAttribute('aria-pressed');
    seen.push([pressed, row.getByText(/^Spain, /).hasAttribute('data-old')]);
  }
  expect(seen).toEqual([
    ['true', false],
    ['false', false],
    ['false', false],
    ['false', true],
  ]);
});

test('a second tap that comes before the answer to the first one stays, and is saved after it', async () => {
  const answers: (() => void)[] = [];
  const reply = {
    saveOrigins: { __typename: 'SaveOriginsPayload' as const, success: true, message: null, errors: [] },
  };
  answer(SaveOriginsDocument, async ({ input }): Promise<SaveOriginsMutation> => {
    sent.push(...input.products);
    await new Promise<void>((resolve) => answers.push(resolve));
    return reply;
  });
  const { user } = renderApp('/seller/origins');
  const plums = await rowOf('Plums');
  await user.click(plums.getByRole('button', { name: 'Plums: Spain' }));
  await user.click(plums.getByRole('button', { name: 'Plums: Morocco' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  answers[0]?.();
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(plums.getByText(/^Morocco, today/)).toBeTruthy();
  expect(localStorage.getItem('greengate.origins')).toContain('MA');
  answers[1]?.();
  await waitFor(() => expect(localStorage.getItem('greengate.origins')).toBeNull());
  expect(plums.getByText(/^Morocco, today/)).toBeTruthy();
});

test('a typed country becomes its code, and another text stays', () => {
  expect(countryNames()).toContain('New Zealand');
  expect(['spain', ' ES ', 'EU and non-EU'].map(originOf)).toEqual(['ES', 'ES', 'EU and non-EU']);
});
