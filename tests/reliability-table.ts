import { platformRows } from './reliability-rows/platform-rows.ts';
import type { ReliabilityRow } from './reliability-rows/reliability-row.ts';
import { shopRows } from './reliability-rows/shop-rows.ts';

/**
 * The faults and attacks R1 to R96 the store was planned against, by number, each with the tests that meet it or a reason
 * why the store has none.
 */
export const reliabilityTable: Record<number, ReliabilityRow> = { ...shopRows, ...platformRows };
