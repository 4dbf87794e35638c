import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/**
 * Runs a program of scripts/ that is written in TypeScript: from its source, or the built one where there is no source, in a
 * release.
 * @param {{ source: string, built: string, args: string[] }} program
 * @returns its exit code; null when a signal has ended it
 */
export function runTool({ source, built, args }) {
  const program = existsSync(source) ? ['--import', 'tsx', source] : [built];
  return spawnSync(process.execPath, [...program, ...args], { stdio: 'inherit' }).status;
}
