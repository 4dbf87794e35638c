import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import type { Database } from '#backend/db/database.ts';
import { readShopValue, writeShopValue } from '#backend/db/shop-values.ts';
import { StartFault } from '#backend/db/start-fault.ts';
import type { PasswordHasher } from './passwords.ts';

/** The one seller: the email, and the hash of the password. */
export interface SellerLogin {
  email: string;
  passwordHash: string;
}

const credentials = z.object({ email: z.string(), password: z.string().min(8) });
const storedLogin = z.object({ email: z.string(), passwordHash: z.string() });

interface SellerCredentials {
  email: string;
  password: string;
}

function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}

async function readKept(file: string): Promise<SellerCredentials | null> {
  try {
    return credentials.parse(JSON.parse(await readFile(file, 'utf8')));
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return null;
    throw new StartFault(`The seller's login in ${file} cannot be read. Delete the file to have a new one made.`);
  }
}

/** Puts the whole file there at once, unless another process was first. */
async function keep(file: string, made: SellerCredentials): Promise<void> {
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
 * The seller's email and password for a shop without SELLER_EMAIL and SELLER_PASSWORD: made once, kept in
 * `seller-login.json` of the data folder, readable by its owner only.
 */
export async function loadOrCreateSellerCredentials(dataDir: string): Promise<SellerCredentials> {
  const file = path.join(dataDir, 'seller-login.json');
  try {
    await mkdir(dataDir, { recursive: true });
    const kept = await readKept(file);
    if (kept !== null) return kept;
    const made = { email: 'seller@greengate.local', password: randomBytes(9).toString('base64url') };
    await keep(file, made);
    return (await readKept(file)) ?? made;
  } catch (error) {
    if (error instanceof StartFault) throw error;
    throw new StartFault(`The folder ${dataDir} cannot be written. Make it writable, or set DATA_DIR.`);
  }
}

/** Hashes the seller's password at start. When it is another one than last time, the seller's sessions end. */
export async function openSellerLogin(
  database: Database,
  passwords: PasswordHasher,
  seller: SellerCredentials,
): Promise<SellerLogin> {
  const stored = await readShopValue(database, 'seller-login');
  const last = storedLogin.safeParse(stored === null ? null : JSON.parse(stored));
  const isSame =
    last.success &&
    last.data.email === seller.email &&
    !passwords.isWeak(last.data.passwordHash) &&
    (await passwords.isRight(seller.password, last.data.passwordHash));
  if (isSame) return last.data;
  const login = { email: seller.email, passwordHash: await passwords.hash(seller.password) };
  await database.write(async (trx) => {
    await writeShopValue(trx, 'seller-login', JSON.stringify(login));
    await trx.deleteFrom('sessions').where('role', '=', 'seller').where('user_id', 'is', null).execute();
  });
  return login;
}

/** Compares in a time that does not depend on where the two differ. */
export function isSameText(one: string, other: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(one), digest(other));
}
