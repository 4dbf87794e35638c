import type { AddAddressInput } from '#web/__generated__/addresses.ts';
import { limitHint } from '#web/shared/lib/limit-hint.ts';

export type AddressField = Exclude<keyof AddAddressInput, 'postalCode'>;
export type AddressDraft = Record<AddressField, string>;

export interface FieldSpec {
  name: AddressField;
  label: string;
  autoComplete: string;
  /** The error when the field is empty. */
  missing: string;
  type?: 'email' | 'tel';
  numeric?: boolean;
  /** A postal code as text: letters, digits, spaces and hyphens. */
  postal?: boolean;
  /** The limit in characters. The store refuses longer texts. */
  maxLength: number;
  /** Takes half of the form's width on wide screens. */
  half?: boolean;
}

/** The specification's nine fields in two groups, in the order of the form. */
const addressGroups: readonly { title: string; fields: readonly FieldSpec[] }[] = [
  {
    title: 'Contact',
    fields: [
      {
        name: 'firstName',
        label: 'First name',
        autoComplete: 'given-name',
        missing: 'Enter the first name',
        maxLength: 60,
        half: true,
      },
      {
        name: 'lastName',
        label: 'Last name',
        autoComplete: 'family-name',
        missing: 'Enter the last name',
        maxLength: 60,
        half: true,
      },
      {
        name: 'email',
        label: 'Email',
        autoComplete: 'email',
        missing: 'Enter an email address',
        maxLength: 254,
        type: 'email',
        half: true,
      },
      {
        name: 'phone',
        label: 'Phone',
        autoComplete: 'tel',
        missing: 'Enter a phone number',
        maxLength: 20,
        type: 'tel',
        half: true,
      },
    ],
  },
  {
    title: 'Address',
    fields: [
      {
        name: 'street',
        label: 'Street',
        autoComplete: 'address-line1',
        missing: 'Enter street and house number',
        maxLength: 200,
      },
      {
        name: 'city',
        label: 'City',
        autoComplete: 'address-level2',
        missing: 'Enter the city',
        maxLength: 80,
        half: true,
      },
      {
        name: 'state',
        label: 'State',
        autoComplete: 'address-level1',
        missing: 'Enter the state',
        maxLength: 80,
        half: true,
      },
      {
        name: 'zipcode',
        label: 'Zip code',
        autoComplete: 'postal-code',
        missing: 'Enter the zip code',
        maxLength: 10,
        numeric: true,
        half: true,
      },
      {
        name: 'country',
        label: 'Country',
        autoComplete: 'country-name',
        missing: 'Enter the country',
        maxLength: 60,
        half: true,
      },
    ],
  },
];

export const addressFields = addressGroups.flatMap(({ fields }) => fields);

/** The groups for a store that keeps postal codes as text. */
const groupsWithText = addressGroups.map(({ title, fields }) => ({
  title,
  fields: fields.map((field): FieldSpec => {
    if (field.name !== 'zipcode') return field;
    const { numeric: _numeric, ...others } = field;
    return { ...others, postal: true, maxLength: 12 };
  }),
}));

/** @param takesText whether the store keeps postal codes as text */
export const addressGroupsFor = (takesText: boolean) => (takesText ? groupsWithText : addressGroups);

const minPhoneLength = 5;

/** The error in a field's text, if there is one. */
export function errorIn({ missing, type, numeric, postal, maxLength }: FieldSpec, typed: string): string | undefined {
  const value = typed.trim();
  if (!value) return missing;
  if (type === 'email' && !/^[^\s@]+@[^\s@]+$/.test(value)) return 'Enter an email address like name@example.com';
  if (numeric && !/^\d+$/.test(value)) return 'The zip code can only contain digits';
  if (numeric && value.length > maxLength) return `A zip code has at most ${maxLength} digits`;
  if (postal && !/^[a-z\d](?:[a-z\d -]*[a-z\d])?$/i.test(value))
    return 'The zip code can only contain letters, digits, spaces and hyphens';
  if (type === 'tel' && !/^[\d+\-() ]+$/.test(value))
    return 'A phone number can only contain digits, spaces, brackets, + and -';
  if (type === 'tel' && value.length < minPhoneLength)
    return `A phone number has at least ${minPhoneLength} characters`;
  return undefined;
}

/** The hint beside a valid field: the characters left when they are few, or how a zip code with leading zeros is saved. */
export function hintFor({ maxLength, numeric }: FieldSpec, typed: string): string | undefined {
  const value = typed.trim();
  if (numeric && /^0\d+$/.test(value)) return `Saved as ${Number(value)}: the store saves zip codes as numbers`;
  if (numeric) return undefined;
  return limitHint(typed, maxLength);
}

/**
 * An empty form with what the shop knows about the shopper.
 * @param country the country of the last saved address
 */
export function draftFor({ name, email }: { name: string; email: string }, country = ''): AddressDraft {
  const [firstName = '', ...rest] = name.trim().split(/\s+/);
  return {
    firstName,
    lastName: rest.join(' '),
    email,
    phone: '',
    street: '',
    city: '',
    state: '',
    zipcode: '',
    country,
  };
}

/** A saved address as a draft. */
export function draftOf(
  address: Record<Exclude<AddressField, 'zipcode'>, string> & { postalCode: string | null },
): AddressDraft {
  const texts = addressFields.map(({ name }) => [
    name,
    name === 'zipcode' ? (address.postalCode ?? '') : address[name],
  ]);
  return Object.fromEntries(texts) as AddressDraft;
}

/** Converts the draft for the API. A store that keeps no postal codes as text takes the zip code as a number. */
export function toInput(draft: AddressDraft, takesText: boolean): AddAddressInput {
  const trimmed = Object.fromEntries(
    Object.entries(draft).map(([name, value]) => [name, value.trim()]),
  ) as AddressDraft;
  const { zipcode, ...texts } = trimmed;
  return takesText ? { ...texts, postalCode: zipcode } : { ...texts, zipcode: Number(zipcode) };
}
