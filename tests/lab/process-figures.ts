import { readFileSync } from 'node:fs';
import { familyOf } from '#tests/support/running-cluster.ts';

/** What Linux tells about processes, by /proc: see proc(5). */

/** The fields behind the name of a process, which can have spaces; undefined when the process has ended. */
function statFields(pid: number | string): string[] | undefined {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ');
  } catch {
    return undefined;
  }
}

/** The processor time of a process, of all its threads and its ended children, in milliseconds. */
export function processorMs(pid: number | string | undefined): number {
  const fields = pid === undefined ? undefined : statFields(pid);
  if (!fields) throw new Error(`The process ${pid} has ended.`);
  // utime, stime, cutime and cstime, in hundredths of a second.
  return [11, 12, 13, 14].reduce((sum, index) => sum + Number(fields[index]), 0) * 10;
}

/** The sum of a figure of a process and of all its descendants. One that has ended meanwhile counts nothing. */
function familySum(pid: number, figureOf: (pid: number) => number): number {
  return familyOf(pid).reduce((sum, each) => {
    try {
      return sum + figureOf(each);
    } catch {
      return sum;
    }
  }, 0);
}

/** The processor time of a process and its descendants, as PostgreSQL has one for each connection, in milliseconds. */
export const familyProcessorMs = (pid: number): number => familySum(pid, processorMs);

/** The megabytes in the line with this name, which looks like `VmRSS:  1234 kB`. */
function megabytes(file: string, name: string): number {
  const line = new RegExp(`^${name}:\\s+(\\d+) kB$`, 'm').exec(readFileSync(file, 'utf8'));
  return Number(line?.[1] ?? 0) / 1024;
}

/** The memory of a process and its descendants in megabytes. A page that several of them share counts once. */
export const familyMegabytes = (pid: number): number =>
  familySum(pid, (each) => megabytes(`/proc/${each}/smaps_rollup`, 'Pss'));

/** The resident memory of a process in megabytes. */
export const residentMegabytes = (pid: number | undefined): number =>
  Math.round(megabytes(`/proc/${pid}/status`, 'VmRSS'));
