import { comma } from '../lib/texts.ts';
import type { Refund } from './order-types.ts';
import * as texts from './texts.ts';

export { refundStates } from './texts.ts';

/** The products that a refund is for, such as ` for Carrots, Soap`; empty when it is for the whole order. */
export function refundedNames(positions: Refund['positions'], items: readonly { name: string | null }[]): string {
  if (!positions?.length) return '';
  return texts.forProducts(positions.map((at) => items[at]?.name ?? texts.goneProduct).join(comma));
}
