import type { Exchange } from './exchange.ts';

/** Null: the claim is true. A text: why it is not, with the exchange that shows it. */
export type Finding = null | { text: string; exchange?: Exchange | undefined };

export const untrue = (text: string, exchange?: Exchange): Finding => ({ text, exchange });
