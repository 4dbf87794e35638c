const noMatch = 'an empty text and this one are both no range of weights, so the result is null either way';
const destructuring =
  "const [, low = '', lowUnit, high = '', unit = ''] = weightRange.exec(sizeText?.trim() ?? '') ?? [];";

const noStripe = 'a store without Stripe sends no refund: `send` asks again, after one query more';
const searched = 'the first try searches the refund at Stripe, too, and finds none: one request more';

/**
 * Edits that change nothing that anybody outside could see, by file and by the name of the mutant in
 * tests/lab/results/mutations.md, and why.
 *
 * @type {Readonly<Record<string, Readonly<Record<string, string>>>>}
 */
export const equivalents = {
  'backend/features/orders/rules/line-picks.ts': {
    [`${destructuring} | '' → "Stryker was here!"`]: noMatch,
    [`${destructuring} | [] → ["Stryker was here"]`]: noMatch,
    "if (high === '') return null; | high === '' → false": noMatch,
    "if (high === '') return null; | '' → \"Stryker was here!\"": noMatch,
    'if (mostGrams === null || grams === null) return fullCents; | mostGrams === null → false':
      'a division by null is Infinity, and the full price is less',
  },
  'backend/features/orders/rules/delivery-area.ts': {
    "return text.replaceAll(/\\s/gu, '').toUpperCase(); | text.replaceAll(/\\s/gu, '').toUpperCase() → text.replaceAll(/\\s/gu, '').toLowerCase()":
      'codes are only compared with each other, in this form',
  },
  'backend/features/orders/rules/local-time.ts': {
    "const [date = '', time = ''] = formatOf(timeZone).format(moment).split(', '); | '' → \"Stryker was here!\"":
      'the format always has both parts',
    'if (known) return known; | known → false': 'the same format is made again: slower only',
  },
  'backend/payments/refunds.ts': {
    'if (!refund) return; | !refund → false': 'each caller has found or entered the refund in the same transaction',
    "if (payments.kind !== 'stripe' || !(await claim(database, refund, clock()))) return; | payments.kind !== 'stripe' → false":
      'both callers have asked; this one tells the compiler',
    "if (context.payments.kind !== 'stripe') return 0; | context.payments.kind !== 'stripe' → false": noStripe,
    "if (context.payments.kind !== 'stripe') return; | context.payments.kind !== 'stripe' → false": noStripe,
    'isRepeated: tries > 0, | tries > 0 → true': searched,
    'isRepeated: tries > 0, | tries > 0 → tries >= 0': searched,
    'if (told !== null) { | told !== null → true': 'the order is locked, so it is there',
  },
  'gateway/fast-path/text-cache.ts': {
    'if (snapshot && current.version < snapshot.version) return undefined; | current.version < snapshot.version → current.version <= snapshot.version':
      'two snapshots never have the same version',
  },
  'web/features/seller/picking/pick-queue.ts': {
    "const storageKey = 'greengate.picks'; | 'greengate.picks' → \"\"": 'any name serves, as long as it stays',
  },
};
