import type { ChangeProductsInput, TaxClassCode } from '#web/__generated__/seller-stock.ts';
import { readAmount } from '#web/shared/lib/forms/typed-amount.ts';
import * as texts from './texts.ts';

export const bulkKinds = ['PERCENT', 'TAX_CLASS', 'CATEGORY', 'ARCHIVE'] as const;
export type BulkKind = (typeof bulkKinds)[number];

/** A change of many products, as the seller chooses it. */
export interface TypedBulk {
  kind: BulkKind;
  percent: string;
  taxClass: TaxClassCode;
  /** A slug; empty until one is chosen. */
  category: string;
}

type BulkFields = Pick<ChangeProductsInput, 'percent' | 'taxClass' | 'category' | 'isArchived'>;

/** The fields to send, or why nothing can be sent. */
export function bulkFields({ kind, percent, taxClass, category }: TypedBulk): BulkFields | { fault: string } {
  if (kind === 'ARCHIVE') return { isArchived: true };
  if (kind === 'TAX_CLASS') return { taxClass };
  if (kind === 'CATEGORY') return category === '' ? { fault: texts.chooseCategory } : { category };
  const number = readPercent(percent);
  return number === undefined || number === 0 || number < -90 || number > 1000
    ? { fault: texts.enterPercent }
    : { percent: number };
}

/** The number in a text such as `5`, `+2,5 %` or `-10`. */
function readPercent(text: string): number | undefined {
  const [, sign = '', amount = ''] = /^([-+\u2212]?)(.*?)\s*%?$/.exec(text.trim()) ?? [];
  const number = readAmount(amount);
  return number === undefined || sign === '' || sign === '+' ? number : -number;
}
