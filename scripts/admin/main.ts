import { spawnSync } from 'node:child_process';
import { existsSync, lchownSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { StartFault } from '#backend/db/start-fault.ts';
import { loadSettings, readBackend } from './settings.ts';

/**
 * The command `greengate` (`node dist/admin.js`): what an operator asks or changes beside the running shop. Backups, restores and
 * the doctor are the scripts of npm.
 */

const usage = `Use: greengate COMMAND

  status                      version, database, backups, disk, mails, and whether the shop answers; exit code 1 with a fault
  config check                faults and warnings of the settings, and names that look like typing errors
  config import FILE          writes the settings of a file into /etc/greengate/backend.env and gateway.env
  owner set-password [EMAIL]  sets the password of the first owner, or of the member with that email; reads it from stdin
  mail test EMAIL             sends a test mail to that address, and says what the mail server answered
  mail failure UNIT           mails the shop's contact that a unit of systemd has failed; OnFailure= of the units calls it
  backup [FILE]               as npm run backup
  restore FILE                as npm run restore; --rehearse [FILE] only checks the backup
  doctor URL                  as npm run doctor: checks a store of somebody else

The settings come from the environment, from .env, and on a machine of the install guide from /etc/greengate/*.env.`;

/** The folder of the program: this file is in its folder dist. */
const program = path.resolve(import.meta.dirname, '..');

process.chdir(program);
loadSettings();
try {
  process.exitCode = await run(process.argv.slice(2));
} catch (error) {
  if (!(error instanceof StartFault)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

/** @returns the exit code */
async function run([command = '', ...args]: string[]): Promise<number> {
  switch (command) {
    case 'status':
      return (await import('./status.ts')).showStatus(readBackend());
    case 'backup':
    case 'restore':
      return giveToShop(runScript('scripts/backup.mjs', [command, ...args]));
    case 'doctor':
      return runScript('scripts/doctor.mjs', args);
  }
  switch (`${command} ${args[0] ?? ''}`) {
    case 'config check':
      return (await import('./config-check.ts')).checkSettings();
    case 'config import':
      return (await import('./config-import.ts')).importSettings(args[1] && inFolderOfCaller(args[1]));
    case 'owner set-password':
      return (await import('./set-password.ts')).setOwnerPassword(readBackend(), args[1]);
    case 'mail test':
      return (await import('./test-mail.ts')).sendTestMail(readBackend(), args[1]);
    case 'mail failure':
      return (await import('./mail-failure.ts')).mailUnitFailure(readBackend(), args[1]);
  }
  const wantsHelp = ['', 'help', '--help', '-h'].includes(command);
  console[wantsHelp ? 'log' : 'error'](
    wantsHelp ? usage : `There is no command ${[command, ...args].join(' ')}.\n\n${usage}`,
  );
  return wantsHelp ? 0 : 2;
}

/** Runs one of the scripts of npm. A file that the caller names is in the folder of the caller. */
function runScript(script: string, args: string[]): number {
  const named = args.map((arg, at) =>
    at > 0 && script.endsWith('backup.mjs') && !arg.startsWith('--') ? inFolderOfCaller(arg) : arg,
  );
  return spawnSync(process.execPath, [script, ...named], { stdio: 'inherit' }).status ?? 1;
}

/** The units run as the owner of DATA_DIR, and must read and write the files there and in BACKUP_DIR that root has made. */
function giveToShop(exitCode: number): number {
  const { DATA_DIR: data, BACKUP_DIR: backups } = process.env;
  if (process.getuid?.() !== 0 || !data || !existsSync(data)) return exitCode;
  const { uid, gid } = statSync(data);
  for (const folder of backups && existsSync(backups) ? [data, backups] : [data]) {
    for (const name of readdirSync(folder).filter((each) => each.startsWith('greengate'))) {
      // Not what a link leads to: the shop may have made the link.
      lchownSync(path.join(folder, name), uid, gid);
    }
  }
  return exitCode;
}

function inFolderOfCaller(file: string): string {
  return path.resolve(process.env['PWD'] ?? program, file);
}
