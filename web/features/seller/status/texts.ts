import type { ShopCheckState } from '#web/__generated__/seller-status.ts';

export const status = 'Status';
export const checks = 'What was checked';
export const stateNames: Record<ShopCheckState, string> = {
  FAULT: 'Fault.',
  OK: 'Good.',
  UNKNOWN: 'Unknown.',
  WARNING: 'Warning.',
};
export const faultsAreMailed =
  'Where the shop sends mails, a new fault is mailed once to the email of the shop, or to the first owner.';
export const checkAgain = 'Check again';
