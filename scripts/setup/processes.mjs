import { spawn } from 'node:child_process';

/**
 * Starts one of our servers and waits until it says that it is ready. The child runs in a process group of its own, so
 * that Ctrl-C reaches the launcher alone, which then stops the servers in order; a launcher that dies closes the channel
 * and the server stops by itself.
 * @param {{ name: string, args: string[], env: NodeJS.ProcessEnv, onProgress?: (text: string) => void }} server
 * @returns {Promise<{ child: import('node:child_process').ChildProcess, ready: Record<string, any> }>} rejects when it exits before
 */
export function startServer({ name, args, env, onProgress }) {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, {
      env,
      detached: true,
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    });
    children.add(child);
    child.on('exit', () => children.delete(child));
    child.once('error', reject);
    child.once('exit', (code, signal) => reject(new EndedBeforeReady(name, code, signal)));
    child.on('message', (message) => {
      if (message?.type === 'progress') onProgress?.(message.text);
      if (message?.type === 'ready') resolve({ child, ready: message });
    });
  });
}

/** The server said on stderr why it does not start. */
export class EndedBeforeReady extends Error {
  constructor(name, code, signal) {
    super(`The ${name} ended before it was ready (${signal ?? `exit code ${code}`}).`);
  }
}

/** @type {Set<import('node:child_process').ChildProcess>} */
const children = new Set();

/** Asks a server to finish what it has accepted and to end; resolves when it has ended. */
export function stopServer(child) {
  if (!child || child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return new Promise((resolve) => {
    child.once('exit', resolve);
    child.kill('SIGTERM');
  });
}

/** Ends every server at once: the second Ctrl-C. */
export function killServers() {
  for (const child of children) child.kill('SIGKILL');
}
