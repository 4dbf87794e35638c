/**
 * The type of a translation: everything that the English module exports, with other words. A translation is the default export
 * of a file at the English one's path in the folder of its language, such as `texts/de/web/app/texts.ts` for `web/app/texts.ts`:
 *
 *     export default { addToCart: 'In den Warenkorb' } satisfies Translation<typeof import('#web/app/texts.ts')>;
 */
type Translation<English> = { [Name in keyof English]: Translated<English[Name]> };

type Translated<Value> = Value extends string
  ? string
  : Value extends (...given: infer Given) => infer Result
    ? (...given: Given) => Result extends string ? string : Result
    : Value extends RegExp | ReadonlySet<unknown> | ReadonlyMap<unknown, unknown>
      ? Value
      : Value extends object
        ? { [Name in keyof Value]: Translated<Value[Name]> }
        : Value;
