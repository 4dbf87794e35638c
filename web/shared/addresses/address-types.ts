import type { AddAddressInput } from '#web/__generated__/inputs-and-enums.ts';

export type AddressField = Exclude<keyof AddAddressInput, 'idempotencyKey' | 'postalCode'>;
export type AddressDraft = Record<AddressField, string>;
