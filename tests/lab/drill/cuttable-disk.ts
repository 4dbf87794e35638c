import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const sizeMb = 512;

/** Settings of Linux by which it writes changed pages to disks after a time: never, and none is ever too old. */
const writeBackSettings = {
  '/proc/sys/vm/dirty_writeback_centisecs': '0',
  '/proc/sys/vm/dirty_expire_centisecs': '8640000',
};

function run(command: string, ...args: string[]): void {
  const { status, stderr, error } = spawnSync(command, args, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')}: ${error?.message ?? stderr.trim()}`);
}

/** The reason why this machine cannot have such a disk; null if it can. */
export function noDiskBecause(): string | null {
  if (process.getuid?.() !== 0) return 'The drill mounts a disk: run it as root.';
  if (!existsSync('/dev/loop-control')) return 'This machine has no loop devices (/dev/loop-control).';
  return null;
}

interface CuttableDisk {
  /** The folder on the disk. */
  folder: string;
  /** Remembers what is on the disk now; no process may use it. */
  remember(): void;
  /** Brings back what was remembered. */
  reset(): void;
  /** Copies what the disk has been given so far. The processes that write to it must be stopped. */
  cut(): void;
  /** Puts the last copy in the place of the disk: the file system repairs itself as after a power cut. */
  usePowerless(): void;
  remove(): void;
}

/**
 * A disk of its own (ext4 in a file, by a loop device) that can be copied as a power cut would leave it. What a process has
 * written is first in the memory of the file system, and in the file only when it was flushed: until `remove`, Linux writes
 * nothing back by itself, on the whole machine.
 */
export function openCuttableDisk(): CuttableDisk {
  const home = mkdtempSync(path.join(tmpdir(), 'greengate-power-'));
  // PostgreSQL runs as another user.
  chmodSync(home, 0o755);
  let copies = 0;
  /**
   * The name of the next file. It is new each time: another process with its own view of the mounts may keep an old
   * loop device, and Linux would use that again for a file of the same name, with the old contents that it remembers.
   */
  const nextFile = () => path.join(home, `disk-${(copies += 1)}.img`);
  let image = nextFile();
  let base = image;
  let copy = image;
  const copyOf = (file: string) => {
    const next = nextFile();
    run('cp', '--sparse=always', file, next);
    return next;
  };
  const folder = path.join(home, 'data');
  mkdirSync(folder);
  let isMounted = false;
  const mount = (file: string) => {
    // `commit`: the journal, too, is written only when a process asks for it.
    run('mount', '-o', 'loop,commit=86400', file, folder);
    isMounted = true;
  };
  const unmount = () => {
    if (isMounted) run('umount', folder);
    isMounted = false;
  };
  const before = Object.keys(writeBackSettings).map((file) => [file, readFileSync(file, 'utf8')] as const);
  const restoreSettings = () => {
    for (const [file, value] of before) writeFileSync(file, value);
  };
  /** Puts the machine back when this process ends before `remove`. */
  const cleanUp = () => {
    restoreSettings();
    if (isMounted) spawnSync('umount', ['--lazy', folder]);
    rmSync(home, { recursive: true, force: true });
  };
  process.once('exit', cleanUp);
  for (const [file, value] of Object.entries(writeBackSettings)) writeFileSync(file, value);
  run('truncate', '-s', `${sizeMb}M`, image);
  run('mkfs.ext4', '-q', '-F', '-m', '0', image);
  mount(image);
  return {
    folder,
    remember() {
      run('sync', '--file-system', folder);
      unmount();
      base = image;
      this.reset();
    },
    reset() {
      unmount();
      for (const old of [image, copy]) if (old !== base) rmSync(old, { force: true });
      image = copyOf(base);
      mount(image);
    },
    cut() {
      copy = copyOf(image);
    },
    usePowerless() {
      unmount();
      mount(copy);
    },
    remove() {
      cleanUp();
      process.off('exit', cleanUp);
    },
  };
}
