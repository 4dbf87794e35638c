import { createCipheriv, createDecipheriv, pbkdf2Sync, randomBytes } from 'node:crypto';
import { closeSync, copyFileSync, createReadStream, createWriteStream, openSync, readSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { StartFault } from '../start-fault.ts';
import { flush } from './flush.ts';

/**
 * Encrypted backups have the format of `openssl enc -aes-256-cbc -pbkdf2 -iter 600000`, so that they can be read without this
 * program. The checksums inside show whether the content is what was saved.
 */

const magic = Buffer.from('Salted__');
const saltBytes = 8;
const headerBytes = magic.length + saltBytes;
const iterations = 600_000;
/** The first bytes of every SQLite file. */
const sqliteMagic = 'SQLite format 3\0';

function firstBytes(file: string, count: number): Buffer {
  const bytes = Buffer.alloc(count);
  const opened = openSync(file, 'r');
  try {
    return bytes.subarray(0, readSync(opened, bytes, 0, count, 0));
  } finally {
    closeSync(opened);
  }
}

function derive(key: string, salt: Buffer): [key: Buffer, iv: Buffer] {
  const derived = pbkdf2Sync(key, salt, iterations, 48, 'sha256');
  return [derived.subarray(0, 32), derived.subarray(32)];
}

function isEncrypted(file: string): boolean {
  return firstBytes(file, magic.length).equals(magic);
}

/** Writes the file encrypted to the target, which gets its name only when it is complete. */
export async function encryptFile(file: string, target: string, key: string): Promise<void> {
  const draft = `${target}.partial`;
  await rm(draft, { force: true });
  try {
    const salt = randomBytes(saltBytes);
    const output = createWriteStream(draft, { flags: 'wx', mode: 0o600 });
    output.write(Buffer.concat([magic, salt]));
    await pipeline(createReadStream(file), createCipheriv('aes-256-cbc', ...derive(key, salt)), output);
    await flush(draft);
    await rename(draft, target);
  } finally {
    await rm(draft, { force: true });
  }
}

async function decryptFile(file: string, target: string, key: string): Promise<void> {
  const salt = firstBytes(file, headerBytes).subarray(magic.length);
  const decipher = createDecipheriv('aes-256-cbc', ...derive(key, salt));
  const output = createWriteStream(target, { mode: 0o600 });
  try {
    await pipeline(createReadStream(file, { start: headerBytes }), decipher, output);
  } catch (error) {
    // The padding at the end does not fit. Other errors, such as of the disk, are not about the key.
    if (!(error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_OSSL'))) throw error;
    await rm(target, { force: true });
    throw wrongKey(file);
  }
  if (firstBytes(target, sqliteMagic.length).toString('latin1') === sqliteMagic) return;
  await rm(target, { force: true });
  throw wrongKey(file);
}

const wrongKey = (file: string) =>
  new StartFault(
    `${file} was not restored: BACKUP_KEY is not the key with which it was encrypted, or the file is damaged. Nothing was changed.`,
  );

/**
 * Copies a backup; an encrypted one is decrypted with the key.
 *
 * @throws StartFault when the key is missing or wrong
 */
export async function copyDecrypted(file: string, copy: string, key: string | null): Promise<void> {
  if (!isEncrypted(file)) {
    copyFileSync(file, copy);
  } else if (key === null) {
    throw new StartFault(
      `${file} was not restored: it is encrypted. Set BACKUP_KEY to the key with which it was made. Nothing was changed.`,
    );
  } else {
    await decryptFile(file, copy, key);
  }
}
