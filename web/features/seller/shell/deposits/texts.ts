import type { DepositKind, DepositPayout } from '#web/__generated__/inputs-and-enums.ts';

/** How money was given back. The history of the shop says it too. */
export const payoutNames: Record<DepositPayout, string> = {
  CASH: 'Cash',
  TERMINAL: 'To the card, by the terminal',
  TRANSFER: 'Bank transfer',
};
export const kindNames: Record<DepositKind, string> = {
  RETURNABLE: 'Filled again',
  SINGLE_USE: 'Single use',
  CRATE: 'Crate',
};
