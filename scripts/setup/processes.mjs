import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { friendlyLogLine } from './log-line.mjs';

/** Seconds without a sign of life after which a server counts as one that will never be ready. */
const PATIENCE = 60;

/** @type {Set<import('node:child_process').ChildProcess>} */
const children = new Set();

/**
 * Starts one of our servers and waits until it says that it is ready. The child runs in a process group of its own, so
 * that Ctrl-C reaches the launcher alone, which then stops the servers in order; a launcher that dies closes the channel
 * and the server stops by itself.
 * @param {{ name: string, args: string[], env: NodeJS.ProcessEnv, rawLog?: boolean, onProgress?: (text: string) => void }} server
 *   `rawLog`: pass its log on as it is, one JSON object a line, instead of in words
 * @returns {Promise<{ child: import('node:child_process').ChildProcess, ready: Record<string, any> }>} rejects when it
 *   ends before, or gives no sign of life for a minute
 */
export function startServer({ name, args, env, rawLog = false, onProgress }) {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, { env, detached: true, stdio: ['ignore', 'pipe', 'inherit', 'ipc'] });
    children.add(child);
    createInterface({ input: child.stdout }).on('line', (line) =>
      console.log(rawLog ? line : friendlyLogLine(name, line)),
    );
    const patience = setTimeout(() => {
      child.kill('SIGKILL');
      reject(
        new Error(`The ${name} gave no sign of life for ${PATIENCE} s. Is a folder or an address it needs stuck?`),
      );
    }, PATIENCE * 1000);
    child.once('error', reject);
    child.once('exit', (code, signal) => {
      clearTimeout(patience);
      children.delete(child);
      reject(new EndedBeforeReady(name, code, signal));
    });
    child.on('message', (message) => {
      patience.refresh();
      if (message?.type === 'progress') onProgress?.(message.text);
      if (message?.type !== 'ready') return;
      clearTimeout(patience);
      resolve({ child, ready: message });
    });
  });
}

/** The server said on stderr why it does not start. */
export class EndedBeforeReady extends Error {
  constructor(name, code, signal) {
    super(`The ${name} ended before it was ready (${signal ?? `exit code ${code}`}).`);
  }
}

/** Asks a server to finish what it has accepted and to end; resolves when it has ended. */
export function stopServer(child) {
  if (!child || child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return new Promise((resolve) => {
    child.once('exit', resolve);
    child.kill('SIGTERM');
  });
}

/** Stops whatever is still there, ready or not, and does not wait longer than a drain may take. */
export async function stopRemaining() {
  const hurry = setTimeout(killServers, 12_000);
  await Promise.all([...children].map(stopServer));
  clearTimeout(hurry);
}

/** Ends every server at once: the second Ctrl-C. */
export function killServers() {
  for (const child of children) child.kill('SIGKILL');
}
