import { formatNumber } from '#web/shared/lib/numbers.ts';

/** A number of orders in words: `1 order`, `1,200 orders`. */
export const ordersText = (count: number): string => `${formatNumber(count)} ${count === 1 ? 'order' : 'orders'}`;
