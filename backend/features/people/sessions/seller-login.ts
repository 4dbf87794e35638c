import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import type { Database, DatabaseTransaction } from '#backend/db/database.ts';
import { lockShopValue, readShopValue, writeShopValue } from '#backend/db/shop-values.ts';
import { folderFault } from '#backend/db/sqlite-file.ts';
import { StartFault } from '#backend/db/start-fault.ts';
import { recordAudit } from '#backend/audit/audit.ts';
import type { PasswordHasher } from './passwords.ts';
import { firstOwner } from './session-repository.ts';

/** The login of the first owner: the email, and the hash of the password. */
export interface SellerLogin {
  email: string;
  passwordHash: string;
}

const credentials = z.object({ email: z.string(), password: z.string().min(8) });
/** The login of the settings, and the hash of the password that a link has set instead of it, if so. */
const storedLogin = z.object({ email: z.string(), passwordHash: z.string(), chosenHash: z.string().optional() });

interface SellerCredentials {
  email: string;
  password: string;
}

function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}

async function readStored(file: string): Promise<SellerCredentials | null> {
  try {
    return credentials.parse(JSON.parse(await readFile(file, 'utf8')));
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return null;
    throw new StartFault(
      `The seller's login in ${file} cannot be read. Delete the file; the next start writes a new one.`,
    );
  }
}

/** Creates the file with its whole content in one step, unless another process was first. */
async function store(file: string, made: SellerCredentials): Promise<void> {
  const draft = `${file}.${process.pid}`;
  try {
    await writeFile(draft, `${JSON.stringify(made, null, 2)}\n`, { mode: 0o600 });
    await link(draft, file);
  } catch (error) {
    if (!hasCode(error, 'EEXIST')) throw error;
  } finally {
    await rm(draft, { force: true });
  }
}

/**
 * The seller's email and password when SELLER_EMAIL and SELLER_PASSWORD are not set: from `seller-login.json` in the data
 * folder, which the first start creates, readable by its owner only.
 *
 * @throws StartFault
 */
export async function loadOrCreateSellerCredentials(dataDir: string): Promise<SellerCredentials> {
  const file = path.join(dataDir, 'seller-login.json');
  try {
    await mkdir(dataDir, { recursive: true });
    const stored = await readStored(file);
    if (stored !== null) return stored;
    const made = { email: 'seller@greengate.local', password: randomBytes(9).toString('base64url') };
    await store(file, made);
    return (await readStored(file)) ?? made;
  } catch (error) {
    if (error instanceof StartFault) throw error;
    throw folderFault(dataDir);
  }
}

/**
 * Hashes the seller's password at the start. If the settings' login differs from the last start's, ends the first owner's
 * sessions and records that in the audit trail. A hash with old parameters is only replaced.
 */
export async function openSellerLogin(
  database: Database,
  passwords: PasswordHasher,
  seller: SellerCredentials,
  now: number,
): Promise<SellerLogin> {
  const stored = await readShopValue(database.query, 'seller-login');
  const last = storedLogin.safeParse(stored === null ? null : JSON.parse(stored)).data ?? null;
  const isSame = last?.email === seller.email && (await passwords.isRight(seller.password, last.passwordHash));
  if (last !== null && isSame && !passwords.isWeak(last.passwordHash)) return last;
  const login = { email: seller.email, passwordHash: await passwords.hash(seller.password) };
  await database.write(async (trx) => {
    await writeShopValue(trx, 'seller-login', JSON.stringify(isSame ? { ...last, ...login } : login));
    if (isSame) return;
    await endSellerSessions(trx);
    if (last !== null) await recordChangedLogin(trx, [last.email, login.email], now);
  });
  return login;
}

/** The trail shows the emails if they differ; a changed password has an entry without fields. */
async function recordChangedLogin(trx: DatabaseTransaction, [before, after]: [string, string], at: number) {
  const isNewEmail = before !== after;
  await recordAudit(trx, {
    actor: null,
    action: 'STAFF_LOGIN_CHANGED_IN_SETTINGS',
    subject: { kind: 'STAFF', id: firstOwner.id, name: firstOwner.name },
    before: isNewEmail ? { email: before } : null,
    after: isNewEmail ? { email: after } : null,
    at,
  });
}

async function readLogin(source: Database['query']): Promise<z.infer<typeof storedLogin> | null> {
  const stored = await readShopValue(source, 'seller-login');
  return stored === null ? null : storedLogin.parse(JSON.parse(stored));
}

/** The email with which the first owner logs in; null before the first start of the shop. */
export async function readSellerEmail(source: Database['query']): Promise<string | null> {
  return (await readLogin(source))?.email ?? null;
}

/**
 * The hash of the seller's password as it is now: all processes of the shop share it. Inside a transaction, `source` is the
 * transaction.
 */
export async function readSellerHash(source: Database['query'], login: SellerLogin): Promise<string> {
  const stored = await readLogin(source);
  return stored?.email === login.email ? (stored.chosenHash ?? stored.passwordHash) : login.passwordHash;
}

/** Whether the first owner still has the password of that hash. Locks the login until the transaction ends. */
export async function hasSellerHash(
  trx: DatabaseTransaction,
  login: SellerLogin,
  passwordHash: string,
): Promise<boolean> {
  await lockShopValue(trx, 'seller-login');
  return (await readSellerHash(trx, login)) === passwordHash;
}

/** Sets the first owner's password until SELLER_PASSWORD is changed, and ends the first owner's sessions. */
export async function setSellerPassword(trx: DatabaseTransaction, chosenHash: string): Promise<void> {
  await lockShopValue(trx, 'seller-login');
  const stored = await readLogin(trx);
  if (stored === null) throw new Error('The login of the seller vanished.');
  await writeShopValue(trx, 'seller-login', JSON.stringify({ ...stored, chosenHash }));
  await endSellerSessions(trx);
}

async function endSellerSessions(trx: DatabaseTransaction): Promise<void> {
  await trx
    .deleteFrom('sessions')
    .where('role', '=', 'seller')
    .where('user_id', 'is', null)
    .where('staff_id', 'is', null)
    .execute();
}

/** Compares two texts in constant time. */
export function isSameText(one: string, other: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(one), digest(other));
}
