import { existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import path from 'node:path';
import Libsql from 'libsql';
import type { DatabaseConfig } from '../database.ts';
import { StartFault } from '../start-fault.ts';
import { copyOut, sealBackup } from './backup-file.ts';
import { encryptFile } from './encryption.ts';
import { flush } from './flush.ts';
import { copyFromPostgres } from './postgres-copy.ts';

function copyFromSqlite(source: string, target: string): void {
  if (!existsSync(source)) throw new StartFault(`There is no shop in ${source}. Set DATA_DIR to the folder it is in.`);
  const file = new Libsql(source, { readonly: true });
  try {
    file.pragma('busy_timeout = 10000');
    copyOut(file, target);
  } finally {
    file.close();
  }
}

/** @throws StartFault when the file exists, or its folder does not */
export function checkTarget(file: string): void {
  if (existsSync(file)) throw new StartFault(`${file} exists already. Name a file that does not.`);
  if (!existsSync(path.dirname(path.resolve(file)))) {
    throw new StartFault(`The folder of ${file} does not exist. Make it, or name another file.`);
  }
}

/**
 * Writes all data of the shop, as of one moment, into a new file. The store may be running. The file gets its name only when
 * it is complete.
 *
 * @throws StartFault
 */
export async function backUp(config: DatabaseConfig, file: string): Promise<void> {
  checkTarget(file);
  const draft = `${file}.partial`;
  await rm(draft, { force: true });
  try {
    if (config.kind === 'sqlite') copyFromSqlite(config.file, draft);
    else await copyFromPostgres(config.url, `${draft}-work`, draft);
    const copy = new Libsql(draft);
    sealBackup(copy);
    copy.close();
    await flush(draft);
    await rename(draft, file);
  } finally {
    for (const rest of ['', '-work', '-work-wal', '-work-shm']) await rm(draft + rest, { force: true });
  }
}

/**
 * As `backUp`, encrypted with the key. `plain` is a name for the file before it is encrypted, which is deleted; `fileOf` names the
 * encrypted one. Returns that name.
 *
 * @throws StartFault
 */
export async function backUpEncrypted(
  config: DatabaseConfig,
  plain: string,
  fileOf: (plain: string) => string,
  key: string,
): Promise<string> {
  await rm(plain, { force: true });
  try {
    await backUp(config, plain);
    const file = fileOf(plain);
    checkTarget(file);
    await encryptFile(plain, file, key);
    return file;
  } finally {
    await rm(plain, { force: true });
  }
}
