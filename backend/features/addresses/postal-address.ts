import { z } from 'zod';
import { emailField, lineField } from '#backend/http/text-fields.ts';

const zipcodeFault = 'Zip code must be a number of at most ten digits.';

/** Old clients send digits as text. An empty text is a missing field, not 0. */
const zipcode = z
  .union([z.number(), z.string()], {
    error: (issue) => (issue.input === undefined || issue.input === null ? 'Zip code is required.' : zipcodeFault),
  })
  .transform((value) => (typeof value === 'number' ? String(value) : value.trim()))
  .refine((digits) => digits !== '', { error: 'Zip code is required.', abort: true })
  .refine((digits) => /^\d{1,10}$/.test(digits), { error: zipcodeFault })
  .transform(Number);

const phone = lineField('Phone', 20, 5).refine((value) => /^[\d+\-() ]+$/.test(value), {
  error: 'Phone can only contain digits, spaces, brackets, + and -.',
});

const postalFields = {
  firstName: lineField('First name', 60),
  lastName: lineField('Last name', 60),
  email: emailField(),
  street: lineField('Street', 200),
  city: lineField('City', 80),
  state: lineField('State', 80),
  zipcode,
  country: lineField('Country', 60, 2),
  phone,
};

/** The address in a request, with the postal code as `zipcode` or `zipCode`. */
export const addressInput = z.preprocess(
  (value) =>
    typeof value === 'object' && value !== null && 'zipCode' in value && !('zipcode' in value)
      ? { ...value, zipcode: value.zipCode }
      : value,
  z.object(postalFields, { error: 'Address is required.' }),
);

/** An address in responses. */
export const postalAddress = z.object({
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  street: z.string(),
  city: z.string(),
  state: z.string(),
  zipcode: z.number().int().meta({ description: 'Leading zeros are lost: the contract says number.' }),
  country: z.string(),
  phone: z.string(),
});

/** An address in the response of address/get. */
export const savedAddress = postalAddress.extend({ _id: z.string(), userId: z.string() });
