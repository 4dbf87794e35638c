import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { serverArgs } from '../../../scripts/setup/server-args.mjs';
import { BASE, FLOOR, OURS } from './figures.ts';
import type { Dialect } from './operations.ts';

/**
 * Other gateways, for measuring beside ours. They are no dependencies of this project: exact versions of them are
 * installed into a folder of their own when they are measured for the first time.
 */
export interface Target {
  name: string;
  dialect: Dialect;
  /** What it costs to be a peer here: exact versions of packages, and overrides of theirs. */
  packages?: Record<string, string>;
  overrides?: Record<string, string>;
  /** What has to be made before the start. Throws what explains why there is no such peer here. */
  prepare?: (folder: string, env: NodeJS.ProcessEnv) => void;
  /** The command, for the folder of the peer and the port it shall listen on. */
  command: (folder: string, port: number) => string[];
}

const CACHE = 'node_modules/.cache/lab-peers';
const SOURCES = 'tests/lab/gateway/peers';
const graphql = '16.15.0';
const node = process.execPath;

/** What is measured: the first is the base of all ratios. */
export const targets: Target[] = [
  {
    name: BASE,
    dialect: 'byHand',
    packages: { '@apollo/server': '5.5.1', 'node-fetch': '3.3.2', graphql },
    command: () => [node, 'apollo.mjs'],
  },
  {
    name: OURS,
    dialect: 'greengate',
    // As npm start runs it.
    command: () => [node, ...serverArgs.gateway],
  },
  {
    name: 'plain Node reverse proxy',
    dialect: 'rest',
    command: () => [node, path.resolve(SOURCES, 'reverse-proxy.mjs')],
  },
  {
    name: FLOOR,
    dialect: 'bare',
    command: () => [node, '--max-semi-space-size=64', path.resolve(SOURCES, 'bare-node.mjs')],
  },
  {
    name: 'Hive Gateway over OpenAPI',
    dialect: 'openapi',
    packages: {
      '@graphql-hive/gateway': '2.15.1',
      '@graphql-mesh/compose-cli': '1.8.2',
      '@omnigraph/openapi': '0.112.4',
      graphql,
    },
    // Their newest versions ask for one that npm does not have.
    overrides: {
      '@graphql-tools/delegate': '12.2.0',
      '@graphql-tools/wrap': '11.2.0',
      '@graphql-tools/batch-execute': '10.2.0',
    },
    prepare(folder, env) {
      const compose = [
        'node_modules/@graphql-mesh/compose-cli/esm/bin.js',
        '-c',
        'mesh.config.mjs',
        '-o',
        'supergraph.graphql',
      ];
      execFileSync(node, compose, { cwd: folder, env, stdio: 'pipe' });
    },
    command: (_folder, port) => [
      node,
      'node_modules/@graphql-hive/gateway/dist/bin.js',
      'supergraph',
      'supergraph.graphql',
      '--host=127.0.0.1',
      `--port=${port}`,
    ],
  },
  {
    name: 'GraphQL Yoga',
    dialect: 'byHand',
    packages: { 'graphql-yoga': '5.24.1', graphql },
    command: () => [node, 'yoga.mjs'],
  },
  {
    name: 'mercurius with JIT, undici',
    dialect: 'byHand',
    packages: { mercurius: '16.10.1', fastify: '5.12.8', undici: '7.30.2', graphql },
    command: () => [node, 'mercurius.mjs'],
  },
  {
    name: 'mercurius, 64 MB young generation',
    dialect: 'byHand',
    packages: { mercurius: '16.10.1', fastify: '5.12.8', undici: '7.30.2', graphql },
    command: () => [node, '--max-semi-space-size=64', 'mercurius.mjs'],
  },
  {
    name: 'Tailcall',
    dialect: 'byHand',
    packages: { '@tailcallhq/core-linux-x64-gnu': '1.6.14' },
    prepare(folder) {
      const binary = path.join(folder, 'node_modules/@tailcallhq/core-linux-x64-gnu/bin/tailcall');
      const { status, stderr } = spawnSync(binary, ['--version'], { encoding: 'utf8' });
      if (status !== 0)
        throw new Error(/version `GLIBC_[\d.]+' not found/.exec(stderr)?.[0] ?? 'its binary does not run here');
      throw new Error('its binary runs here, but nobody has written its configuration yet');
    },
    command: () => [],
  },
];

/** Installs what a peer needs, unless it is there. @returns its folder. @throws Error that says why it cannot be measured */
export function installPeer({ name, packages, overrides }: Target): string {
  if (!packages) return process.cwd();
  const folder = path.resolve(CACHE, name.toLowerCase().replace(/\W+/g, '-'));
  const manifest = JSON.stringify({ private: true, type: 'module', dependencies: packages, overrides }, null, 2);
  const file = path.join(folder, 'package.json');
  mkdirSync(folder, { recursive: true });
  cpSync(SOURCES, folder, { recursive: true });
  const stamp = path.join(folder, 'installed.json');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === manifest) return folder;
  writeFileSync(file, manifest);
  console.log(`  installing ${name} (once, outside the project’s own dependencies)`);
  const { status, stderr } = spawnSync('npm', ['install', '--ignore-scripts', '--no-audit', '--no-fund'], {
    cwd: folder,
    encoding: 'utf8',
    timeout: 240_000,
  });
  if (status !== 0) throw new Error(/npm error (?!code)(.+)/.exec(stderr)?.[1] ?? 'npm install failed');
  writeFileSync(stamp, manifest);
  return folder;
}
