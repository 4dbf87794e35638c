import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, openSync, readdirSync, readFileSync, readlinkSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { copyNode, registryVariables, run } from '../install/fresh-debian.mjs';

/**
 * `npm run lab -- images`: builds both targets of deploy/Dockerfile with buildah, on a base of Debian's packages and Node
 * 24, starts each of them as its user in a network that has only a loopback interface, runs its health check
 * and asks it. Writes tests/lab/results/images.md. Needs root, and Debian's packages and the npm registry.
 */

const folder = mkdtempSync(join(tmpdir(), 'greengate-images-'));
/** The options that keep images and containers in a folder of this program. */
const storage = ['--root', join(folder, 'storage'), '--runroot', join(folder, 'run'), '--storage-driver', 'overlay'];
const buildah = (...args) => run('buildah', [...storage, ...args], { env: { ...process.env, TMPDIR: folder } }).trim();
const base = 'localhost/node-on-debian';
const figures = [];
const children = [];
let network;
let nodeVersion;

async function timed(what, work) {
  const startedAt = performance.now();
  await work();
  const seconds = Math.round((performance.now() - startedAt) / 1000);
  figures.push({ what, seconds });
  console.log(`${what}: ${seconds} s`);
}

/** Makes what the image node:…-bookworm-slim has: Debian, Node, npm and the user `node`. */
function makeBase() {
  const root = join(folder, 'base');
  run('mmdebstrap', ['--quiet', '--variant=minbase', '--include=ca-certificates', 'bookworm', root]);
  nodeVersion = copyNode(root);
  run('chroot', [root, 'useradd', '--uid', '1000', '--user-group', '--create-home', 'node']);
  const container = buildah('from', 'scratch');
  buildah('add', '--quiet', container, root, '/');
  buildah('commit', '--quiet', '--format', 'docker', container, base);
  buildah('rm', container);
  rmSync(root, { recursive: true });
}

function build(target) {
  const registry = join(folder, 'registry');
  run('mkdir', ['--parents', join(registry, 'root')]);
  const { npm_config_registry: address, npm_config_cafile: certificates } = registryVariables(registry);
  const settings = join(registry, 'npmrc');
  writeFileSync(settings, `registry=${address}\n${certificates ? `cafile=${certificates}\n` : ''}`);
  buildah(
    'build',
    ...'--isolation chroot --format docker --quiet --layers'.split(' '),
    ...'--file deploy/Dockerfile --ignorefile deploy/Dockerfile.dockerignore'.split(' '),
    ...`--build-arg NODE_IMAGE=${base} --target ${target} --tag localhost/greengate-${target}`.split(' '),
    // The settings by which this machine reaches the registry apply only while the image builds.
    `--volume=${settings}:/root/.npmrc:ro`,
    ...(certificates ? [`--volume=${join(registry, 'root/registry.pem')}:${certificates}:ro`] : []),
    '.',
  );
}

async function tryImages() {
  network = spawn('unshare', ['--net', 'bash', '-c', 'ip link set lo up && echo ready && exec sleep infinity'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await new Promise((resolve) => void network.stdout.once('data', resolve));
  const backend = open('backend', {
    SELLER_EMAIL: 'seller@example.com',
    SELLER_PASSWORD: 'nine yellow melons',
    DEMO_PRODUCTS: 'on',
    PUBLIC_URL: 'https://shop.example.com',
  });
  await healthy(backend);
  const gateway = open('gateway', {
    BACKEND_URL: 'http://127.0.0.1:4001',
    PUBLIC_URL: 'https://shop.example.com',
    TRUST_PROXY: '1',
  });
  await healthy(gateway);
  const query = '{"query":"{ products(first: 2) { totalCount nodes { name offerPrice } } }"}';
  // The store is ready before it has all its demonstration products.
  for (let tries = 0; !gateway.says?.includes('"totalCount":44'); tries += 1) {
    if (tries > 120) throw new Error(`The gateway says ${gateway.says}`);
    if (tries > 0) await pause(500);
    gateway.says = inNetwork('curl', '--silent', 'http://127.0.0.1:4000/graphql', '--json', query);
  }
  backend.says = `${inNetwork('curl', '--silent', 'http://127.0.0.1:4001/api/product/list').slice(0, 60)}…`;
  figures.push(backend, gateway);
}

function inNetwork(...command) {
  return run('nsenter', ['--target', String(network.pid), '--net', ...command]);
}

/** The processes in the network of the images, without those of buildah around them. Node 24 names its process MainThread. */
function startedNodes() {
  const own = readlinkSync(`/proc/${network.pid}/ns/net`);
  return readdirSync('/proc').filter((pid) => {
    try {
      return (
        /^\d+$/.test(pid) &&
        readlinkSync(`/proc/${pid}/ns/net`) === own &&
        /^(node|MainThread)\n/.test(readFileSync(`/proc/${pid}/comm`, 'utf8'))
      );
    } catch {
      // The server has ended.
      return false;
    }
  });
}

/** Ends the servers as a container engine does: SIGTERM to the program itself, and SIGKILL after ten seconds. */
async function stopServers() {
  for (const pid of startedNodes()) process.kill(Number(pid), 'SIGTERM');
  for (let tries = 0; startedNodes().length > 0; tries += 1) {
    if (tries === 200) for (const pid of startedNodes()) process.kill(Number(pid), 'SIGKILL');
    await pause(50);
  }
}

/** Starts a target with its own command, as its own user. */
function open(target, env) {
  const container = buildah('from', `localhost/greengate-${target}`);
  const { config } = JSON.parse(buildah('inspect', '--type', 'image', `localhost/greengate-${target}`)).Docker;
  const inside = (...command) => [
    ...`--target ${network.pid} --net buildah`.split(' '),
    ...storage,
    ...'run --isolation chroot'.split(' '),
    ...Object.entries(env).flatMap(([name, value]) => ['--env', `${name}=${value}`]),
    ...`--user ${config.User} ${container} --`.split(' '),
    ...command,
  ];
  const log = join(folder, `${target}.log`);
  const written = openSync(log, 'a');
  const child = spawn('nsenter', inside(...config.Cmd), { stdio: ['ignore', written, written] });
  children.push(child);
  const who = run('nsenter', inside('id', '--user', '--name')).trim();
  const refused = spawnSync('nsenter', inside('touch', '/shop/dist/file')).status !== 0;
  return { target, child, config, inside, log, who, refused };
}

/** Repeats the health check of the image until it succeeds. */
async function healthy(part) {
  const [kind, ...command] = part.config.Healthcheck.Test;
  if (kind !== 'CMD') throw new Error(`The health check of ${part.target} is ${kind}.`);
  for (let tries = 0; spawnSync('nsenter', part.inside(...command)).status !== 0; tries += 1) {
    if (tries > 60 || part.child.exitCode !== null)
      throw new Error(`${part.target}: ${readFileSync(part.log, 'utf8')}`);
    await pause(500);
  }
}

function writeReport() {
  const sizes = Object.fromEntries(
    JSON.parse(buildah('images', '--json')).flatMap(({ names, size }) => (names ?? []).map((name) => [name, size])),
  );
  const sizeOf = (target) => sizes[`localhost/greengate-${target}:latest`];
  const parts = figures.filter(({ target }) => target);
  const times = figures.filter(({ what }) => what).map(({ what, seconds }) => `${what} ${seconds} s`);
  const report = `# Container images

\`npm run lab -- images\` builds both targets of \`deploy/Dockerfile\` with ${run('buildah', ['--version']).split(' (')[0].trim()} (chroot isolation), on a base of Debian 12 and
Node ${nodeVersion} in the place of \`node:…-bookworm-slim\`, starts both with their own commands and users, and asks them.

| Target | Size | User | May write the program | Health check | Answers |
| --- | --- | --- | --- | --- | --- |
${parts.map(({ target, who, refused, says }) => `| ${target} | ${sizeOf(target)} | ${who} | ${refused ? 'no' : 'yes'} | passed | \`${says.trim()}\` |`).join('\n')}

The base has ${sizes[`${base}:latest`]}. Built in: ${times.join(', ')}, on two busy cores.
`;
  writeFileSync('tests/lab/results/images.md', report);
  run('npx', ['prettier', '--write', 'tests/lab/results/images.md']);
  console.log(report);
}

for (const tool of ['buildah', 'mmdebstrap']) {
  if (spawnSync(tool, ['--version']).error) run('apt-get', ['install', '--yes', '--no-install-recommends', tool]);
}
/** Ends the servers, and removes the containers, their mounts and the folder. */
async function close() {
  if (network) await stopServers();
  network?.kill('SIGKILL');
  // buildah stays when the network that it was started in has ended.
  for (const child of children) child.kill('SIGKILL');
  for (const container of buildah('containers', '--quiet').split('\n').filter(Boolean)) buildah('rm', container);
  spawnSync('umount', ['--recursive', join(folder, 'storage/overlay')]);
  rmSync(folder, { recursive: true, force: true });
}

for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => void close().finally(() => process.exit(1)));
try {
  await timed('the base', makeBase);
  for (const target of ['backend', 'gateway']) await timed(`the ${target}`, () => build(target));
  await tryImages();
  writeReport();
} finally {
  await close();
}
