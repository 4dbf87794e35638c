import type { AddAddressInput } from '#web/__generated__/addresses.ts';

export type AddressField = Exclude<keyof AddAddressInput, 'idempotencyKey' | 'postalCode'>;
export type AddressDraft = Record<AddressField, string>;
