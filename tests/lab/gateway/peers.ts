import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { serverArgs, serverMalloc } from '../../../scripts/setup/server-args.mjs';
import type { Dialect } from './operations.ts';

/**
 * Other gateways to compare ours with. They are not dependencies of this project: the first measurement installs exact
 * versions of them into a cache folder.
 */
export interface Target {
  name: string;
  dialect: Dialect;
  /** The operations to measure; all when left out. */
  only?: readonly string[];
  /** Whether latencies are measured, too. */
  hasLatency?: boolean;
  /** Whether the store declares nothing, instead of checking sessions itself. */
  isOverClassicStore?: boolean;
  /** The packages to install, with exact versions. */
  packages?: Record<string, string>;
  /** The folder to start it in, when it has no packages to install; this checkout when left out. */
  folder?: string;
  env?: Record<string, string>;
  /** The arguments of Node. */
  args: readonly string[];
  /** The address of a server that runs already. */
  url?: string;
}

export const baseName = 'Apollo Server standalone, node-fetch';
export const oursName = 'Greengate';
export const classicName = 'Greengate, asks who acts';
const beforeName = 'Greengate before';
export const proxyName = 'plain Node reverse proxy';
/** A server without a framework: the lower bound for every gateway in Node. */
export const floorName = 'bare Node, the floor';
export const askingFloorName = 'bare Node, asks who acts';
export const mercuriusName = 'mercurius with JIT, 64 MB young generation';

const sourceFolder = 'tests/lab/gateway/peers';
const largeYoung = '--max-semi-space-size=64';
const peer = (name: string) => path.resolve(sourceFolder, `${name}.mjs`);
const graphql = '16.15.0';
const mercurius: Pick<Target, 'dialect' | 'packages'> = {
  dialect: 'byHand',
  packages: { mercurius: '16.10.1', fastify: '5.12.8', undici: '7.30.2', graphql },
};
/** The operations with a session. */
const personal = ['addresses', 'session', 'session-cart', 'me', 'orders', 'my-orders', 'cart', 'update-cart'];
/** Those that a client sends as text. */
const personalTexts = ['addresses', 'session', 'session-cart', 'orders', 'cart'];
/** The operations that bare Node answers. The web's BestSellers and UpdateCart need the calls of other operations. */
const floored = ['products', 'fields', 'addresses', 'session', 'session-cart', 'me', 'orders', 'my-orders', 'cart'];
/** The operations that depend on the store's `sessions.own`. */
const asking = ['cart'];

/**
 * The measured servers. The first is the base of all ratios.
 *
 * @param beside the folder of another checkout, with its builds
 * @param hydrogen the address of a Hydrogen shop
 */
export function targetsOf({
  beside,
  hydrogen,
}: {
  beside?: string | undefined;
  hydrogen?: string | undefined;
}): Target[] {
  return [
    {
      name: baseName,
      dialect: 'byHand',
      packages: { '@apollo/server': '5.5.1', 'node-fetch': '3.3.2', graphql },
      args: ['apollo.mjs'],
    },
    // The same arguments and settings of malloc as under npm start.
    { name: oursName, dialect: 'greengate', hasLatency: true, env: serverMalloc, args: serverArgs.gateway },
    {
      name: classicName,
      dialect: 'greengate',
      hasLatency: true,
      only: personalTexts,
      isOverClassicStore: true,
      env: serverMalloc,
      args: serverArgs.gateway,
    },
    ...(beside === undefined
      ? []
      : [
          {
            name: beforeName,
            dialect: 'greengate' as const,
            hasLatency: true,
            only: personal,
            folder: path.resolve(beside),
            // The arguments with which earlier commits started it.
            args: [largeYoung, 'dist/gateway/main.js'],
          },
        ]),
    { name: proxyName, dialect: 'rest', args: [peer('reverse-proxy')] },
    { name: floorName, dialect: 'bare', hasLatency: true, only: floored, args: [largeYoung, peer('bare-node')] },
    {
      name: askingFloorName,
      dialect: 'bare',
      hasLatency: true,
      only: asking,
      env: { ASK: '1' },
      args: [largeYoung, peer('bare-node')],
    },
    {
      ...mercurius,
      name: mercuriusName,
      hasLatency: true,
      only: personal,
      args: [largeYoung, 'mercurius.mjs'],
    },
    {
      ...mercurius,
      name: 'mercurius, 64 MB, asks who acts',
      only: asking,
      env: { ASK: '1' },
      args: [largeYoung, 'mercurius.mjs'],
    },
    ...(hydrogen === undefined
      ? []
      : [{ name: 'Hydrogen skeleton', dialect: 'pages' as const, hasLatency: true, args: [], url: hydrogen }]),
  ];
}

/** Installs the packages of a server if they are missing, and returns its folder. Throws the reason when it cannot be measured. */
export function installPeer({ packages, folder: given = process.cwd() }: Target): string {
  if (!packages) return given;
  const manifest = JSON.stringify({ private: true, type: 'module', dependencies: packages }, null, 2);
  const [first = ''] = Object.keys(packages);
  const folder = path.resolve('node_modules/.cache/lab-peers', first.replaceAll(/\W+/g, '-'));
  mkdirSync(folder, { recursive: true });
  cpSync(sourceFolder, folder, { recursive: true });
  const stamp = path.join(folder, 'installed.json');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === manifest) return folder;
  writeFileSync(path.join(folder, 'package.json'), manifest);
  console.log(`  installing ${first} (once, outside the project’s own dependencies)`);
  const { status, stderr } = spawnSync('npm', ['install', '--ignore-scripts', '--no-audit', '--no-fund'], {
    cwd: folder,
    encoding: 'utf8',
    timeout: 240_000,
  });
  if (status !== 0) throw new Error(/npm error (?!code)(.+)/.exec(stderr)?.[1] ?? 'npm install failed');
  writeFileSync(stamp, manifest);
  return folder;
}
