import { maxQuantity } from '#common/limits.ts';
import type { UserError } from './user-errors.ts';
import * as texts from './texts.ts';

const maxLines = 100;

/** The faults in the lines of a cart or of an order, by the rules in the schema. */
export function lineErrors(lines: readonly { quantity: number }[]): UserError[] {
  if (lines.length > maxLines) {
    return [{ code: 'TOO_MANY', field: ['items'], message: texts.tooManyLines(maxLines) }];
  }
  return lines.flatMap(({ quantity }, index): UserError[] => {
    if (quantity >= 1 && quantity <= maxQuantity) return [];
    const code = quantity < 1 ? 'INVALID' : 'TOO_MANY';
    return [{ code, field: ['items', String(index), 'quantity'], message: texts.quantityRange(maxQuantity) }];
  });
}
