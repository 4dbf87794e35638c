import { expect, test } from 'vitest';
import { createOrderRows } from '#backend/features/orders/export/order-rows.ts';
import { emptyLedger } from '#backend/features/orders/order-ledger-repository.ts';
import type { OrderLedger } from '#backend/features/orders/order-ledger.ts';
import type { Order } from '#backend/features/orders/order.ts';

const line = { name: 'Äpfel', quantity: 3, portionGrams: null };
const order = {
  number: 1001,
  createdAt: Date.parse('2026-03-29T00:30Z'),
  address: {
    firstName: 'Ada',
    lastName: 'Grün',
    email: 'ada@example.com',
    phone: '+4930901820',
    street: 'Gartenweg 1',
    city: 'Berlin',
    state: '',
    postalCode: '10115',
    country: 'Deutschland',
  },
  lines: [line, line, line],
  stage: 'READY',
  paymentType: 'COD',
  isPaid: false,
  subtotalCents: 123_456,
  taxCents: 0,
  shippingCents: 490,
  amountCents: 123_946,
  settled: { amountCents: 100_490, taxCents: 0, depositCents: 0, at: 1 },
  provider: null,
  taxRule: { mode: 'RATES', firstTax: { name: 'Essen', basisPoints: 550 }, feeTax: 'CLASS_A' },
  slot: { id: 's', kind: 'PICKUP', start: Date.parse('2026-03-29T01:30Z'), end: Date.parse('2026-03-29T03:30Z') },
} as Partial<Order> as Order;

const substitute = { name: 'Birnen' };
const pick = { reason: null, grams: null, substitute: null, cents: 1 };
const ledger = {
  ...emptyLedger,
  taxes: { placed: [{ name: 'Essen', basisPoints: 550, netCents: 123_400, taxCents: 546 }], settled: null },
  picks: [
    { ...pick, line: 0, quantity: 0 },
    { ...pick, line: 1, quantity: 2, grams: 480 },
    { ...pick, line: 2, quantity: 3, substitute },
  ],
} as Partial<OrderLedger> as OrderLedger;

test('in a German shop, the cells of the file of orders have German words, numbers and times', () => {
  const form = { locale: 'de-DE', timeZone: 'Europe/Berlin', period: { from: 0, to: 10 }, depositTypes: [] };
  const rows = createOrderRows(form, [550]);
  expect(rows.head).toMatch(
    /^Nummer;Zeit;Name;E-Mail;.*;Einnahmen im Zeitraum;.*;"Netto 5,5 % bestellt";"Steuer 5,5 % bestellt";"Netto 5,5 % in den Einnahmen";"Steuer 5,5 % in den Einnahmen"\r\n$/,
  );
  expect(rows.row({ order, ledger })).toBe(
    [
      '1001',
      '29.03.2026 01:30',
      'Ada Grün',
      'ada@example.com',
      '+49 30901820',
      'Gartenweg 1, 10115 Berlin, Deutschland',
      '"3 × Äpfel (Nicht gefunden, nicht berechnet); 3 × Äpfel (2 von 3 gefunden, 480 g); 3 × Äpfel (Ersetzt durch 3 × Birnen)"',
      'Bereit zur Abholung',
      'Barzahlung im Laden',
      '1234,56',
      '0,00',
      '1239,46',
      '1000,00',
      '0,00',
      '1004,90',
      '0,00',
      '0,00',
      '4,90',
      '29.03.2026 03:30',
      '29.03.2026 05:30',
      '',
      '0,00',
      '0,00',
      '0,00',
      '0,00',
      '1234,00',
      '5,46',
      '',
      '',
    ]
      .map((cell) => (cell.includes(',') && !cell.startsWith('"') ? `"${cell}"` : cell))
      .join(';') + '\r\n',
  );
});
