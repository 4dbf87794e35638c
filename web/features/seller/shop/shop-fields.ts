import { pageSlugs, reasonNames, type ShopDraft, type ShopText } from './shop-draft.ts';
import * as texts from './texts.ts';

/** A text of the shop, as the form shows it. */
export interface ShopField {
  name: ShopText;
  label: string;
  hint?: string;
  /** A text to begin with, offered while the field is empty. */
  draft?: string;
  /** The most characters, where the form says how many are left. */
  maxLength?: number;
  /** The height of the input for texts of several lines. */
  rows?: number;
  /** The values to choose from; absent for a text. */
  values?: () => readonly string[];
  /** Whether it is about money or the law, so that only an owner changes it. */
  isForOwners?: boolean;
}

/** The time zones that this browser knows. */
const timeZones = () => ['UTC', ...Intl.supportedValuesOf('timeZone').filter((zone) => zone !== 'UTC')];

export const factFields: readonly ShopField[] = [
  { name: 'name', label: texts.name },
  { name: 'email', label: texts.email },
  { name: 'phone', label: texts.phone },
  { name: 'address', label: texts.address, rows: 3 },
  { name: 'openingHours', label: texts.openingHours, rows: 3 },
  { name: 'deliveryPromise', label: texts.deliveryPromise },
  {
    name: 'currency',
    label: texts.currency,
    hint: texts.currencyHint,
    isForOwners: true,
  },
  { name: 'timeZone', label: texts.timeZone, hint: texts.timeZoneHint, values: timeZones },
  { name: 'taxText', label: texts.taxText, isForOwners: true },
  { name: 'socialLinks', label: texts.socialLinks, rows: 3, hint: texts.socialLinksHint },
];

export const reasonFields: readonly ShopField[] = reasonNames.map((name) => {
  if (name === 'reasonsHeading') return { name, label: texts.reasonsHeading };
  const place = Number(/\d/.exec(name)?.[0]);
  return { name, label: name.endsWith('Title') ? texts.reasonTitle(place) : texts.reasonText(place) };
});

export const pageFields: readonly ShopField[] = pageSlugs.map((name) => ({
  name,
  label: texts.pageNames[name],
  hint: name === 'legal-guarantee' ? texts.guaranteeHint : texts.pageHint,
  ...(name === 'accessibility' && { draft: texts.accessibilityDraft }),
  maxLength: 60_000,
  rows: 8,
}));

export const labelOf = (name: keyof ShopDraft): string =>
  [...factFields, ...reasonFields, ...pageFields].find((field) => field.name === name)?.label ?? texts.logo;
