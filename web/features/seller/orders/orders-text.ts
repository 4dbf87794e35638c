import { formatNumber } from '#web/shared/lib/numbers.ts';

/** Such as `1 order` and `1,200 orders`. */
export const ordersText = (count: number): string => `${formatNumber(count)} ${count === 1 ? 'order' : 'orders'}`;
