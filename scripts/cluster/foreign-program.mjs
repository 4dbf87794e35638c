import { spawn } from 'node:child_process';
import { existsSync, fstatSync, openSync, readFileSync, rmSync } from 'node:fs';

/**
 * Runs a program that is not ours (HAProxy, PostgreSQL) so that the supervisor can treat it as one of our servers: sends
 * `ready` with the program's process id, stops the program on SIGTERM and SIGINT, and prints what it wrote when it fails.
 * When the launcher has died, it stops the program and removes `folder`. The one argument is JSON.
 */

const maxPrintedLength = 4000;

const { command, args, stopSignal, folder, uid, gid, cwd, logFile } =
  /** @type {{ command: string, args: string[], stopSignal: NodeJS.Signals, folder: string, uid?: number, gid?: number,
   *   cwd?: string, logFile?: string }} */
  (JSON.parse(process.argv[2] ?? ''));
/** The program with which Linux sends `stopSignal` to the started one when this process is killed. */
const setpriv = ['/usr/bin/setpriv', '/bin/setpriv'].find((path) => existsSync(path));
const prefix = setpriv ? ['--pdeathsig', stopSignal.slice('SIG'.length), '--', command] : [];
const log = logFile ? openSync(logFile, 'a') : 'pipe';
/** The size of the log file at the start: older lines are not ours. */
const logged = typeof log === 'number' ? fstatSync(log).size : 0;
const child = spawn(setpriv ?? command, [...prefix, ...args], {
  stdio: ['ignore', log, log],
  uid,
  gid,
  cwd,
  detached: true,
});

let printed = '';
for (const stream of [child.stdout, child.stderr]) {
  stream?.setEncoding('utf8').on('data', (text) => {
    printed = (printed + text).slice(-maxPrintedLength);
  });
}

let isStopping = false;
const stop = () => {
  isStopping = true;
  child.kill(stopSignal);
};
process.on('SIGTERM', stop);
process.on('SIGINT', stop);
process.on('disconnect', () => {
  child.once('close', () => rmSync(folder, { recursive: true, force: true }));
  stop();
});

child.once('error', (error) => {
  console.error(`${command} cannot be run: ${error.message}`);
  process.exit(1);
});
child.once('spawn', () => process.send?.({ type: 'ready', pid: child.pid }));
child.once('close', (code) => {
  const last = logFile ? readFileSync(logFile).subarray(logged).toString().slice(-1000) : printed;
  if (!isStopping && code && last) console.error(last.trim());
  // Let the other listeners of this event run first.
  setImmediate(() => process.exit(isStopping ? 0 : (code ?? 1)));
});
