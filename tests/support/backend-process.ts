import { spawn, type ChildProcess } from 'node:child_process';
import { tmpdir } from 'node:os';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import path from 'node:path';
import type { DatabaseConfig } from '#backend/db/database.ts';
import { serverArgs, serverMalloc } from '../../scripts/setup/server-args.mjs';

/** The message that the store sends to its launcher when it is ready. */
interface ReadyMessage {
  type: 'ready';
  address: string;
  database: string;
  seeded: number;
  sellerLogin: { email: string; password: string | null };
}

export interface BackendProcess {
  child: ChildProcess;
  /** Rejects when the process ends before it is ready. */
  ready: Promise<ReadyMessage>;
  progress: string[];
  ended: Promise<{ code: number | null; stdout: string; stderr: string }>;
}

const root = path.resolve(import.meta.dirname, '../..');

/** The environment variables for a store on that database. */
export function databaseVariables(folder: string, database: DatabaseConfig): Record<string, string> {
  return { DATA_DIR: folder, ...(database.kind === 'postgres' ? { DATABASE_URL: database.url } : {}) };
}

async function read(stream: Readable | null): Promise<string> {
  return stream === null ? '' : text(stream);
}

/** Starts the built store as the launcher does: a separate process with an IPC channel. */
export function startBackendProcess(variables: Record<string, string>, { hasChannel = true } = {}): BackendProcess {
  // `server-builds.ts` has built it from today's sources.
  const child = spawn(process.execPath, [...serverArgs.backend.slice(0, -1), path.join(root, 'dist/backend/main.js')], {
    // This folder has no product pictures, because importing them takes time.
    cwd: tmpdir(),
    env: { PATH: process.env['PATH'], ...serverMalloc, BACKEND_PORT: '0', LOG_LEVEL: 'warn', ...variables },
    stdio: ['ignore', 'pipe', 'pipe', hasChannel ? 'ipc' : 'ignore'],
  });
  // The `exit` event, because `close` does not come when the test has closed the channel.
  const exited = new Promise<number | null>((resolve) => child.once('exit', resolve));
  const ended = Promise.all([exited, read(child.stdout), read(child.stderr)]).then(([code, stdout, stderr]) => ({
    code,
    stdout,
    stderr,
  }));
  const progress: string[] = [];
  const ready = new Promise<ReadyMessage>((resolve, reject) => {
    child.on('message', (message: ReadyMessage | { type: 'progress'; text: string }) => {
      if (message.type === 'ready') resolve(message);
      else progress.push(message.text);
    });
    void ended.then(({ stderr }) => reject(new Error(`The backend ended before it was ready: ${stderr}`)));
  });
  // Tests that expect a failed start only wait for `ended`.
  ready.catch(() => undefined);
  return { child, ready, progress, ended };
}
