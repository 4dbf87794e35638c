import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { serverArgs } from '../../../scripts/setup/server-args.mjs';
import { baseName, floorName, oursName } from './figures.ts';
import type { Dialect } from './operations.ts';

/**
 * Other gateways to compare ours with. They are not dependencies of this project: the first measurement installs exact
 * versions of them into a cache folder.
 */
export interface Target {
  name: string;
  dialect: Dialect;
  /** The packages to install, with exact versions, and npm overrides for them. */
  packages?: Record<string, string>;
  overrides?: Record<string, string>;
  /** Prepares the start. Throws the reason when this server cannot be measured here. */
  prepare?: (folder: string, env: NodeJS.ProcessEnv) => void;
  /** The command that starts the server in its folder, listening on that port. */
  command: (folder: string, port: number) => string[];
}

const cacheFolder = 'node_modules/.cache/lab-peers';
const sourceFolder = 'tests/lab/gateway/peers';
const graphql = '16.15.0';
const node = process.execPath;

/** The measured servers. The first is the base of all ratios. */
export const targets: Target[] = [
  {
    name: baseName,
    dialect: 'byHand',
    packages: { '@apollo/server': '5.5.1', 'node-fetch': '3.3.2', graphql },
    command: () => [node, 'apollo.mjs'],
  },
  {
    name: oursName,
    dialect: 'greengate',
    // As under npm start.
    command: () => [node, ...serverArgs.gateway],
  },
  {
    name: 'plain Node reverse proxy',
    dialect: 'rest',
    command: () => [node, path.resolve(sourceFolder, 'reverse-proxy.mjs')],
  },
  {
    name: floorName,
    dialect: 'bare',
    command: () => [node, '--max-semi-space-size=64', path.resolve(sourceFolder, 'bare-node.mjs')],
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
    // Their newest versions require a version that npm does not have.
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
      throw new Error('its binary runs here, but this project has no configuration for it yet');
    },
    command: () => [],
  },
];

/** Installs the packages of a server if they are missing, and returns its folder. Throws the reason when it cannot be measured. */
export function installPeer({ name, packages, overrides }: Target): string {
  if (!packages) return process.cwd();
  const folder = path.resolve(cacheFolder, name.toLowerCase().replace(/\W+/g, '-'));
  const manifest = JSON.stringify({ private: true, type: 'module', dependencies: packages, overrides }, null, 2);
  const file = path.join(folder, 'package.json');
  mkdirSync(folder, { recursive: true });
  cpSync(sourceFolder, folder, { recursive: true });
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
