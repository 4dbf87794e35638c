import { readdirSync, readFileSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { findHaproxy, haproxyIsMissing } from '../../scripts/setup/haproxy.mjs';
import { findPostgres } from '../../scripts/setup/postgres.mjs';
import { startScript } from './running-shop.ts';

export type ReplicaName = 'gateway-1' | 'gateway-2' | 'backend-1' | 'backend-2';
export type ProcessName = ReplicaName | 'balancer' | 'database';

export interface RunningCluster {
  /** The public address of the shop, without a slash at the end. */
  url: string;
  /** The address of the balancer's status page. */
  stats: string;
  /** The current process id of a replica, the balancer or the database. */
  processOf: (name: ProcessName) => number;
  /** Each replica's own address. */
  addresses: Record<ReplicaName, string>;
  printed: () => string;
  dataDir: string;
  /** The ids of all present processes, including the command itself. */
  family: () => number[];
  /** The temporary folders that this cluster has made. */
  folders: () => string[];
  /** Kills a process and resolves when it has been started again. */
  kill: (name: ProcessName) => Promise<void>;
  /** Restarts all replicas, one at a time, and resolves when all are ready. */
  restartInTurn: () => Promise<void>;
  /** Kills the command itself. */
  killCommand: () => Promise<void>;
  /** Sends Ctrl-C twice in short succession. Resolves with the exit code. */
  closeInHurry: () => Promise<number | null>;
  /** Sends Ctrl-C. Resolves with the exit code. */
  end: () => Promise<number | null>;
  /** Sends Ctrl-C and then removes the data folder. Resolves with the exit code. */
  close: () => Promise<number | null>;
}

/** The living processes among a process and its descendants, without zombies. */
export function familyOf(pid: number): number[] {
  const rows = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      try {
        const [state, parent] = readFileSync(`/proc/${name}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
        return state === 'Z' ? [] : [{ id: Number(name), parent: Number(parent) }];
      } catch {
        return [];
      }
    });
  const below = (id: number): number[] => [
    id,
    ...rows.filter(({ parent }) => parent === id).flatMap((row) => below(row.id)),
  ];
  return rows.some(({ id }) => id === pid) ? below(pid) : [];
}

/** Names what this machine lacks for a cluster; undefined if nothing. */
export function missingParts(): string | undefined {
  if (process.platform !== 'linux') return 'shoppers with different addresses (127.x.y.z) need Linux.';
  if (!findHaproxy()) return haproxyIsMissing;
  return findPostgres() ? undefined : 'PostgreSQL is not on this machine.';
}

/** Runs the script of `npm run cluster` on free ports and with its own data folder. */
export async function startCluster(env: Record<string, string>): Promise<RunningCluster> {
  const dataDir = await mkdtemp(join(tmpdir(), 'greengate-cluster-'));
  const scratch = join(dataDir, 'tmp');
  await mkdir(scratch);
  // Under root the database runs as another user, who needs access to the folder.
  for (const folder of [dataDir, scratch]) await chmod(folder, 0o755);
  // A separate folder for temporary files, so that a test sees the files that are left behind.
  const child = startScript('scripts/cluster.mjs', dataDir, { TMPDIR: scratch, ...env });
  let printed = '';
  let hasEnded = false;
  const ended = new Promise<number | null>((resolve) => void child.once('close', resolve));
  void ended.then(() => (hasEnded = true));
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text) => (printed += text));

  const says = async (text: string, times = 1) => {
    while (printed.split(text).length <= times) {
      if (hasEnded) throw new Error(`npm run cluster ended:\n${printed}`);
      await pause(50);
    }
  };
  const find = (pattern: RegExp) => pattern.exec(printed)?.[1] ?? '';
  const addressOf = (name: string) => find(new RegExp(`${name}\\s+(http\\S+)\\s+process`));
  const processOf = (name: string) => {
    const ids = [...printed.matchAll(new RegExp(`${name}\\s.*process (\\d+)`, 'g'))].map(([, id]) => Number(id));
    return ids.at(-1) ?? 0;
  };
  const end = () => {
    if (!hasEnded) child.kill('SIGINT');
    return ended;
  };
  await says('Ctrl-C closes it.');
  return {
    url: find(/Shop\s+(http\S+)\//),
    stats: addressOf('balancer'),
    addresses: {
      'gateway-1': addressOf('gateway-1'),
      'gateway-2': addressOf('gateway-2'),
      'backend-1': addressOf('backend-1'),
      'backend-2': addressOf('backend-2'),
    },
    processOf,
    printed: () => printed,
    dataDir,
    family: () => familyOf(child.pid ?? 0),
    folders: () => readdirSync(scratch).filter((name) => name.startsWith('greengate-')),
    async kill(name) {
      const before = printed.split(`${name} ended`).length;
      process.kill(processOf(name), 'SIGKILL');
      await says(`${name} ended`, before);
    },
    async restartInTurn() {
      const before = printed.split('All replicas were restarted').length;
      child.kill('SIGUSR2');
      await says('All replicas were restarted', before);
    },
    async killCommand() {
      child.kill('SIGKILL');
      await ended;
    },
    closeInHurry() {
      child.kill('SIGINT');
      setTimeout(() => child.kill('SIGINT'), 200);
      return ended;
    },
    end,
    async close() {
      const code = await end();
      await rm(dataDir, { recursive: true, force: true });
      return code;
    },
  };
}
