import { expect, test } from 'vitest';
import { addressInput } from '#backend/features/people/addresses/postal-address.ts';
import { addressGroupsFor, draftFor, errorIn, toInput } from '#web/shared/addresses/address-form.ts';

const [phoneField, codeField] = ['phone', 'zipcode'].map((field) =>
  addressGroupsFor({ takesText: true, takesNoState: true, country: '' })
    .flatMap(({ fields }) => fields)
    .find(({ name }) => name === field),
);

/** What the form sends; null when it shows an error. */
function inForm(typed: { phone: string; zipcode: string }) {
  if (!phoneField || !codeField) throw new Error('The form must have both fields.');
  if (errorIn(phoneField, typed.phone) || errorIn(codeField, typed.zipcode)) return null;
  const { phone, postalCode } = toInput({ ...draftFor({ name: 'Ann Lee', email: 'ann@example.com' }), ...typed }, true);
  return { phone, postalCode };
}

function inStore(typed: { phone: string; zipcode: string }) {
  const others = { firstName: 'Ann', lastName: 'Lee', email: 'ann@example.com', street: '1 Way', city: 'Bonn' };
  const read = addressInput({ isClassic: false }).safeParse({ ...others, state: '', country: 'Germany', ...typed });
  return read.success ? { phone: read.data.phone, postalCode: read.data.postalCode } : null;
}

test.each([
  ['030/1234567', '10115'],
  ['٠٣٠ ١٢٣٤٥٦٧', '٢٢٦٦٤'],
  ['+49 (0) 3022 / 12 34 56 78', 'ｅ１０５ａａ'],
  ['01.23.45.67.89', '〒100\u20110001'],
  ['call me', '10115'],
  ['1234', '10115'],
  ['030 1234567', 'SW1A#1AA'],
])('the form and the store read the phone %s and the postal code %s alike', (phone, zipcode) => {
  expect(inForm({ phone, zipcode })).toEqual(inStore({ phone, zipcode }));
});
