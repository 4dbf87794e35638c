import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

/**
 * Returns the program of the newest Node of that major version. It comes from npm's registry (the package behind
 * `npx node@22`) and is kept in node_modules/.cache.
 * @param {string} version
 */
export function nodeProgram(version) {
  const name = `node-${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`;
  const folder = resolve('node_modules/.cache/node-versions', version);
  const node = join(folder, 'node_modules', name, 'bin', process.platform === 'win32' ? 'node.exe' : 'node');
  if (existsSync(node)) return node;
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), '{ "private": true }');
  const options = ['--no-audit', '--no-fund', '--ignore-scripts', '--loglevel=error'];
  const { status } = spawnSync('npm', ['install', ...options, `${name}@${version}`], {
    cwd: folder,
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: process.platform === 'win32',
  });
  if (status === 0) return node;
  console.error(`Node ${version} could not be installed: the lines above say why.`);
  process.exit(1);
}

/** @param {string} node the path of its program */
export function versionOf(node) {
  return spawnSync(node, ['-v'], { encoding: 'utf8' }).stdout.trim().slice(1);
}
