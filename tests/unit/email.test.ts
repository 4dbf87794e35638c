import { expect, test } from 'vitest';
import { mailboxOf } from '#backend/email-address.ts';
import { emailForms, oneEmail } from '#readers/email.ts';

test.each([
  ['ann@bücher.example', 'ann@bücher.example'],
  ['Ann@XN--BCHER-KVA.example', 'ann@bücher.example'],
  [' ann@BÜCHER.example ', 'ann@bücher.example'],
  ['ann@bu\u0308cher.example', 'ann@bücher.example'],
  ['ａｎｎ＠ｘ．example', 'ann@x.example'],
  ['ann@xn--mgbh0fb.xn--kgbechtv', 'ann@مثال.إختبار'],
  ['ann@xn--zzzzzz.example', 'ann@xn--zzzzzz.example'],
  ['ann@x。example', 'ann@x。example'],
  ['o’neil', 'o’neil'],
])('the email %s is stored as %s', (typed, stored) => {
  expect(oneEmail(typed)).toBe(stored);
});

test('an account is looked up by each form of its host, the given one first', () => {
  expect(emailForms('ann@xn--bcher-kva.example')).toEqual(['ann@xn--bcher-kva.example', 'ann@bücher.example']);
  expect(emailForms('ann@bücher.example')).toEqual(['ann@bücher.example', 'ann@xn--bcher-kva.example']);
  expect(emailForms('ann@x.example')).toEqual(['ann@x.example']);
});

test('both forms are one mailbox', () => {
  expect(mailboxOf('ann+shop@xn--bcher-kva.example')).toBe(mailboxOf('ann@bücher.example'));
});
