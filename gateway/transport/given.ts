/** The values that are neither null nor undefined: clients may leave a field of an input out, or send null. */
export function given(values: object): Record<string, unknown> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value != null));
}
