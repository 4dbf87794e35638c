import { z } from 'zod';
import { withZipcode } from '#backend/db/postal-code.ts';
import { emailField, emptyOr, lineField, optionalLineField } from '#backend/http/text-fields.ts';
import * as fieldTexts from '#backend/http/texts.ts';
import { maxPhoneLength, maxTypedPhone, minPhoneLength, readPhone } from '#readers/phone.ts';
import { readPostalCode } from '#readers/postal-code.ts';
import type { AddressFields, SavedAddress } from './address-repository.ts';
import * as texts from './texts.ts';

/** A classic store has numbers only. An empty text is a missing field, not 0. Clients send digits as text or as a number. */
function postalCode(isClassic: boolean) {
  const fault = isClassic ? texts.zipcodeIsNoNumber : texts.zipcodeFault;
  const read = (typed: string) => {
    const code = readPostalCode(typed);
    return isClassic && !/^\d{1,10}$/.test(code ?? '') ? null : code;
  };
  return z
    .union([z.number(), z.string()], {
      error: (issue) => (issue.input === undefined || issue.input === null ? texts.zipcodeIsMissing : fault),
    })
    .transform(String)
    .refine((typed) => typed.trim() !== '', { error: texts.zipcodeIsMissing, abort: true })
    .refine((typed) => read(typed) !== null, { error: fault, abort: true })
    .transform((typed) => (isClassic ? String(Number(read(typed))) : (read(typed) ?? typed)))
    .meta({ description: 'A number, or a text such as `01234` and `SW1A 1AA`.' });
}

const phoneFaults = {
  SIGNS: texts.phoneFault,
  SHORT: fieldTexts.isTooShort(texts.phone, minPhoneLength),
  LONG: fieldTexts.isTooLong(texts.phone, maxPhoneLength),
};

const phone = lineField(texts.phone, maxTypedPhone).transform((typed, context) => {
  const read = readPhone(typed);
  if ('phone' in read) return read.phone;
  context.addIssue({ code: 'custom', message: phoneFaults[read.fault], input: typed });
  return z.NEVER;
});

const postalFields = (isClassic: boolean) => ({
  firstName: lineField(texts.firstName, 60),
  lastName: lineField(texts.lastName, 60),
  email: emailField(),
  street: lineField(texts.street, 200),
  city: lineField(texts.city, 80),
  // Many countries have no states; a classic store asks for one.
  state: isClassic ? lineField(texts.state, 80) : optionalLineField(texts.state, 80),
  zipcode: postalCode(isClassic),
  country: lineField(texts.country, 60, 2),
  phone,
});

/** An email, or an empty text for none. */
const optionalEmail = emptyOr(emailField()).default('');

/** The address in a request, with the postal code as `zipcode` or `zipCode`. With `mayLackEmail`, the email can be empty. */
export const addressInput = ({ isClassic }: { isClassic: boolean }, { mayLackEmail = false } = {}) =>
  z.preprocess(
    (value) =>
      typeof value === 'object' && value !== null && 'zipCode' in value && !('zipcode' in value)
        ? { ...value, zipcode: value.zipCode }
        : value,
    z
      .object(
        { ...postalFields(isClassic), ...(mayLackEmail && { email: optionalEmail }) },
        { error: texts.addressIsMissing },
      )
      .transform(({ zipcode, ...address }) => ({ ...address, postalCode: zipcode })),
  );

/** An address in responses. */
export const postalAddress = z
  .object({
    firstName: z.string(),
    lastName: z.string(),
    email: z.string(),
    street: z.string(),
    city: z.string(),
    state: z.string(),
    zipcode: z
      .number()
      .int()
      .nullable()
      .meta({ description: 'Without leading zeros; null when the postal code is not a number.' }),
    postalCode: z.string().meta({ description: 'The postal code as it was written.' }),
    country: z.string(),
    phone: z.string(),
  })
  .meta({ id: 'DeliveryAddress' });

/** An address in the response of address/get. */
export const savedAddress = postalAddress
  .extend({
    _id: z.string(),
    userId: z.string(),
    isDefault: z.boolean().meta({ description: 'True for at most one: the address that the shopper uses first.' }),
  })
  .meta({ id: 'Address' });

/** An address without its owner, such as that of an order. */
export const toPostalDocument = (address: AddressFields): z.infer<typeof postalAddress> => withZipcode(address);

export const toAddressDocument = (address: SavedAddress): z.infer<typeof savedAddress> => withZipcode(address);
