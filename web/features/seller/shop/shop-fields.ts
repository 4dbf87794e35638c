import { pageNames, pageSlugs, type ShopDraft, type ShopText } from './shop-draft.ts';

/** A text of the shop, as the form shows it. */
export interface ShopField {
  name: ShopText;
  label: string;
  hint?: string;
  /** The height of the input for texts of several lines. */
  rows?: number;
  /** Whether it is about money, so that only an owner changes it. */
  isForOwners?: boolean;
}

export const factFields: readonly ShopField[] = [
  { name: 'name', label: 'Name' },
  { name: 'email', label: 'Email' },
  { name: 'phone', label: 'Phone' },
  { name: 'address', label: 'Postal address', rows: 3 },
  { name: 'openingHours', label: 'Opening hours', rows: 3 },
  { name: 'deliveryPromise', label: 'Delivery promise' },
  {
    name: 'currency',
    label: 'Currency',
    hint: 'An ISO 4217 code like EUR. It can change until the first order.',
    isForOwners: true,
  },
  { name: 'timeZone', label: 'Time zone', hint: 'A name like Europe/Berlin.' },
  { name: 'taxText', label: 'Sentence about taxes', isForOwners: true },
  { name: 'socialLinks', label: 'Links to other sites', rows: 3, hint: 'One on each line: Mastodon https://…' },
];

export const pageFields: readonly ShopField[] = pageSlugs.map((name) => ({ name, label: pageNames[name], rows: 6 }));

export const labelOf = (name: keyof ShopDraft): string =>
  [...factFields, ...pageFields].find((field) => field.name === name)?.label ?? 'Logo';
