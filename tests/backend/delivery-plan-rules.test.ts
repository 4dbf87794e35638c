import { beforeAll, beforeEach, expect, test } from 'vitest';
import { absentPostgres, backendForTests } from '#tests/support/open-backend.ts';
import type { StoreClient } from '#tests/support/store-client.ts';

/** The present moment. In Berlin it is 1 March already. */
const now = Date.parse('2026-02-28T23:30Z');
const backend = backendForTests({}, () => now);
let seller: StoreClient;

const window = {
  kind: 'DELIVERY',
  weekday: 1,
  start: '09:00',
  end: '11:00',
  capacity: 2,
  cutOffTime: '18:00',
  cutOffDaysBefore: 1,
};
const area = { name: 'Mitte', postalCodes: ['101*'], fee: 3.9, freeFrom: 50, minimum: 20 };
const plan = { ifVersion: 0, daysAhead: 7, windows: [], closedDays: [], areas: [] };

beforeAll(async () => {
  if (absentPostgres() !== null) return;
  seller = await backend.seller();
  const form = new FormData();
  form.append('storeData', JSON.stringify({ timeZone: 'Europe/Berlin' }));
  await seller.send('/api/store/update', { method: 'POST', body: form });
});

beforeEach(async () => {
  if (absentPostgres() !== null) return;
  await backend.context.database.query.deleteFrom('shop_facts').where('name', '=', 'delivery-plan').execute();
});

async function save(fields: object) {
  return (await seller.post('/api/delivery/plan/save', { ...plan, ...fields })).body;
}

/** Stores a plan as an older version of the shop could have saved it. */
async function storeOldPlan(fields: object) {
  const old = { windows: [], daysAhead: 7, closedDays: [], areas: [], ...fields, version: 4 };
  await backend.context.database.query
    .insertInto('shop_facts')
    .values({ name: 'delivery-plan', value: JSON.stringify(old) })
    .execute();
}

test('the store accepts a time without its leading zero, and stores and shows it with the zero', async () => {
  const typed = { ...window, start: '9:00', end: ' 9:30 ', cutOffTime: '0:00', cutOffDaysBefore: 0 };
  const windows = [{ ...window, start: '09:00', end: '09:30', cutOffTime: '00:00', cutOffDaysBefore: 0 }];
  expect(await save({ windows: [typed] })).toMatchObject({ success: true, plan: { windows } });
  expect((await seller.get('/api/delivery/plan')).body.plan.windows).toEqual(windows);
});

const mitteWithout = (fields: object) => ({ areas: [{ ...area, ...fields }] });
const notTheSameDay = 'On the same day, the last time to order cannot be later than from.';
const places = 'Places must be a whole number from 1 to 1000. Remove a time that takes no orders.';
const freeFrom = 'Free from cannot be less than the minimum order. Please raise it, or lower the minimum.';

test.each<[string, object, string, string]>([
  ['no time', { windows: [{ ...window, start: '9' }] }, 'windows.0.start', 'From must be a time like 09:30.'],
  ['no hour', { windows: [{ ...window, start: '24:00' }] }, 'windows.0.start', 'From must be a time like 09:30.'],
  ['no minute', { windows: [{ ...window, end: '9:60' }] }, 'windows.0.end', 'To must be a time like 09:30.'],
  [
    'no last time',
    { windows: [{ ...window, cutOffTime: '9.30', cutOffDaysBefore: 0 }] },
    'windows.0.cutOffTime',
    'The last time to order must be a time like 09:30.',
  ],
  [
    'negative days',
    { windows: [{ ...window, cutOffDaysBefore: -1 }] },
    'windows.0.cutOffDaysBefore',
    'The days before must be a whole number from 0 to 14.',
  ],
  ['an end before', { windows: [{ ...window, end: '8:00' }] }, 'windows.0.end', 'To must be later than from.'],
  ['a late cut-off', { windows: [{ ...window, cutOffDaysBefore: 0 }] }, 'windows.0.cutOffTime', notTheSameDay],
  ['no places', { windows: [{ ...window, capacity: 0 }] }, 'windows.0.capacity', places],
  ['half a place', { windows: [{ ...window, capacity: 0.5 }] }, 'windows.0.capacity', places],
  ['free delivery below the minimum', mitteWithout({ freeFrom: 19.99 }), 'areas.0.freeFrom', freeFrom],
  ['free delivery from 0 with a minimum', mitteWithout({ freeFrom: 0 }), 'areas.0.freeFrom', freeFrom],
  [
    'a closed day of yesterday in the shop',
    { closedDays: ['2026-02-28'] },
    'closedDays',
    'The closed day 2026-02-28 is over. Please remove it.',
  ],
  [
    'many closed days that are over',
    { closedDays: ['2026-03-02', '2020-01-05', '2020-01-01', '2020-01-02', '2020-01-03', '2020-01-04'] },
    'closedDays',
    'The closed days 2020-01-01, 2020-01-02, 2020-01-03, and 2 more are over. Please remove them.',
  ],
  [
    'overlapping times',
    { windows: [{ ...window, start: '10:00', end: '12:00' }, window] },
    'windows',
    'The delivery times 09:00–11:00 and 10:00–12:00 overlap on Monday. Please change or remove one of them.',
  ],
  [
    'times of which one is within the other, on three days',
    {
      windows: [1, 3, 5].flatMap((weekday) => [
        { ...window, kind: 'PICKUP', weekday, start: '8:00', end: '18:00' },
        { ...window, kind: 'PICKUP', weekday },
      ]),
    },
    'windows',
    'The collection times 08:00–18:00 and 09:00–11:00 overlap on Monday, Wednesday, and Friday. Please change or remove one of them.',
  ],
  [
    'the same time twice',
    { windows: [window, { ...window, start: '9:00', capacity: 5 }] },
    'windows',
    'The delivery time 09:00–11:00 is there twice on Monday. Please remove one, and add its places to the other.',
  ],
])('a plan with %s is refused with one sentence', async (_title, fields, field, message) => {
  expect(await save(fields)).toEqual({
    success: false,
    code: 'INVALID',
    message,
    errors: [{ code: 'INVALID', field, message }],
  });
});

test('times that follow each other, of two kinds or on two days, do not overlap', async () => {
  const windows = [
    window,
    { ...window, start: '11:00', end: '24:00' },
    { ...window, kind: 'PICKUP' },
    { ...window, weekday: 2 },
  ];
  const terms = mitteWithout({ freeFrom: 20 });
  expect(await save({ windows, closedDays: ['2026-03-01'], ...terms })).toMatchObject({ success: true });
});

test('a past closed day in the stored plan blocks no change, and the next change removes it', async () => {
  await storeOldPlan({ closedDays: ['2020-01-01', '2026-12-25'] });
  expect((await seller.get('/api/delivery/plan')).body.plan.closedDays).toEqual(['2020-01-01', '2026-12-25']);
  const closedDays = ['2020-01-01', '2026-12-25'];
  expect(await save({ ifVersion: 4, daysAhead: 9, closedDays: [...closedDays, '2020-01-02'] })).toMatchObject({
    success: false,
    message: 'The closed day 2020-01-02 is over. Please remove it.',
  });
  expect(await save({ ifVersion: 4, daysAhead: 9, closedDays })).toMatchObject({
    success: true,
    plan: { version: 5, daysAhead: 9, closedDays: ['2026-12-25'] },
  });
  expect(await save({ ifVersion: 4, closedDays })).toMatchObject({ success: false, code: 'CHANGED_SINCE' });
});

test('a stored plan that breaks newer rules can be read, and its times can be ordered', async () => {
  const windows = [window, { ...window, start: '10:00', end: '12:00' }, { ...window, weekday: 2, capacity: 0 }];
  const areas = [{ name: 'Mitte', postalCodes: ['101*'], feeCents: 390, freeFromCents: 500, minimumCents: 1500 }];
  await storeOldPlan({ windows, areas });
  expect((await seller.get('/api/delivery/plan')).body).toMatchObject({
    success: true,
    plan: { windows, areas: [{ freeFrom: 5, minimum: 15 }] },
  });
  const { body } = await backend.visitor().get('/api/delivery/slots?postalCode=10115');
  expect(body).toMatchObject({ success: true, isDelivered: true });
  expect(body.slots).toHaveLength(3);
});
