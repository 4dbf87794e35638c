import { z } from 'zod';
import * as texts from './texts.ts';

/** The kinds of values that requests have, by zod's names. */
const kinds: Readonly<Record<string, keyof typeof texts.kindsOfValues>> = {
  string: 'text',
  number: 'number',
  int: 'wholeNumber',
  boolean: 'choice',
  array: 'list',
};

/** The name of the field that breaks a rule, as the request spells it. */
const nameOf = (path: readonly PropertyKey[]): string =>
  String(path.findLast((part) => typeof part === 'string') ?? 'value');

/** The name as words, which begin a sentence: `orderId` is "Order id". */
const labelOf = (name: string): string =>
  (name[0] ?? '').toUpperCase() + name.slice(1).replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

/**
 * Says which rule a value breaks where its field has no sentence of its own: zod's sentences are for programmers. A union says what its
 * last member says, which is the field itself after the values that stand for an empty one.
 */
function faultOf(issue: z.core.$ZodRawIssue): string {
  const name = nameOf(issue.path ?? []);
  switch (issue.code) {
    case 'invalid_union':
      return issue.errors.at(-1)?.[0]?.message ?? texts.isNotValid(name);
    case 'invalid_type':
      if (issue.input === undefined) return texts.isMissing(labelOf(name));
      return texts.mustBe(name, texts.kindsOfValues[kinds[issue.expected] ?? 'fields']);
    case 'invalid_value':
      return issue.values.length > 1 ? texts.mustBeOneOf(name, issue.values.join(', ')) : texts.isNotValid(name);
    case 'too_big':
      if (issue.origin === 'string') return texts.isTooLong(labelOf(name), Number(issue.maximum));
      // The sentences below are about numbers.
      return issue.origin === 'array' ? texts.isNotValid(name) : texts.isTooLarge(name, Number(issue.maximum));
    case 'too_small':
      if (issue.origin === 'array') return texts.isNotValid(name);
      if (issue.origin !== 'string') return texts.isTooSmall(name, Number(issue.minimum));
      return issue.minimum === 1
        ? texts.isMissing(labelOf(name))
        : texts.isTooShort(labelOf(name), Number(issue.minimum));
    default:
      return texts.isNotValid(name);
  }
}

z.config({ customError: faultOf });
