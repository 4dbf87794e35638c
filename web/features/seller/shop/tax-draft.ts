import type {
  DepositTax,
  FeeTax,
  ShopTax_storeFragment,
  TaxClassCode,
  TaxInput,
} from '#web/__generated__/seller-shop.ts';
import { typedAmount } from '#web/shared/lib/format/numbers.ts';
import { readAmount } from '#web/shared/lib/forms/typed-amount.ts';
import * as texts from './texts.ts';

export const classCodes: readonly TaxClassCode[] = ['A', 'B', 'C', 'D'];

export const feeTaxes: readonly FeeTax[] = ['CLASS_A', 'GOODS'];

export const depositTaxes: readonly DepositTax[] = ['GOODS', 'NONE'];

/** A tax class as typed; both texts are empty when it is not used. */
interface ClassDraft {
  name: string;
  /** The rate in percent. */
  rate: string;
}

/** The form as typed. */
export interface TaxDraft extends Record<TaxClassCode, ClassDraft> {
  mode: TaxInput['mode'];
  number: string;
  /** The tax in the delivery fee; null over a store that cannot say it. */
  feeTax: FeeTax | null;
  /** The tax in deposits; null over a store that cannot say it. */
  depositTax: DepositTax | null;
}

const classesOf = (draftOf: (code: TaxClassCode) => ClassDraft) =>
  Object.fromEntries(classCodes.map((code) => [code, draftOf(code)])) as Record<TaxClassCode, ClassDraft>;

export function toTaxDraft({ taxMode, taxNumber, taxClasses, feeTax, depositTax }: ShopTax_storeFragment): TaxDraft {
  const classes = classesOf((code) => {
    const saved = taxClasses?.find((each) => each.code === code);
    return { name: saved?.name ?? '', rate: saved ? typedAmount(saved.rate) : '' };
  });
  return { mode: taxMode ?? 'FLOOR', number: taxNumber ?? '', feeTax, depositTax, ...classes };
}

/** Reads kept taxes. */
export function parseTaxes(kept: unknown): TaxDraft | undefined {
  const { mode, number, feeTax = null, depositTax = null, ...classes } = (kept ?? {}) as Partial<TaxDraft>;
  if ((mode !== 'FLOOR' && mode !== 'RATES') || typeof number !== 'string') return undefined;
  if (feeTax !== null && !feeTaxes.includes(feeTax)) return undefined;
  if (depositTax !== null && !depositTaxes.includes(depositTax)) return undefined;
  return { mode, number, feeTax, depositTax, ...classesOf((code) => ({ name: '', rate: '', ...classes[code] })) };
}

/** The input, or a sentence about what is missing. */
export function toTaxInput({ mode, number, feeTax, depositTax, ...drafts }: TaxDraft): TaxInput | string {
  const classes = classCodes
    .map((code) => ({ code, name: drafts[code].name.trim(), rate: drafts[code].rate.trim() }))
    .filter(({ name, rate }) => name !== '' || rate !== '')
    .map(({ rate, ...each }) => ({ ...each, rate: readAmount(rate) ?? -1 }));
  const missing = classes.find(({ name, rate }) => name === '' || rate < 0);
  if (missing) return texts.classMissing(missing.code);
  return {
    mode,
    number: number.trim(),
    classes,
    ...(feeTax !== null && { feeTax }),
    ...(depositTax !== null && { depositTax }),
  };
}

export function taxLabel(field: keyof TaxDraft): string {
  if (field === 'mode') return texts.taxMode;
  if (field === 'number') return texts.taxNumber;
  if (field === 'feeTax') return texts.feeTax;
  return field === 'depositTax' ? texts.depositTax : texts.taxClass(field);
}

/** A field in words. */
export function taxWords(field: keyof TaxDraft, draft: TaxDraft): string {
  if (field === 'mode') return texts.taxModes[draft.mode];
  if (field === 'number') return draft.number;
  if (field === 'feeTax') return draft.feeTax === null ? '' : texts.feeTaxes[draft.feeTax];
  if (field === 'depositTax') return draft.depositTax === null ? '' : texts.depositTaxes[draft.depositTax];
  const { name, rate } = draft[field];
  return name === '' ? '' : `${name}, ${rate} %`;
}
