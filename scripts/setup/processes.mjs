import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { friendlyLogLine } from './log-line.mjs';
import { printsJson, say } from './terminal.mjs';

/** A starting server that sends no message for so long will never be ready, unless it upgrades its database. */
const silenceTimeoutMs = 60_000;
/**
 * While a server upgrades its database without a message, the command prints after each such time how long it has
 * taken.
 */
const upgradeNoteMs = 5000;
/** The time that servers may take to finish their requests before they are killed. */
const drainTimeoutMs = 12_000;

/** @type {Set<import('node:child_process').ChildProcess>} */
const children = new Set();

/**
 * Starts a server and waits for its ready message. The child has its own process group, so that Ctrl-C reaches only the
 * launcher, which then stops the servers in order. When the launcher dies, the channel closes and the server stops itself.
 * @param {{ name: string, args: string[], env: NodeJS.ProcessEnv, rawLog?: boolean, onProgress?: (text: string) => void }} server
 *   `rawLog`: print its log as it is, one JSON object per line, instead of in words
 * @returns {Promise<{ child: import('node:child_process').ChildProcess, ready: Record<string, any> }>} rejects when it
 *   ends before, or sends no message for `silenceTimeoutMs`. While it upgrades its database, it may be silent for any time:
 *   one SQL statement over many orders takes minutes, and killing it would undo the work that every later start must repeat.
 */
export function startServer({ name, args, env, rawLog = false, onProgress }) {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, { env, detached: true, stdio: ['ignore', 'pipe', 'inherit', 'ipc'] });
    const output = /** @type {import('node:stream').Readable} */ (child.stdout);
    children.add(child);
    createInterface({ input: output }).on('line', (line) => printLine(line, { name, rawLog }));
    const giveUp = () => {
      child.kill('SIGKILL');
      reject(
        new Error(
          `The ${name} sent no message for ${silenceTimeoutMs / 1000} s. Does a folder or an address that it needs hang?`,
        ),
      );
    };
    let timer = setTimeout(giveUp, silenceTimeoutMs);
    child.once('error', reject);
    child.once('exit', (code, signal) => {
      clearTimeout(timer);
      children.delete(child);
      reject(new EndedBeforeReady(name, code, signal));
    });
    child.on('message', (/** @type {Record<string, any>} */ message) => {
      clearTimeout(timer);
      if (message.type === 'ready') {
        resolve({ child, ready: message });
        return;
      }
      onProgress?.(message.text);
      timer = message.isUpgrade ? showDuration(message.text, onProgress) : setTimeout(giveUp, silenceTimeoutMs);
    });
  });
}

/**
 * Shows a text again and again, with the time since the first.
 * @param {string} text
 * @param {((text: string) => void)} [show]
 */
function showDuration(text, show) {
  const startedAt = performance.now();
  return setInterval(() => {
    show?.(`${text}, for ${Math.round((performance.now() - startedAt) / 1000)} s`);
  }, upgradeNoteMs);
}

/**
 * Prints a line of a server. In production, lines that are no JSON object become one.
 * @param {string} line
 * @param {{ name: string, rawLog: boolean }} server
 */
function printLine(line, { name, rawLog }) {
  if (!printsJson()) console.log(rawLog ? line : friendlyLogLine(name, line));
  else if (line.startsWith('{')) console.log(line);
  else say(line, { server: name });
}

/** The server has printed on stderr why it does not start. */
export class EndedBeforeReady extends Error {
  /**
   * @param {string} name
   * @param {number | null} code
   * @param {NodeJS.Signals | null} signal
   */
  constructor(name, code, signal) {
    super(`The ${name} ended before it was ready (${signal ?? `exit code ${code}`}).`);
  }
}

/**
 * Asks a server to finish its requests and to end; resolves when it has ended.
 * @param {import('node:child_process').ChildProcess} [child]
 * @returns {Promise<void>}
 */
export function stopServer(child) {
  if (!child || child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return new Promise((resolve) => {
    child.once('exit', () => resolve());
    child.kill('SIGTERM');
  });
}

/** Stops all servers that still run, ready or not, and kills those that take longer than `drainTimeoutMs`. */
export async function stopRemaining() {
  const timer = setTimeout(killServers, drainTimeoutMs);
  await Promise.all([...children].map((child) => stopServer(child)));
  clearTimeout(timer);
}

/** Kills every server: the second Ctrl-C. */
export function killServers() {
  for (const child of children) child.kill('SIGKILL');
}
