// Tested by tests/backend/order-takings.test.ts and tests/backend/tax-rates.test.ts.
/** Adds up the numbers in `fields` of the parts with the same key. The other fields are those of the first one. */
export function addUpByKey<Field extends string, Part extends Record<Field, number>>(
  parts: readonly Part[],
  fields: readonly Field[],
  keyOf: (part: Part) => readonly unknown[],
): Part[] {
  const sums = new Map<string, Part>();
  for (const part of parts) {
    const key = JSON.stringify(keyOf(part));
    const sum = sums.get(key);
    const added = sum && fields.map((field) => [field, sum[field] + part[field]]);
    sums.set(key, added ? { ...sum, ...Object.fromEntries(added) } : part);
  }
  return [...sums.values()];
}
