/**
 * How the shop is: the one list for the page of the owner, `greengate status` and the mails about faults. For a new check, add
 * its name here, its title to the texts, and a function to `checks` in shop-checks.ts.
 */
export const checkIds = [
  'VERSION',
  'BACKUP',
  'BACKUP_COPY',
  'BACKUP_ENCRYPTION',
  'DISK',
  'MAIL',
  'CERTIFICATE',
  'PAYMENTS',
  'OWED_REFUNDS',
  'STANDBY',
  'RESPONSE_TIME',
] as const;
export type CheckId = (typeof checkIds)[number];

/** The owner has to mend a fault, which is mailed to the shop, and may accept a warning. */
export const checkStates = ['OK', 'WARNING', 'FAULT', 'UNKNOWN'] as const;

export interface ShopCheck {
  id: CheckId;
  title: string;
  state: (typeof checkStates)[number];
  /** Sentences for people. */
  note: string;
}
