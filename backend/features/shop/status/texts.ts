import type { CheckId } from './check-ids.ts';

/** What is checked, as the first words of a line. */
export const titles: Record<CheckId, string> = {
  VERSION: 'Version',
  BACKUP: 'Backup',
  BACKUP_COPY: 'Copy of the backup',
  BACKUP_ENCRYPTION: 'Encryption of the backup',
  DISK: 'Disk',
  MAIL: 'Mail',
  CERTIFICATE: 'Certificate',
  PAYMENTS: 'Waiting payments',
  OWED_REFUNDS: 'Refunds that are owed',
  STANDBY: 'Synchronous standby',
  RESPONSE_TIME: 'Response time',
};

export const databaseAway = 'The database cannot be asked.';

export const version = (greengate: string, node: string) => `Greengate ${greengate}, Node ${node}.`;
export const newerVersion = (version: string) => `Version ${version} is available.`;

// Backups. Names in capital letters are settings.
export const noBackupFolder = 'The shop makes no backups: BACKUP_DIR is not set.';
export const noBackup = (folder: string) => `No backup is in ${folder}.`;
export const noFolder = (folder: string) =>
  `No backup is known, and this machine does not have the folder ${folder}. The backup may be made by another machine.`;
export const backupMade = (moment: string, hours: number) =>
  `The newest one is of ${moment}, ${hours} ${hours === 1 ? 'hour' : 'hours'} ago.`;
export const backupOld = 'A backup has to be made every day.';
export const noCopy =
  'No copy is on another machine: when the disk breaks, the shop and its backups are lost. BACKUP_HOOK makes copies.';
export const copyUnknown = 'It is not known whether the newest backup was copied to another machine.';
export const copied = 'The newest backup was copied by BACKUP_HOOK.';
export const copyFailed = 'The newest backup was not copied to another machine: BACKUP_HOOK failed.';
export const encryptionUnknown = 'It is not known whether the newest backup is encrypted.';
export const encrypted = 'The newest backup is encrypted.';
export const notEncrypted =
  'The newest backup is not encrypted: everybody who gets the file reads the names and addresses in it.';

export const noDisk = 'The folders of the shop are not on this machine.';
/** `free` and `size` are in gigabytes. */
export const diskFree = (free: string, size: string, folder: string) => `${free} of ${size} GB are free at ${folder}.`;
export const diskFull = 'On a full disk, the shop takes no orders.';

export const mailOff = 'The shop sends no mails: SMTP_URL is not set.';
export const mailOn = 'Mail is on.';
export const mailOnPage = 'The store shows the mails on the page /mails and sends none.';
export const mailsStuck = (count: number, moment: string) =>
  `${count} ${count === 1 ? 'mail waits' : 'mails wait'} to be sent, the oldest one since ${moment}.`;
export const mailsGivenUp = (count: number) =>
  `${count} ${count === 1 ? 'mail' : 'mails'} of the last 30 days could not be sent.`;
/** `fault` is a sentence. */
export const lastMailFault = (moment: string, fault: string) =>
  `The last mail that could not be sent is of ${moment}: ${fault}`;

export const noHttps = (address: string) => `The address ${address} has none, because it is not https (PUBLIC_URL).`;
export const noCertificate = (address: string) => `This machine could not read the certificate of ${address}.`;
export const certificateEnds = (moment: string) => `It is valid until ${moment}.`;
export const certificateEnded = (moment: string) => `It ended ${moment}: browsers warn of the shop.`;
export const certificateNotRenewed = 'It should have been renewed by now.';
export const certificateUntrusted = 'This machine does not trust it, and browsers may not either.';

export const waiting = (payments: number, refunds: number) =>
  `Orders that wait for their online payment: ${payments}. Refunds that the payment provider has not confirmed: ${refunds}.`;
/** `orders` is a list such as `No. 1001: $3.00 (19 %)`. */
export const owedRefunds = (orders: string) =>
  `An earlier version paid too little back when these orders were packed: a refund for one product paid for another one that was missing. Please refund the amounts under Orders, for no product. The percentages are the taxes under which your takings have them. ${orders}.`;
export const owedMore = (orders: number) => `And ${orders} more; they appear when these are paid back.`;
export const owedOfOrder = (order: number, amounts: string) => `No. ${order}: ${amounts}`;
export const ofRate = (amount: string, rate: string) => `${amount} (${rate})`;
// The other server of PostgreSQL. Names in small letters are its settings.
export const standbyConnected = 'It is connected: an order is confirmed only when two servers have it.';
export const standbyAway =
  'None is connected, although PostgreSQL has to wait for one: orders wait, too. Start the standby, or empty synchronous_standby_names.';
export const standbyAsynchronous =
  'A standby is connected, but PostgreSQL does not wait for it: a failover can lose the last orders. Name it in synchronous_standby_names.';
export const standbyNone = 'None is set up.';
export const standbyHidden =
  'The role of the store may not read this. Allow it: grant pg_read_all_stats to the role of DATABASE_URL.';
export const responseTime = (milliseconds: number) => `The database of the store answered in ${milliseconds} ms.`;

// The mails about faults. `checks` are titles with commas.
export const faultSubject = (shop: string, checks: string) => `Fault in ${shop}: ${checks}`;
export const faultHeading = 'Something in the shop has to be mended';
export const openStatus = 'Open the status';
export const faultMailedOnce = 'A fault that stays is mailed only once.';
export const unitSubject = (shop: string, unit: string) => `Fault in ${shop}: ${unit} failed`;
export const unitHeading = (unit: string) => `${unit} failed`;
/** A command follows. */
export const unitFailed = (machine: string) =>
  `It is a unit of systemd on ${machine}. This command shows why it failed:`;
