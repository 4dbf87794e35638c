/** How each part is made: from `From`, and from other parts. */
type Makers<From, Parts> = { [Name in keyof Parts]: (from: From, parts: Parts) => Parts[Name] };

interface Holder<From> {
  from: From;
  made: Record<string, unknown>;
}

/** @returns a function that creates an object whose parts are made when they are first read */
export function lazyParts<From, Parts extends object>(makers: Makers<From, Parts>): (from: From) => Parts {
  const prototype = {};
  for (const [name, make] of Object.entries<(from: From, parts: Parts) => unknown>(makers)) {
    Object.defineProperty(prototype, name, {
      get(this: Holder<From> & Parts) {
        return (this.made[name] ??= make(this.from, this));
      },
    });
  }
  return (from) => Object.assign(Object.create(prototype) as Parts, { from, made: {} } satisfies Holder<From>);
}
