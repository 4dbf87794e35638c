import { spawn } from 'node:child_process';
import { existsSync, fstatSync, openSync, readFileSync, rmSync } from 'node:fs';

/**
 * Runs a program that knows nothing of our launcher as one of its servers: says `ready` with the program's process id, passes
 * being asked to stop on, and ends the program when the launcher has died. The one argument is JSON:
 * `{ command, args, stopSignal, folder, uid?, gid?, cwd?, logFile? }`. What the program says is shown when it fails; `folder`
 * is what a launcher that has died cannot take away any more.
 */
const { command, args, stopSignal, folder, uid, gid, cwd, logFile } = JSON.parse(process.argv[2]);
/** Linux sends the signal itself when this guard is killed, so that no program outlives it. */
const setpriv = ['/usr/bin/setpriv', '/bin/setpriv'].find((path) => existsSync(path));
const line = setpriv ? [setpriv, '--pdeathsig', stopSignal.slice('SIG'.length), '--', command] : [command];
const log = logFile ? openSync(logFile, 'a') : 'pipe';
const logged = logFile ? fstatSync(log).size : 0;
const child = spawn(line[0], [...line.slice(1), ...args], {
  stdio: ['ignore', log, log],
  uid,
  gid,
  cwd,
  detached: true,
});

let said = '';
for (const stream of [child.stdout, child.stderr]) {
  stream?.setEncoding('utf8').on('data', (text) => {
    said = (said + text).slice(-4000);
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
  const last = logFile ? readFileSync(logFile).subarray(logged).toString().slice(-1000) : said;
  if (!isStopping && code && last) console.error(last.trim());
  // Once those who wait for the same end have had their turn.
  setImmediate(() => process.exit(isStopping ? 0 : (code ?? 1)));
});
