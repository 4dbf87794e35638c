import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const startTimeoutMs = 60_000;

/** Creates a folder for a browser's profile and caches, with the environment variables that make it use the folder. */
export async function freshHome() {
  const folder = await mkdtemp(join(tmpdir(), 'greengate-browser-'));
  const env = { ...process.env, HOME: folder, XDG_CACHE_HOME: folder, XDG_CONFIG_HOME: folder, XDG_DATA_HOME: folder };
  return { folder, env, remove: () => rm(folder, { recursive: true, force: true, maxRetries: 5 }) };
}

/** Steps that undo a start, run in reverse order. */
function createCleanup() {
  const steps: (() => Promise<unknown>)[] = [];
  return {
    add: (step: () => Promise<unknown>) => void steps.push(step),
    run: async () => {
      for (const step of steps.splice(0).reverse()) await step();
    },
  };
}

export type Cleanup = ReturnType<typeof createCleanup>;

/** Opens something. When that fails, the steps that were added so far undo it. */
export async function openOrUndo<Opened>(open: (cleanup: Cleanup) => Promise<Opened>): Promise<Opened> {
  const cleanup = createCleanup();
  try {
    return await open(cleanup);
  } catch (error) {
    await cleanup.run();
    throw error;
  }
}

interface ProgramOptions {
  env: NodeJS.ProcessEnv;
  /** The text that the program prints when it is ready, and the stream. Without it, the start does not wait. */
  ready?: { fd: 1 | 2 | 3; text: RegExp };
}

/** Starts a program in its own process group. */
export async function startProgram(command: string, args: string[], { env, ready }: ProgramOptions) {
  const child = spawn(command, args, { env, detached: true, stdio: ['ignore', 'pipe', 'pipe', 'pipe'] });
  const kill = () => {
    // Kills the whole group, because a browser has many processes. Fails if all of them have ended already.
    try {
      if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
    }
  };
  process.once('exit', kill);
  const ended = new Promise<void>((resolve) => void child.once('close', () => resolve()));
  const end = async () => {
    kill();
    await ended;
    process.off('exit', kill);
  };
  let printed = '';
  const match = await new Promise<RegExpExecArray | undefined>((resolve, reject) => {
    if (!ready) child.once('spawn', () => resolve(undefined));
    const fail = (why: string) => reject(new Error(`${command} ${why}:\n${printed}`));
    const timer = setTimeout(() => fail('did not start'), startTimeoutMs).unref();
    child.once('error', reject);
    void ended.then(() => fail('ended'));
    for (const [at, stream] of child.stdio.entries()) {
      if (at === 0 || !stream || !('setEncoding' in stream)) continue;
      stream.setEncoding('utf8').on('data', (text: string) => {
        printed += text;
        const found = at === ready?.fd ? ready.text.exec(printed) : null;
        if (!found) return;
        clearTimeout(timer);
        resolve(found);
      });
    }
  }).catch(async (error: unknown) => {
    await end();
    throw error;
  });
  return { match, end };
}
