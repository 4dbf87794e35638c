import { chmodSync, existsSync, mkdtempSync, readFileSync, statfsSync } from 'node:fs';

const place = '/dev/shm';
const neededBytes = 6 * 1024 ** 3;

/**
 * Makes a folder in memory for the temporary files of the tests: their databases flush each change, and a disk makes them a tenth slower.
 *
 * @returns {string | undefined} undefined when this machine has no such place, or less than 6 GB free there or in memory
 */
export function makeMemoryFolder() {
  if (!existsSync(place) || !existsSync('/proc/meminfo')) return undefined;
  // Tests run programs that they have written.
  const mount = readFileSync('/proc/mounts', 'utf8')
    .split('\n')
    .find((line) => line.split(' ')[1] === place);
  const { bavail, bsize } = statfsSync(place);
  const freeBytes = 1024 * Number(/^MemAvailable:\s+(\d+)/m.exec(readFileSync('/proc/meminfo', 'utf8'))?.[1] ?? 0);
  if (mount === undefined || mount.includes('noexec') || Math.min(bavail * bsize, freeBytes) < neededBytes)
    return undefined;
  const folder = mkdtempSync(`${place}/greengate-tests-`);
  // PostgreSQL runs as another user.
  chmodSync(folder, 0o711);
  return folder;
}
