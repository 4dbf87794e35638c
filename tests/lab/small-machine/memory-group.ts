import { existsSync, mkdirSync, readFileSync, rmdirSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';

/** A control group of Linux whose processes share a limit of memory, as those of a small machine do. */
export interface MemoryGroup {
  /** Runs an action that starts processes. They and their descendants belong to the group. */
  startInside: <Result>(action: () => Result) => Result;
  /** The greatest memory so far in megabytes, with the pages of files that the kernel keeps. */
  mostMegabytes: () => number;
  /** The memory of now in megabytes, without the pages of files. */
  processMegabytes: () => number;
  /** How many processes the kernel has ended because the memory did not suffice. */
  endedByKernel: () => number;
  /** Removes the group. All its processes must have ended. */
  remove: () => void;
}

const megabyte = 2 ** 20;

/** The files of both versions of control groups. */
const versions = {
  1: {
    limit: 'memory.limit_in_bytes',
    most: 'memory.max_usage_in_bytes',
    ended: 'memory.oom_control',
    processes: /^total_rss (\d+)$/m,
  },
  2: { limit: 'memory.max', most: 'memory.peak', ended: 'memory.events', processes: /^anon (\d+)$/m },
} as const;

/** The folder of the group of this process, and the version that limits memory. */
function ownGroup(): { folder: string; version: 1 | 2 } {
  const lines = readFileSync('/proc/self/cgroup', 'utf8').trim().split('\n');
  const first = lines.find((line) => line.split(':')[1]?.split(',').includes('memory'));
  if (first !== undefined) return { folder: join('/sys/fs/cgroup/memory', first.split(':')[2] ?? ''), version: 1 };
  const second = lines.find((line) => line.startsWith('0::')) ?? '0::/';
  return { folder: join('/sys/fs/cgroup', second.slice(3)), version: 2 };
}

/** Makes a group. Needs root, and in the second version a parent that gives its groups the controller of memory. */
export function createMemoryGroup(name: string, megabytes: number): MemoryGroup {
  const { folder: parent, version } = ownGroup();
  const folder = join(parent, `${basename(name)}-${process.pid}`);
  const files = versions[version];
  mkdirSync(folder);
  if (!existsSync(join(folder, files.limit))) {
    rmdirSync(folder);
    throw new Error(`The control group ${parent} does not limit the memory of its groups.`);
  }
  const read = (file: string): string => readFileSync(join(folder, file), 'utf8');
  const moveTo = (place: string) => writeFileSync(join(place, 'cgroup.procs'), String(process.pid));
  writeFileSync(join(folder, files.limit), String(megabytes * megabyte));
  // Else the machine's swap would hold what does not fit.
  for (const [file, limit] of [
    ['memory.swap.max', 0],
    ['memory.memsw.limit_in_bytes', megabytes * megabyte],
  ] as const) {
    if (existsSync(join(folder, file))) writeFileSync(join(folder, file), String(limit));
  }
  return {
    startInside: (action) => {
      moveTo(folder);
      try {
        return action();
      } finally {
        moveTo(parent);
      }
    },
    mostMegabytes: () => Number(read(files.most)) / megabyte,
    processMegabytes: () => Number(files.processes.exec(read('memory.stat'))?.[1]) / megabyte,
    endedByKernel: () => Number(/^oom_kill (\d+)$/m.exec(read(files.ended))?.[1]),
    remove: () => rmdirSync(folder),
  };
}
