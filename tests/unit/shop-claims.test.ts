import { expect, test } from 'vitest';
import { hasAddress, isExample, isText, missingInImprint } from '#readers/shop-claims.ts';
import { readSender } from '#backend/mail-sender-setting.ts';

test.each([
  ['x', 'DE', ['NAME', 'ADDRESS', 'CONTACT']],
  ['Impressum\n\nKontakt: laden@kornkiste.de', 'DE', ['NAME', 'ADDRESS']],
  ['Weserstr. 12, 12045 Berlin\nTel. 030 123456\nladen@kornkiste.de', 'DE', ['NAME']],
  ['Kornkiste, Inhaberin Karla Korn\nTel. 030 1234567\nladen@kornkiste.de', 'DE', ['ADDRESS']],
  ['## Impressum\nKornkiste GmbH\nWeserstraße 12a\n12045 Berlin\n030 1234567', 'DE', ['CONTACT']],
  ['Karla Korn, Weserstr. 12, 12045 Berlin, laden@kornkiste.de', 'DE', []],
  ['Fern & Sons Ltd, 12 Garden Row, London SW1A 1AA, hello@fern.co.uk', 'UK', []],
  ['La Ferme SARL\n12 rue des Lilas\n75011 Paris\nbonjour@ferme.fr', 'EU', []],
])('the imprint %j in %s lacks %j', (text, country, missing) => {
  expect(missingInImprint(text, country)).toEqual(missing);
});

test.each([
  ['hello@greengate.example', true],
  ['+1 555 010 0199', true],
  ['Max Mustermann, Musterstraße 1', true],
  ['[Name der Firma]', true],
  ['Hello at [our page](/pages/terms)', false],
  ['laden@kornkiste.example', false],
])('whether %j is an example: %j', (text, expected) => {
  expect(isExample(text)).toBe(expected);
});

test('a few letters are no text, and a phone is no address', () => {
  expect(['x', 'xx', 'test', '.', 'a b'].map(isText)).toEqual([false, false, false, false, false]);
  expect(isText('Barzahlung oder online.')).toBe(true);
  expect(hasAddress('Tel. 030 12345', 'DE')).toBe(false);
});

test.each([
  ['laden@kornkiste.de', { email: 'laden@kornkiste.de', name: undefined }],
  ['Kornkiste <laden@kornkiste.de>', { email: 'laden@kornkiste.de', name: 'Kornkiste' }],
  ['"Korn, Kiste & Co" <laden@kornkiste.de>', { email: 'laden@kornkiste.de', name: 'Korn, Kiste & Co' }],
  ['<laden@kornkiste.de>', { email: 'laden@kornkiste.de', name: undefined }],
])('the sender %j is read', (text, sender) => {
  expect(readSender(text)).toEqual(sender);
});
