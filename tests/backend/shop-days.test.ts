import { beforeEach, describe, expect, test } from 'vitest';
import { shopChecks } from '#backend/features/shop/status/shop-checks.ts';
import { absentPostgres, backendForTests } from '#tests/support/open-backend.ts';
import type { StoreClient } from '#tests/support/store-client.ts';
import { addProduct, saveAddress } from '#tests/support/store-records.ts';

let now = 0;
const backend = backendForTests({}, () => now);
let seller: StoreClient;

async function chooseZone(timeZone: string): Promise<void> {
  const form = new FormData();
  form.append('storeData', JSON.stringify({ timeZone }));
  await seller.send('/api/store/update', { method: 'POST', body: form });
}

async function savePlan(fields: object) {
  const { plan } = (await seller.get('/api/delivery/plan')).body;
  const late = {
    kind: 'DELIVERY',
    start: '22:45',
    end: '23:45',
    capacity: 2,
    cutOffTime: '22:45',
    cutOffDaysBefore: 0,
  };
  const windows = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ ...late, weekday }));
  const wanted = { ifVersion: plan.version, daysAhead: 3, closedDays: [], areas: [], windows, ...fields };
  return (await seller.post('/api/delivery/plan/save', wanted)).body;
}

const slots = async () => (await backend.visitor().get('/api/delivery/slots')).body.slots;

/** Moments at which the shop's date is another one than that of UTC: the shop's zone, the date before, and what the shop's clock shows. */
describe.each([
  // The clocks have gone forward on this day.
  ['America/New_York', '2026-03-09T02:30Z', '2026-03-07', '2026-03-08', 'Sunday 8 March', 'Mar 8, 2026, 10:30 PM'],
  // They have gone back on this day.
  ['America/New_York', '2026-11-02T03:30Z', '2026-10-31', '2026-11-01', 'Sunday 1 November', 'Nov 1, 2026, 10:30 PM'],
  ['Asia/Tokyo', '2026-12-08T20:00Z', '2026-12-08', '2026-12-09', 'Wednesday 9 December', 'Dec 9, 2026, 5:00 AM'],
])('in %s at %s', (timeZone, moment, yesterday, today, dayInWords, clock) => {
  beforeEach(async () => {
    if (absentPostgres() !== null) return;
    now = Date.parse(moment);
    seller = await backend.seller();
    await chooseZone(timeZone);
  });

  test('today can be closed, and yesterday is over', async () => {
    expect(await savePlan({ closedDays: [yesterday] })).toMatchObject({
      success: false,
      message: `The closed day ${yesterday} is over. Please remove it.`,
    });
    expect(await savePlan({ closedDays: [today] })).toMatchObject({ success: true, plan: { closedDays: [today] } });
    expect(await slots()).toMatchObject([{ closedBecause: 'CLOSED_DAY' }, { closedBecause: null }, {}]);
  });

  test('a closed day of yesterday falls away with the next change of the plan', async () => {
    now -= 86_400_000;
    seller = await backend.seller();
    expect(await savePlan({ closedDays: [yesterday] })).toMatchObject({ plan: { closedDays: [yesterday] } });
    now += 86_400_000;
    seller = await backend.seller();
    expect(await savePlan({ closedDays: [yesterday] })).toMatchObject({ success: true, plan: { closedDays: [] } });
  });

  test('the refusal of an order names the time by the clock of the shop', async () => {
    await savePlan({});
    const product = await addProduct(seller);
    const [{ id: slotId }] = await slots();
    const order = async () => {
      const client = await backend.shopper();
      const items = [{ product, quantity: 1 }];
      return (await client.post('/api/order/stripe', { items, address: await saveAddress(client), slotId })).body;
    };
    expect(await order()).toMatchObject({ success: true });
    const { message } = await order();
    expect(message).toContain(`places of the time ${dayInWords}, 22:45–23:45, and the rest`);
  });

  test('the state of the shop has its moments by the clock of the shop', async () => {
    const { config, database } = backend.context;
    const readers = {
      certificateOf: () => Promise.resolve({ endsAt: now, isTrusted: true }),
      diskOf: () => Promise.resolve({ bavail: 50, blocks: 100, bsize: 1e9 }),
      owedRefundsOf: () => Promise.resolve([]),
    };
    const secure = { ...config, shopUrl: 'https://shop.example' };
    const checks = await shopChecks({ config: secure, database, now, readers });
    const note = checks.find(({ id }) => id === 'CERTIFICATE')?.note ?? '';
    expect(note.replaceAll('\u202F', ' ')).toContain(clock);
  });

  test('a file of products for spreadsheets has the day in the shop on which food facts were checked', async () => {
    const id = await addProduct(seller, { name: `Oats of ${today}` });
    await seller.post('/api/product/food/update', { id, facts: { allergens: [] }, checked: true });
    const rowIn = async (dialect: string) => {
      const { text } = await seller.get(`/api/product/export?dialect=${dialect}`);
      return text.split('\r\n').find((row) => row.startsWith(id));
    };
    expect(await rowIn('local')).toMatch(new RegExp(`,${today}$`));
    // Programs get the day of UTC, whatever the shop.
    expect(await rowIn('plain')).toMatch(new RegExp(`,${moment.slice(0, 10)}$`));
    const form = new FormData();
    form.append('file', new Blob([`id,ingredients\n${id},Oats\n`]), 'products.csv');
    const { body } = await seller.send('/api/product/import/preview', { method: 'POST', body: form });
    expect(body.rows[0].changes).toContainEqual({ field: 'foodChecked', was: today, becomes: '' });
  });
});
