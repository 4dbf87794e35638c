import { spawn } from 'node:child_process';
import { openSync } from 'node:fs';

/**
 * Runs a program that knows nothing of our launcher as one of its servers: says `ready` with the program's process id, passes
 * being asked to stop on, and ends the program when the launcher has died. The one argument is JSON:
 * `{ command, args, stopSignal, uid?, gid?, cwd?, logFile? }`. What the program says is kept, and shown when it fails.
 */
const { command, args, stopSignal, uid, gid, cwd, logFile } = JSON.parse(process.argv[2]);
const log = logFile ? openSync(logFile, 'a') : 'pipe';
const child = spawn(command, args, { stdio: ['ignore', log, log], uid, gid, cwd, detached: true });

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
process.on('disconnect', stop);

child.once('error', (error) => {
  console.error(`${command} cannot be run: ${error.message}`);
  process.exit(1);
});
child.once('spawn', () => process.send?.({ type: 'ready', pid: child.pid }));
child.once('close', (code) => {
  if (!isStopping && code && said) console.error(said.trim());
  process.exit(isStopping ? 0 : (code ?? 1));
});
