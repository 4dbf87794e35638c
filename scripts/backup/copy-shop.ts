import { readBackendConfig } from '#backend/config.ts';
import { backUp } from '#backend/db/backup/back-up.ts';
import { restore } from '#backend/db/backup/restore.ts';
import { StartFault } from '#backend/db/start-fault.ts';

/** `npm run backup -- FILE` and `npm run restore -- FILE`; backup.mjs starts it after installing the dependencies. */

const [task, file] = process.argv.slice(2);
if (file === undefined) {
  console.error(`Name the file: npm run ${task} -- greengate-backup.db`);
  process.exit(1);
}
const read = readBackendConfig();
if ('faults' in read) {
  console.error(read.faults.join('\n'));
  process.exit(1);
}
const { database } = read.config;
const where = database.kind === 'sqlite' ? database.file : 'the database of DATABASE_URL';
try {
  if (task === 'backup') {
    await backUp(database, file);
    console.log(`Everything in ${where} is saved in ${file}.`);
  } else {
    const previous = await restore(database, file);
    console.log(`Everything saved in ${file} is back in ${where}.`);
    if (previous !== null) console.log(`The previous data is in ${previous}.`);
  }
} catch (error) {
  if (!(error instanceof StartFault)) throw error;
  console.error(error.message);
  process.exit(1);
}
