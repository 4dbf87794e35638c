import type { Exchange } from './exchange.ts';

/** The result of a checked claim: null when it is true, else the reason why not, with the exchange that shows it. */
export type Finding = null | { text: string; exchange?: Exchange | undefined };

export const untrue = (text: string, exchange?: Exchange): Finding => ({ text, exchange });
