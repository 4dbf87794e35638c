/** The functions that make each part, from the given parts and from the other ones. */
type Makers<Given, Made> = { [Name in keyof Made]: (parts: Given & Made) => Made[Name] };

/** @returns a function that adds these parts to what is given; each is made when it is first read */
export function lazyParts<Given extends object, Made extends object>(
  makers: Makers<Given, Made>,
): (given: Given) => Given & Made {
  const made = Symbol('made');
  const prototype = {};
  for (const [name, make] of Object.entries<(parts: Given & Made) => unknown>(makers)) {
    Object.defineProperty(prototype, name, {
      get(this: Given & Made & { [made]: Record<string, unknown> }) {
        return (this[made][name] ??= make(this));
      },
    });
  }
  return (given) => Object.assign(Object.create(prototype) as Given & Made, given, { [made]: {} });
}
