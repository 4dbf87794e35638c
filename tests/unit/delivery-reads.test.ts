import { afterEach, expect, test, vi } from 'vitest';
import { createDeliveryReads } from '#gateway/features/delivery/delivery-reads.ts';

afterEach(() => void vi.restoreAllMocks());

/** Delivery reads of a gateway whose store is asked by `sent`. */
function openReads(answer: () => object = () => ({ success: true, slots: [], isDelivered: true, area: null })) {
  const sent: unknown[] = [];
  const send = async (call: { query?: unknown }) => {
    sent.push(call.query);
    return { status: 200, isOk: true, body: answer(), detail: {}, cookies: [] };
  };
  const now = vi.spyOn(performance, 'now').mockReturnValue(1000);
  return {
    reads: createDeliveryReads({ send } as never),
    sent,
    passMs: (ms: number) => now.mockReturnValue(1000 + ms),
  };
}

test('free places are shared for two seconds, and then asked again', async () => {
  const { reads, sent, passMs } = openReads();
  await Promise.all([reads.read('97477'), reads.read('97477')]);
  passMs(1900);
  await reads.read('97477');
  expect(sent).toHaveLength(1);
  passMs(2100);
  await reads.read('97477');
  expect(sent).toHaveLength(2);
});

test('each postal code is asked for itself, without regard to case and spaces', async () => {
  const { reads, sent } = openReads();
  for (const code of ['sw1a 1aa', 'SW1A1AA', ' ', '10115']) await reads.read(code);
  expect(sent).toEqual([{ postalCode: 'SW1A1AA' }, {}, { postalCode: '10115' }]);
});

test('after an order, and after a failure, the store is asked again', async () => {
  let isBroken = false;
  const { reads, sent } = openReads(() =>
    isBroken ? { success: true, slots: 'none' } : { success: true, slots: null, isDelivered: true, area: null },
  );
  await reads.read('1');
  reads.forget();
  isBroken = true;
  await expect(reads.read('1')).rejects.toThrow(/store/i);
  isBroken = false;
  expect(await reads.read('1')).toMatchObject({ slots: null });
  expect(sent).toHaveLength(3);
});

const slot = {
  id: 'morning',
  kind: 'DELIVERY',
  start: '2026-11-24T08:00:00.000Z',
  end: '2026-11-24T10:00:00.000Z',
  cutOff: '2026-11-23T17:00:00.000Z',
  placesLeft: 3,
  closedBecause: null,
};
const area = { name: 'Centre', fee: 3.9, freeFrom: null, minimum: 20 };

test('times of both kinds and all reasons are read, with the terms of the area', async () => {
  const slots = [
    slot,
    ...['FULL', 'PAST_CUT_OFF', 'CLOSED_DAY', 'NO_DELIVERY'].map((closedBecause) => ({
      ...slot,
      kind: 'PICKUP',
      closedBecause,
    })),
  ];
  const { reads } = openReads(() => ({ success: true, slots, isDelivered: true, area }));
  expect(await reads.read('1')).toEqual({ slots, isDelivered: true, area });
});

test.each([[{ kind: 'DRONE' }], [{ id: '' }], [{ placesLeft: -1 }], [{ closedBecause: 'RAIN' }], [{ start: 'soon' }]])(
  'a time with %j is no answer of a store',
  async (fields) => {
    const { reads } = openReads(() => ({
      success: true,
      slots: [{ ...slot, ...fields }],
      isDelivered: true,
      area: null,
    }));
    await expect(reads.read('1')).rejects.toThrow(/store/i);
  },
);

test('a refusal of the store is said, and the call is a read without cookies', async () => {
  const { reads } = openReads(() => ({ success: false, message: 'No times today.' }));
  await expect(reads.read('1')).rejects.toThrow('No times today.');
  const sent: object[] = [];
  const rest = {
    send: async (call: object) => {
      sent.push(call);
      return { status: 200, isOk: true, body: { success: true, slots: null, isDelivered: true, area }, cookies: [] };
    },
  };
  await createDeliveryReads(rest as never).read('1');
  expect(sent).toEqual([{ method: 'GET', path: '/api/delivery/slots', kind: 'read', query: { postalCode: '1' } }]);
});

test('a read that fails late does not end the sharing of a newer one', async () => {
  const sent: { resolve: (answer: object) => void; reject: (error: Error) => void }[] = [];
  const send = () => new Promise<object>((resolve, reject) => void sent.push({ resolve, reject }));
  const reads = createDeliveryReads({ send } as never);
  const early = reads.read('1');
  reads.forget();
  const late = [reads.read('1')];
  sent[0]?.reject(new Error('no answer'));
  await expect(early).rejects.toThrow('no answer');
  late.push(reads.read('1'));
  expect(sent).toHaveLength(2);
  const body = { success: true, slots: null, isDelivered: true, area: null };
  sent[1]?.resolve({ status: 200, isOk: true, body });
  expect(await Promise.all(late)).toMatchObject([{ slots: null }, { slots: null }]);
});
