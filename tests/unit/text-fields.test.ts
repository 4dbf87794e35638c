import { expect, test } from 'vitest';
import { z } from 'zod';
import {
  blockField,
  emailField,
  idField,
  lineField,
  newPasswordField,
  optionalLineField,
  passwordField,
} from '#backend/http/text-fields.ts';

const twelve = 'twelve signs';

test.each([
  ['a line', lineField('Name', 12), twelve],
  ['a line that may be empty', optionalLineField('State', 12), twelve],
  ['a text of several lines', blockField('Note', 12), twelve],
  ['an email', emailField(), `${'a'.repeat(64)}@${`${'b'.repeat(60)}.`.repeat(3)}example`.slice(0, 254)],
  ['a new password', newPasswordField(), 'p'.repeat(128)],
])('the description of %s says how long it may be, and a longer one is refused', (_kind, field, longest) => {
  const { maxLength } = z.toJSONSchema(field, { io: 'input' });
  expect(maxLength).toBe(longest.length);
  expect(field.safeParse(longest).success).toBe(true);
  expect(field.safeParse(`x${longest}`).success).toBe(false);
});

test('white space at the ends of a line does not count', () => {
  expect(lineField('Name', 12).parse(`  ${twelve} `)).toBe(twelve);
});

test('a text of several lines keeps its empty lines and the spaces at the beginnings of lines, and drops those at their ends', () => {
  const typed = ' \r\n  Monday: 8–12 \r\n\r\n  closed\u2028\ton holidays\t\n  ';
  expect(blockField('Note', 80).parse(typed)).toBe('Monday: 8–12\n\n  closed\n on holidays');
});

test('a letter of several code units counts once', () => {
  expect(lineField('Name', 12).safeParse('🍎'.repeat(12)).success).toBe(true);
  expect(lineField('Name', 12).safeParse('🍎'.repeat(13)).success).toBe(false);
});

test.each([
  ['an id', idField('Id')],
  ['the password of a login', passwordField()],
])('%s may have any length that is not far too long, and says no limit', (_kind, field) => {
  expect(z.toJSONSchema(field, { io: 'input' }).maxLength).toBeUndefined();
  expect(field.safeParse('x'.repeat(200)).success).toBe(true);
  expect(field.safeParse('x'.repeat(2000)).success).toBe(false);
});
