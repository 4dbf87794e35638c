/**
 * The tests that check the rules of each source file. Rules without a database have the goal 90, everything else 80: so
 * many of 100 mutants are to be noticed by these tests alone. Files of one group are mutated in one run. A mutant in a
 * constant runs all tests of its group, so small groups are quick.
 *
 * @type {readonly { goal: 90 | 80, sources: string[], tests: string[] }[]}
 */
export const groups = [
  {
    goal: 90,
    sources: ['backend/rules/money.ts'],
    tests: ['tests/unit/backend-rules.test.ts', 'tests/unit/refund-lines.test.ts', 'tests/unit/import-rows.test.ts'],
  },
  { goal: 90, sources: ['backend/rules/stages.ts'], tests: ['tests/unit/order-life.test.ts'] },
  { goal: 90, sources: ['backend/rules/refund-lines.ts'], tests: ['tests/unit/refund-lines.test.ts'] },
  { goal: 90, sources: ['backend/rules/held-taxes.ts'], tests: ['tests/unit/held-taxes.test.ts'] },
  { goal: 90, sources: ['backend/rules/line-picks.ts'], tests: ['tests/unit/line-picks.test.ts'] },
  {
    goal: 90,
    sources: ['backend/rules/slots.ts', 'backend/rules/delivery-area.ts', 'backend/rules/local-time.ts'],
    tests: ['tests/unit/delivery-slots.test.ts'],
  },
  {
    goal: 90,
    sources: [
      'backend/features/catalogue/imports/row-reader.ts',
      'backend/features/catalogue/imports/import-preview.ts',
    ],
    tests: ['tests/unit/import-rows.test.ts'],
  },
  { goal: 90, sources: ['gateway/fast-path/cache-keys.ts'], tests: ['tests/unit/cache-keys.test.ts'] },
  { goal: 90, sources: ['gateway/fast-path/text-cache.ts'], tests: ['tests/unit/text-cache.test.ts'] },
  { goal: 90, sources: ['gateway/graphql/field-costs.ts'], tests: ['tests/unit/field-costs.test.ts'] },
  { goal: 90, sources: ['gateway/features/orders/order-attempts.ts'], tests: ['tests/unit/order-attempts.test.ts'] },
  { goal: 90, sources: ['gateway/features/orders/order-sending.ts'], tests: ['tests/unit/order-sending.test.ts'] },
  { goal: 90, sources: ['gateway/features/delivery/delivery-reads.ts'], tests: ['tests/unit/delivery-reads.test.ts'] },
  { goal: 90, sources: ['gateway/refusals/refusal-code.ts'], tests: ['tests/unit/refusal-code.test.ts'] },
  {
    goal: 90,
    sources: ['web/features/seller/picking/pick-queue.ts'],
    tests: ['tests/replaced-modules/pick-queue.test.ts'],
  },
  {
    goal: 90,
    sources: ['web/features/cart/checkout-attempt.ts'],
    tests: ['tests/replaced-modules/web/checkout-attempt.test.ts'],
  },
  { goal: 90, sources: ['web/shared/order-life/picked.ts'], tests: ['tests/unit/web-picked-lines.test.ts'] },
  { goal: 90, sources: ['backend/features/people/staff/staff-roles.ts'], tests: ['tests/unit/staff-roles.test.ts'] },
  {
    goal: 80,
    sources: ['backend/payments/refunds.ts'],
    tests: ['tests/backend/refunds.test.ts', 'tests/backend/sent-refunds.test.ts'],
  },
  {
    goal: 80,
    sources: ['backend/features/orders/picking/settlement.ts', 'backend/features/orders/picking/picking.ts'],
    tests: ['tests/backend/picking.test.ts'],
  },
  {
    goal: 80,
    sources: ['backend/features/orders/delivery/slot-reservation.ts'],
    tests: ['tests/backend/delivery-slots.test.ts'],
  },
  {
    goal: 80,
    sources: ['backend/features/catalogue/stock/order-stock.ts'],
    tests: ['tests/backend/counted-stock.test.ts', 'tests/backend/picked-stock.test.ts'],
  },
  {
    goal: 80,
    sources: ['backend/features/catalogue/stock/stock-adjusting.ts'],
    tests: ['tests/backend/counted-stock.test.ts'],
  },
  {
    goal: 80,
    sources: ['backend/features/orders/placing/order-placing.ts'],
    tests: [
      'tests/backend/order-placing.test.ts',
      'tests/backend/order-totals.test.ts',
      'tests/backend/order-repetition.test.ts',
      'tests/backend/unpaid-orders.test.ts',
      'tests/backend/counted-stock.test.ts',
    ],
  },
  {
    goal: 80,
    sources: ['backend/features/orders/refunds/order-refunds.ts'],
    tests: ['tests/backend/refund-lines.test.ts', 'tests/backend/change-keys.test.ts'],
  },
  {
    goal: 80,
    sources: [
      'backend/features/orders/order-tax-repository.ts',
      'backend/features/reports/order-tax-takings-repository.ts',
    ],
    tests: [
      'tests/backend/tax-rates.test.ts',
      'tests/backend/refund-lines.test.ts',
      'tests/backend/order-takings.test.ts',
    ],
  },
  {
    goal: 80,
    sources: ['backend/features/orders/changes/order-changes.ts'],
    tests: [
      'tests/backend/order-life.test.ts',
      'tests/backend/collected-orders.test.ts',
      'tests/backend/mails.test.ts',
    ],
  },
  { goal: 90, sources: ['backend/features/shop/mail/mail-texts.ts'], tests: ['tests/unit/mail-texts.test.ts'] },
  { goal: 80, sources: ['backend/features/shop/mail/mail-limits.ts'], tests: ['tests/backend/mail-limits.test.ts'] },
  {
    goal: 80,
    sources: ['backend/outbox.ts', 'backend/features/shop/mail/mail-sender.ts'],
    tests: [
      'tests/backend/mails.test.ts',
      'tests/backend/mail-turns.test.ts',
      'tests/backend/mail-limits.test.ts',
      'tests/backend/email-confirmation.test.ts',
    ],
  },
  {
    goal: 80,
    sources: ['web/features/cart/place-order.ts'],
    tests: [
      'tests/replaced-modules/web/place-order.test.tsx',
      'tests/replaced-modules/web/checkout.test.tsx',
      'tests/replaced-modules/web/order-stops.test.tsx',
    ],
  },
];
