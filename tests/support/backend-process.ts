import { spawn, type ChildProcess } from 'node:child_process';
import { tmpdir } from 'node:os';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import path from 'node:path';
import type { DatabaseConfig } from '#backend/db/database.ts';
import { isFullDrill } from './drill.ts';

/** What the launcher hears when the store is ready. */
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

/** The variables that put a store on that database. */
export function databaseVariables(folder: string, database: DatabaseConfig): Record<string, string> {
  return { DATA_DIR: folder, ...(database.kind === 'postgres' ? { DATABASE_URL: database.url } : {}) };
}

async function read(stream: Readable | null): Promise<string> {
  return stream === null ? '' : text(stream);
}

/** Starts `backend/main.ts` as the launcher does: a process of its own with a channel to it. */
export function startBackendProcess(variables: Record<string, string>, { hasChannel = true } = {}): BackendProcess {
  // Drills start it as `npm start` does, bundled; tests from its sources, so that they never see an old bundle.
  const entry = isFullDrill
    ? [path.join(root, 'dist/backend/main.js')]
    : ['--import', import.meta.resolve('tsx'), path.join(root, 'backend/main.ts')];
  const child = spawn(process.execPath, entry, {
    // Away from the built pictures: stocking a shop with them takes its time.
    cwd: tmpdir(),
    env: { PATH: process.env['PATH'], BACKEND_PORT: '0', LOG_LEVEL: 'warn', ...variables },
    stdio: ['ignore', 'pipe', 'pipe', hasChannel ? 'ipc' : 'ignore'],
  });
  // Not the `close` event: it stays away when the channel was closed from here.
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
  // Tests that expect the process to fail only look at `ended`.
  ready.catch(() => undefined);
  return { child, ready, progress, ended };
}
