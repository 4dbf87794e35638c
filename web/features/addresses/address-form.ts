import type { AddAddressInput } from '#web/__generated__/addresses.ts';
import { limitHint } from '#web/shared/lib/limit-hint.ts';

export type AddressField = keyof AddAddressInput;
export type AddressDraft = Record<AddressField, string>;

interface FieldSpec {
  name: AddressField;
  label: string;
  autoComplete: string;
  /** What stands under the field when it is left empty. */
  missing: string;
  type?: 'email' | 'tel';
  numeric?: boolean;
  /** The most characters the store takes. */
  max: number;
  /** Stands beside its neighbour where there is room. */
  half?: boolean;
}

/** The specification's nine fields, in two groups, in the order in which they are typed. */
export const addressGroups: readonly { title: string; fields: readonly FieldSpec[] }[] = [
  {
    title: 'Contact',
    fields: [
      {
        name: 'firstName',
        label: 'First name',
        autoComplete: 'given-name',
        missing: 'Enter the first name',
        max: 60,
        half: true,
      },
      {
        name: 'lastName',
        label: 'Last name',
        autoComplete: 'family-name',
        missing: 'Enter the last name',
        max: 60,
        half: true,
      },
      {
        name: 'email',
        label: 'Email',
        autoComplete: 'email',
        missing: 'Enter an email address',
        max: 254,
        type: 'email',
        half: true,
      },
      {
        name: 'phone',
        label: 'Phone',
        autoComplete: 'tel',
        missing: 'Enter a phone number',
        max: 20,
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
        max: 200,
      },
      { name: 'city', label: 'City', autoComplete: 'address-level2', missing: 'Enter the city', max: 80, half: true },
      {
        name: 'state',
        label: 'State',
        autoComplete: 'address-level1',
        missing: 'Enter the state',
        max: 80,
        half: true,
      },
      {
        name: 'zipcode',
        label: 'Zip code',
        autoComplete: 'postal-code',
        missing: 'Enter the zip code',
        max: 10,
        numeric: true,
        half: true,
      },
      {
        name: 'country',
        label: 'Country',
        autoComplete: 'country-name',
        missing: 'Enter the country',
        max: 60,
        half: true,
      },
    ],
  },
];

/** All nine. */
export const addressFields = addressGroups.flatMap(({ fields }) => fields);

/** The fewest characters of a phone number. */
const leastPhone = 5;

/** What is wrong with what was typed into a field, or nothing. */
export function faultOf({ missing, type, numeric, max }: FieldSpec, typed: string): string | undefined {
  const value = typed.trim();
  if (!value) return missing;
  if (type === 'email' && !/^[^\s@]+@[^\s@]+$/.test(value)) return 'Enter an email address like name@example.com';
  if (numeric && !/^\d+$/.test(value)) return 'The zip code can only contain digits';
  if (numeric && value.length > max) return `A zip code has at most ${max} digits`;
  if (type === 'tel' && !/^[\d+\-() ]+$/.test(value))
    return 'A phone number can only contain digits, spaces, brackets, + and -';
  if (type === 'tel' && value.length < leastPhone) return `A phone number has at least ${leastPhone} characters`;
  return undefined;
}

/** What stands beside a field while it is right: how much more fits, once that is little, and what of a zip code is sent. */
export function hintOf({ max, numeric }: FieldSpec, typed: string): string | undefined {
  const value = typed.trim();
  if (numeric && /^0\d+$/.test(value)) return `Saved as ${Number(value)}: the store saves zip codes as numbers`;
  if (numeric) return undefined;
  return limitHint(typed, max);
}

/**
 * An empty form with what the shop knows about the shopper.
 * @param country of the address that was saved last
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

/** The store wants the zip code as a number. */
export function toInput(draft: AddressDraft): AddAddressInput {
  const trimmed = Object.fromEntries(
    Object.entries(draft).map(([name, value]) => [name, value.trim()]),
  ) as AddressDraft;
  return { ...trimmed, zipcode: Number(trimmed.zipcode) };
}
