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
  'backend/rules/line-picks.ts': {
    [`${destructuring} | '' → "Stryker was here!"`]: noMatch,
    [`${destructuring} | [] → ["Stryker was here"]`]: noMatch,
    "if (high === '') return null; | high === '' → false": noMatch,
    "if (high === '') return null; | '' → \"Stryker was here!\"": noMatch,
    'if (mostGrams === null || grams === null) return fullCents; | mostGrams === null → false':
      'a division by null is Infinity, and the full price is less',
  },
  'backend/rules/delivery-area.ts': {
    "return text.replaceAll(/\\s/gu, '').toUpperCase(); | text.replaceAll(/\\s/gu, '').toUpperCase() → text.replaceAll(/\\s/gu, '').toLowerCase()":
      'codes are only compared with each other, in this form',
  },
  'backend/rules/local-time.ts': {
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
    "const storageKey = 'greengate.picks' satisfies DatabaseKey; | 'greengate.picks' → \"\"":
      'any name serves, as long as it stays',
  },
  'backend/rules/money.ts': {
    "const [, whole = '', decimals = ''] = match; | '' → \"Stryker was here!\"":
      'the pattern always has digits before the point',
    'const shareUpTo = (cents: number) => Math.floor((2 * cents * amountCents + wholeCents) / (2 * wholeCents)); | 2 * cents * amountCents + wholeCents → 2 * cents * amountCents - wholeCents':
      'every share up to a part is then one less, so the shares, which are differences, stay',
  },
  'backend/rules/stages.ts': {
    "(stage) => !(order.stage === 'PICKING' && isPartlyPicked && stage === 'READY'), | stage === 'READY' → true":
      'from PICKING, an order moves to READY only',
  },
  'backend/rules/held-taxes.ts': {
    'if (centsOf(taxes) === 0) return []; | centsOf(taxes) === 0 → false':
      'entries of nothing, which orders and takings leave out',
    'if (settled === null || partCents === centsOf(placed)) return taxesInPart(placed, partCents); | partCents === centsOf(placed) → false':
      'what was found and what was not make the placed figures of each rate',
    'if (partCents <= settledCents) return taxesInPart(settled, partCents); | partCents <= settledCents → partCents < settledCents':
      'the share of nothing of what was not found is nothing',
    'netCents: tax.netCents - (settled[at]?.netCents ?? 0), | settled[at]?.netCents → settled[at].netCents':
      'an order has as many settled rates as placed ones',
    'taxCents: tax.taxCents - (settled[at]?.taxCents ?? 0), | settled[at]?.taxCents → settled[at].taxCents':
      'an order has as many settled rates as placed ones',
    'return keptCents === centsOf(rest) ? rest : taxesInPart(rest, keptCents); | keptCents === centsOf(rest) → false':
      'the share of the whole is the whole',
    'return ofLinesCents === 0 ? before : taxesWithout(before, refundedByRate); | ofLinesCents === 0 → false':
      'without refunds for lines, nothing is taken from the rates',
  },
  'gateway/fast-path/cache-keys.ts': {
    "const { accept = '' } = headers; | '' → \"Stryker was here!\"":
      'any text stands for a missing header, as long as it stays',
    '.toSorted(([a], [b]) => (a < b ? -1 : 1)); | a < b → a <= b':
      'names of variables differ, and any order serves, as long as it stays',
    '.toSorted(([a], [b]) => (a < b ? -1 : 1)); | a < b → a >= b':
      'names of variables differ, and any order serves, as long as it stays',
    '} catch { | { → {}': 'without a return the result is undefined, too',
  },
  'gateway/features/orders/order-attempts.ts': {
    'return [...quantities].sort(([one], [other]) => (one < other ? -1 : 1)); | one < other → one <= other':
      'each product is there once',
  },
  'gateway/features/orders/order-sending.ts': {
    "const isSameName = ['expectedTotal', 'noteToShop', 'noteToCourier', 'slotId', 'substitution'].includes(name ?? ''); | '' → \"Stryker was here!\"":
      'the path of a field has at least one name',
    'if (name !== undefined && isSameName) return [name]; | name !== undefined → true':
      'an absent name is none of the list',
    "const outcome = readOutcome(response, { hasPayload: () => typeof url === 'string', toInput: orderInput }); | typeof url === 'string' → true":
      'without a URL the next line refuses the response, in the same words',
    "if (typeof url !== 'string' || !URL.canParse(url) || !/^https?:$/.test(new URL(url).protocol)) { | typeof url !== 'string' → false":
      'what is no text cannot be parsed as a URL either',
    "if (typeof url !== 'string' || !URL.canParse(url) || !/^https?:$/.test(new URL(url).protocol)) { | /^https?:$/ → /^https?:/":
      'a protocol ends with its only colon',
  },
  'web/features/cart/checkout-attempt.ts': {
    "const entry = inTab('greengate.checkout'); | 'greengate.checkout' → \"\"": 'any name serves, as long as it stays',
  },
  'backend/features/catalogue/imports/row-reader.ts': {
    'if (lastComma === -1) return text; | lastComma === -1 → false': 'without a comma, the last line changes nothing',
    "return lastComma > lastPoint ? text.replaceAll('.', '').replace(',', '.') : text.replaceAll(',', ''); | lastComma > lastPoint → lastComma >= lastPoint":
      'both are equal only without any, and then the line before returns',
    'if (value === undefined) faults.push({ field: name, message: `Write yes or no, not ${cells[name]?.trim()}.` }); | cells[name]?.trim → cells[name].trim':
      'the cell has a text, else the line before returns',
    "const read = packSizeOf(cell.trim().replace(',', '.')); | cell.trim() → cell":
      'the reader of sizes cuts white space, too',
    "weight: cells['weight']?.trim() ?? before?.weight ?? null, | cells['weight']?.trim() → cells['weight']":
      'the rule of the field cuts white space, too',
    'const field = columns.find(({ name }) => name === path[0])?.name ?? null; | columns.find(({ name }) => name === path[0])?.name → columns.find(({ name }) => name === path[0]).name':
      'each rule is about a column',
  },
  'backend/features/catalogue/imports/import-preview.ts': {
    "const unreadableCells = Object.keys(cells).filter((column) => unreadable.test(cells[column] ?? '')); | '' → \"Stryker was here!\"":
      'each column of the header has a cell',
    'const twice = names.find((name, at) => name !== null && names.indexOf(name) !== at); | name !== null → true':
      'two columns that are not known have no name, and no name is refused',
    'JSON.stringify([name.toLowerCase(), category, weight, size]); | name.toLowerCase() → name.toUpperCase()':
      'likenesses are only compared with each other, in this form',
    "const headerOf = (text: string) => text.replaceAll(/[\\s_-]/g, '').toLowerCase(); | text.replaceAll(/[\\s_-]/g, '').toLowerCase() → text.replaceAll(/[\\s_-]/g, '').toUpperCase()":
      'headers are only compared with each other, in this form',
    "const known = new Map(['id', ...columns.map(({ name }) => name)].map((name) => [headerOf(name), name])); | ({ name }) => name → () => undefined":
      'the file cannot be loaded then, which the runner does not count as noticed',
    "const known = new Map(['id', ...columns.map(({ name }) => name)].map((name) => [headerOf(name), name])); | (name) => [headerOf(name), name] → () => undefined":
      'the file cannot be loaded then, which the runner does not count as noticed',
  },
  'gateway/graphql/field-costs.ts': {
    'if (!costs) costsBySchema.set(schema, (costs = readFieldCosts(schema))); | !costs → true':
      'the costs of a schema are read again: slower only',
    'for (const field of isObjectType(type) ? Object.values(type.getFields()) : []) { | [] → ["Stryker was here"]':
      'a text has no node in the document, so it is passed over as a field without directives',
    'if (!astNode?.directives?.length) continue; | astNode?.directives?.length → astNode?.directives.length':
      'a field that the document has has a list of directives',
  },
  'backend/features/orders/refunds/order-refunds.ts': {
    'const before = key === null ? undefined : await findRefundByKey(trx, orderId, key); | key === null → false':
      'no refund has the key null in a comparison of SQL: one query more',
  },
  'backend/features/orders/picking/picking.ts': {
    'const before = key === null ? undefined : await findPickByKey(trx, request.orderId, key); | key === null → false':
      'no pick has the key null in a comparison of SQL: one query more',
  },
};
