import { readdirSync, readFileSync } from 'node:fs';

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

/** The processor time of a process and its children, as PostgreSQL has one for each connection, in milliseconds. */
export function familyProcessorMs(pid: number): number {
  const children = readdirSync('/proc').filter((name) => /^\d+$/.test(name) && Number(statFields(name)?.[1]) === pid);
  return [pid, ...children].reduce<number>((sum, each) => sum + processorMs(each), 0);
}

/** The resident memory of a process in megabytes. */
export function residentMegabytes(pid: number | undefined): number {
  const line = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'));
  return Math.round(Number(line?.[1] ?? 0) / 1024);
}
