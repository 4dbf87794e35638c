import { existsSync, type StatsFs } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { sql } from 'kysely';
import type { BackendConfig } from '#backend/config.ts';
import { readLastBackup } from '#backend/db/backup/last-backup.ts';
import { amountText } from '#backend/currency.ts';
import type { Database } from '#backend/db/database.ts';
import type { OwedRefund } from '#backend/features/orders/refunds/owed-refund-repository.ts';
import { newestFileAt, readShopState } from '#backend/metrics/shop-state.ts';
import { readNewerRelease, type Release } from '#backend/update-feed.ts';
import packageJson from '../../../../package.json' with { type: 'json' };
import { defaultSettings } from '../settings/default-settings.ts';
import { readSettings } from '../settings/settings-repository.ts';
import { createCertificateReader, type Certificate } from './certificate.ts';
import { checkIds, type CheckId, type ShopCheck } from './check-ids.ts';
import { readStandbys } from './standby.ts';
import { readLastMailFault } from './status-repository.ts';
import * as texts from './texts.ts';

type Found = Pick<ShopCheck, 'state' | 'note'>;

interface CheckParts {
  config: BackendConfig;
  /** Null when it cannot be reached. */
  database: Database | null;
  /** Milliseconds since 1970. */
  now: number;
  readers: Readers;
}

/** What the checks read outside the database, or of the orders. */
export interface Readers {
  certificateOf: (address: URL) => Promise<Certificate | null>;
  diskOf: (folder: string) => Promise<Pick<StatsFs, 'bavail' | 'blocks' | 'bsize'>>;
  /** The orders of which too little was paid back. */
  owedRefundsOf: (database: Database) => Promise<OwedRefund[]>;
}

export const createReaders = (owedRefundsOf: Readers['owedRefundsOf']): Readers => ({
  certificateOf: createCertificateReader(),
  diskOf: statfs,
  owedRefundsOf,
});

const hourMs = 3_600_000;
// The alerts of deploy/monitoring have the limits of the faults.
const maxBackupAgeMs = 26 * hourMs;
const minFreeShare = 0.1;
const maxMailAgeMs = hourMs / 2;
const minCertificateMs = 14 * 24 * hourMs;
const slowResponseMs = 500;

const ok = (note: string): Found => ({ state: 'OK', note });
const warning = (note: string): Found => ({ state: 'WARNING', note });
const fault = (note: string): Found => ({ state: 'FAULT', note });
const unknown = (note: string): Found => ({ state: 'UNKNOWN', note });

async function readFacts({ config, database, now, readers }: CheckParts) {
  const startedAt = performance.now();
  if (database !== null) await sql`select 1`.execute(database.query);
  const responseMs = performance.now() - startedAt;
  const saved = database && (await readSettings(database.query, defaultSettings(config)));
  const last = database && (await readLastBackup(database.query));
  const fileAt = config.backups && (await newestFileAt(config.backups.folder));
  const address = new URL(config.shopUrl);
  const moments = new Intl.DateTimeFormat(config.locale, {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: saved?.settings.timeZone ?? 'UTC',
  });
  return {
    config,
    now,
    address,
    shop: database && { ...(await readShopState(database)), responseMs, mailFault: await readLastMailFault(database) },
    owed: database && (await readers.owedRefundsOf(database)),
    standbys: database && (await readStandbys(database)),
    newer: database && (await readNewerRelease(database, config)),
    last,
    backupAt: last === null && fileAt === null ? null : Math.max(last?.at ?? 0, fileAt ?? 0),
    certificate: address.protocol === 'https:' ? await readers.certificateOf(address) : null,
    diskOf: readers.diskOf,
    momentText: (at: number) => moments.format(at),
  };
}

type Facts = Awaited<ReturnType<typeof readFacts>>;

function checkVersion({ newer }: Facts): Found {
  const note = texts.version(packageJson.version, process.version);
  return newer === null ? ok(note) : warning(`${note} ${newerText(newer)}`);
}

const newerText = ({ version, notes }: Release): string =>
  notes === null ? texts.newerVersion(version) : `${texts.newerVersion(version)} ${notes}`;

function checkBackup({ config: { backups }, backupAt, now, momentText }: Facts): Found {
  if (backupAt === null) {
    if (backups === null) return fault(texts.noBackupFolder);
    return existsSync(backups.folder) ? fault(texts.noBackup(backups.folder)) : unknown(texts.noFolder(backups.folder));
  }
  const ageMs = Math.max(0, now - backupAt);
  const note = texts.backupMade(momentText(backupAt), Math.round(ageMs / hourMs));
  return ageMs < maxBackupAgeMs ? ok(note) : fault(`${note} ${texts.backupOld}`);
}

const freeShareOf = ({ bavail, blocks }: Pick<StatsFs, 'bavail' | 'blocks'>): number => bavail / blocks;

async function checkDisk({ config: { dataDir, backups, locale }, diskOf }: Facts): Promise<Found> {
  const folders = [dataDir, ...(backups === null ? [] : [backups.folder])].filter((folder) => existsSync(folder));
  const disks = await Promise.all(folders.map(async (folder) => ({ folder, disk: await diskOf(folder) })));
  const [fullest] = disks.toSorted((one, other) => freeShareOf(one.disk) - freeShareOf(other.disk));
  if (fullest === undefined) return unknown(texts.noDisk);
  const { folder, disk } = fullest;
  const amounts = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 });
  const gigabytes = (count: number) => amounts.format((count * disk.bsize) / 1e9);
  const note = texts.diskFree(gigabytes(disk.bavail), gigabytes(disk.blocks), folder);
  return freeShareOf(disk) > minFreeShare ? ok(note) : fault(`${note} ${texts.diskFull}`);
}

function checkMail({ config: { mail }, shop, now, momentText }: Facts): Found {
  if (mail === null) return warning(texts.mailOff);
  if (shop === null) return unknown(texts.databaseAway);
  const { mailsWaiting, oldestMailAt, mailsGivenUp, mailFault } = shop;
  const last = mailFault === null ? '' : ` ${texts.lastMailFault(momentText(mailFault.at), mailFault.text)}`;
  if (oldestMailAt !== null && now - oldestMailAt > maxMailAgeMs) {
    return fault(texts.mailsStuck(mailsWaiting, momentText(oldestMailAt)) + last);
  }
  if (mailsGivenUp > 0) return warning(texts.mailsGivenUp(mailsGivenUp) + last);
  return ok((mail.kind === 'smtp' ? texts.mailOn : texts.mailOnPage) + last);
}

function checkCertificate({ address, certificate, now, momentText }: Facts): Found {
  if (address.protocol !== 'https:') return unknown(texts.noHttps(address.origin));
  if (certificate === null) return unknown(texts.noCertificate(address.origin));
  const { endsAt, isTrusted } = certificate;
  if (endsAt <= now) return fault(texts.certificateEnded(momentText(endsAt)));
  const note = texts.certificateEnds(momentText(endsAt));
  if (endsAt - now < minCertificateMs) return fault(`${note} ${texts.certificateNotRenewed}`);
  return isTrusted ? ok(note) : warning(`${note} ${texts.certificateUntrusted}`);
}

/** The most orders that the note names. */
const maxOwedNamed = 50;

function checkOwedRefunds({ owed, config }: Facts): Found | null {
  if (owed === null || owed.length === 0) return null;
  const rates = new Intl.NumberFormat(config.locale, { style: 'percent', maximumFractionDigits: 2 });
  const named = owed.slice(0, maxOwedNamed).map(({ orderNumber, currency, parts }) => {
    const amounts = parts.map(({ cents, tax: { name, basisPoints } }) => {
      const amount = amountText(cents, currency, config);
      return name === '' ? amount : texts.ofRate(amount, rates.format(basisPoints / 10_000));
    });
    return texts.owedOfOrder(orderNumber, new Intl.ListFormat(config.locale).format(amounts));
  });
  const more = owed.length - named.length;
  return warning([texts.owedRefunds(named.join('; ')), ...(more > 0 ? [texts.owedMore(more)] : [])].join(' '));
}

function checkStandby({ config, shop, standbys }: Facts): Found | null {
  if (config.database.kind === 'sqlite') return null;
  if (shop === null || standbys === null) return unknown(texts.databaseAway);
  const { areAwaited, connected, synchronous, hidden } = standbys;
  if (!areAwaited) return connected === 0 ? ok(texts.standbyNone) : warning(texts.standbyAsynchronous);
  if (synchronous > 0) return ok(texts.standbyConnected);
  return hidden > 0 ? unknown(texts.standbyHidden) : fault(texts.standbyAway);
}

/** Each check; null when it makes no sense in this shop. */
const checks: Record<CheckId, (facts: Facts) => Found | null | Promise<Found>> = {
  VERSION: checkVersion,
  BACKUP: checkBackup,
  BACKUP_COPY: ({ config: { backups }, backupAt, last }) => {
    if (backups === null || backupAt === null) return null;
    if (backups.hook === null) return warning(texts.noCopy);
    if (last?.isCopied == null) return unknown(texts.copyUnknown);
    return last.isCopied ? ok(texts.copied) : fault(texts.copyFailed);
  },
  BACKUP_ENCRYPTION: ({ config: { backups }, backupAt, last }) => {
    if (backups === null || backupAt === null) return null;
    if (last === null) return unknown(texts.encryptionUnknown);
    return last.isEncrypted ? ok(texts.encrypted) : warning(texts.notEncrypted);
  },
  DISK: checkDisk,
  MAIL: checkMail,
  CERTIFICATE: checkCertificate,
  PAYMENTS: ({ shop }) =>
    shop === null ? unknown(texts.databaseAway) : ok(texts.waiting(shop.paymentsWaiting, shop.refundsWaiting)),
  OWED_REFUNDS: checkOwedRefunds,
  STANDBY: checkStandby,
  RESPONSE_TIME: ({ shop }) => {
    if (shop === null) return unknown(texts.databaseAway);
    const note = texts.responseTime(Math.ceil(shop.responseMs));
    return shop.responseMs < slowResponseMs ? ok(note) : warning(note);
  },
};

/** All checks that make sense in this shop, in the order of `checkIds`. */
export async function shopChecks(parts: CheckParts): Promise<ShopCheck[]> {
  const facts = await readFacts(parts);
  const found: ShopCheck[] = [];
  for (const id of checkIds) {
    const result = await checks[id](facts);
    if (result !== null) found.push({ id, title: texts.titles[id], ...result });
  }
  return found;
}
