import type { AddAddressInput } from '#web/__generated__/inputs-and-enums.ts';
import { needsState } from '#common/address-lines.ts';
import { limitHint } from '#web/shared/lib/forms/limit-hint.ts';
import { maxPhoneLength, maxTypedPhone, minPhoneLength, phoneToSend, readPhone } from '#readers/phone.ts';
import { readPostalCode } from '#readers/postal-code.ts';
import { withPlainDigits } from '#readers/folded-text.ts';
import type { AddressDraft, AddressField } from './address-types.ts';
import * as texts from './texts.ts';

export interface FieldSpec {
  name: AddressField;
  autoComplete: string;
  type?: 'email' | 'tel';
  numeric?: boolean;
  /** A postal code as text. */
  postal?: boolean;
  /** The limit in characters. The store refuses longer texts. */
  maxLength: number;
  /** May be empty. */
  optional?: boolean;
  /** Takes half of the form's width on wide screens. */
  half?: boolean;
}

/** The specification's nine fields in two groups, in the order of the form. */
const addressGroups: readonly { name: string; title: string; fields: readonly FieldSpec[] }[] = [
  {
    name: 'contact',
    title: texts.contact,
    fields: [
      { name: 'firstName', autoComplete: 'given-name', maxLength: 60, half: true },
      { name: 'lastName', autoComplete: 'family-name', maxLength: 60, half: true },
      { name: 'email', autoComplete: 'email', maxLength: 254, type: 'email', half: true },
      { name: 'phone', autoComplete: 'tel', maxLength: maxTypedPhone, type: 'tel', half: true },
    ],
  },
  {
    name: 'address',
    title: texts.address,
    fields: [
      { name: 'street', autoComplete: 'address-line1', maxLength: 200 },
      { name: 'city', autoComplete: 'address-level2', maxLength: 80, half: true },
      { name: 'state', autoComplete: 'address-level1', maxLength: 80, half: true },
      { name: 'zipcode', autoComplete: 'postal-code', maxLength: 10, numeric: true, half: true },
      { name: 'country', autoComplete: 'country-name', maxLength: 60, half: true },
    ],
  },
];

export const addressFields = addressGroups.flatMap(({ fields }) => fields);

/** The groups for a store that keeps postal codes as text. */
const groupsWithText = addressGroups.map(({ fields, ...group }) => ({
  ...group,
  fields: fields.map((field): FieldSpec => {
    if (field.name !== 'zipcode') return field;
    const { numeric: _numeric, ...others } = field;
    return { ...others, postal: true, maxLength: 20 };
  }),
}));

const phoneFaults = {
  SIGNS: texts.invalidPhone,
  SHORT: texts.shortPhone(minPhoneLength),
  LONG: texts.longPhone(maxPhoneLength),
};

interface GroupsQuestion {
  /** Whether the store keeps postal codes as text. */
  takesText: boolean;
  /** Whether the store takes an address without a state. */
  takesNoState: boolean;
  /** The typed country. */
  country: string;
}

/** The groups for a store. The country decides whether the state is required. */
export const addressGroupsFor = ({ takesText, takesNoState, country }: GroupsQuestion) =>
  (takesText ? groupsWithText : addressGroups).map((group) => ({
    ...group,
    fields: group.fields.map((field) =>
      field.name === 'state' && takesNoState && !needsState(country) ? { ...field, optional: true } : field,
    ),
  }));

/** The error in a field's text, if there is one. */
export function errorIn(
  { name, type, numeric, optional, postal, maxLength }: FieldSpec,
  typed: string,
): string | undefined {
  const value = numeric ? withPlainDigits(typed.trim()) : typed.trim();
  if (!value) return optional ? undefined : texts.missing[name];
  if (type === 'email' && !/^[^\s@]+@[^\s@]+$/.test(value)) return texts.invalidEmail;
  if (numeric && !/^\d+$/.test(value)) return texts.onlyDigits;
  if (numeric && value.length > maxLength) return texts.tooManyDigits(maxLength);
  if (postal && readPostalCode(value) === null) return texts.invalidZipCode;
  if (type !== 'tel') return undefined;
  const phone = readPhone(value);
  return 'fault' in phone ? phoneFaults[phone.fault] : undefined;
}

/**
 * The hint beside a valid field: the characters left when they are few, how a zip code with leading zeros is saved, or that it may
 * stay empty.
 */
export function hintFor({ name, maxLength, numeric, optional }: FieldSpec, typed: string): string | undefined {
  const value = withPlainDigits(typed.trim());
  if (numeric && /^0\d+$/.test(value)) return texts.savedAs(Number(value));
  if (numeric) return undefined;
  return limitHint(typed, maxLength) ?? (optional && name === 'state' && !value ? texts.noState : undefined);
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
  const values = addressFields.map(({ name }) => [
    name,
    name === 'zipcode' ? (address.postalCode ?? '') : address[name],
  ]);
  return Object.fromEntries(values) as AddressDraft;
}

/** Converts the draft for the API. A store that keeps no postal codes as text takes the zip code as a number. */
export function toInput(draft: AddressDraft, takesText: boolean): AddAddressInput {
  const trimmed = Object.fromEntries(
    Object.entries(draft).map(([name, value]) => [name, value.trim()]),
  ) as AddressDraft;
  const { zipcode, ...others } = { ...trimmed, phone: phoneToSend(trimmed.phone) };
  return takesText
    ? { ...others, postalCode: readPostalCode(zipcode) ?? zipcode }
    : { ...others, zipcode: Number(withPlainDigits(zipcode)) };
}
