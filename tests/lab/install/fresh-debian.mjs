import { spawn, spawnSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { nodeProgram, versionOf } from '../node-versions/node-program.mjs';

const fail = (message) => {
  throw new Error(message);
};

/** Runs a program of this machine to its end, and returns what it printed. Throws with what it said unless it succeeds. */
export function run(command, args, options = {}) {
  const { status, stdout, stderr, error } = spawnSync(command, args, { encoding: 'utf8', maxBuffer: 1e8, ...options });
  if (error || status !== 0) fail(`${command} ended with ${error?.message ?? status}:\n${stdout}${stderr}`);
  return stdout;
}

/**
 * A fresh Debian 12 in a temporary folder, in namespaces of its own: its processes see only each other, and its network is
 * a loopback interface that this machine does not reach. `run` runs commands in it, `close` ends all of its processes, and
 * with them the mounts, and removes the folder.
 */
export async function openFreshDebian() {
  const folder = mkdtempSync(join(tmpdir(), 'greengate-install-'));
  const root = join(folder, 'root');
  /** @type {import('node:child_process').ChildProcess | undefined} */
  let holder;
  const close = () => {
    if (holder?.pid) {
      for (const pid of childrenOf(holder.pid)) process.kill(pid, 'SIGKILL');
      holder.kill('SIGKILL');
    }
    rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
  };
  try {
    // systemd for systemctl and systemd-analyze, as every Debian has it; the headers for the numbers of the system calls.
    run('mmdebstrap', ['--quiet', '--variant=minbase', '--include=systemd,linux-libc-dev', 'bookworm', root]);
    // The guide starts the services, and the packages do not: no systemd runs here.
    writeFileSync(join(root, 'usr/sbin/policy-rc.d'), '#!/bin/sh\nexit 101\n', { mode: 0o755 });
    holder = spawn(
      'unshare',
      ['--net', '--pid', '--mount', '--fork', '--kill-child', 'bash', '-c', hold, 'hold', root],
      {
        stdio: ['ignore', 'pipe', 'inherit'],
      },
    );
    await new Promise((resolve, reject) => {
      holder?.stdout?.once('data', resolve);
      holder?.once('exit', () => reject(new Error('The namespaces could not be made.')));
    });
    const [first] = childrenOf(holder.pid);
    return { root, run: (script, options) => runInside(root, first, script, options), close };
  } catch (error) {
    close();
    throw error;
  }
}

/** The first process of the namespaces: it makes the mounts and then collects ended processes. */
const hold = `set -e
mount --make-rprivate /
mount --bind "$1" "$1"
mount -t proc proc "$1/proc"
mount --rbind /dev "$1/dev"
mount -t tmpfs tmpfs "$1/run"
ip link set lo up
echo ready
trap : TERM
while :; do sleep 3600 & wait $!; done`;

function childrenOf(pid) {
  const file = `/proc/${pid}/task/${pid}/children`;
  return existsSync(file) ? readFileSync(file, 'utf8').trim().split(' ').filter(Boolean).map(Number) : [];
}

/**
 * Runs a script of the shell in the root file system.
 * @returns {{ status: number | null, output: string }}
 */
function runInside(root, pid, script, { network = false, env = {} } = {}) {
  writeFileSync(join(root, 'root/block.sh'), script);
  const namespaces = ['--mount', '--pid', ...(network ? [] : ['--net'])];
  const { status, stdout } = spawnSync(
    'nsenter',
    ['--target', String(pid), ...namespaces, 'chroot', root, 'bash', '-c', 'exec bash /root/block.sh 2>&1'],
    {
      env: {
        PATH: '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin',
        HOME: '/root',
        DEBIAN_FRONTEND: 'noninteractive',
        ...env,
      },
      stdio: ['ignore', 'pipe', 'inherit'],
      encoding: 'utf8',
      maxBuffer: 1e8,
    },
  );
  return { status, output: stdout };
}

/**
 * Copies Node 24, as docs/install.md and deploy/Dockerfile name it, and this machine's npm to where Debian's packages
 * have them. Returns the version of Node.
 */
export function copyNode(root) {
  const node = nodeProgram('24');
  cpSync(node, join(root, 'usr/bin/node'));
  const npm = dirname(dirname(realpathSync(run('which', ['npm']).trim())));
  const target = join(root, 'usr/lib/node_modules/npm');
  mkdirSync(dirname(target), { recursive: true });
  cpSync(npm, target, { recursive: true });
  for (const name of ['npm', 'npx'])
    symlinkSync(`../lib/node_modules/npm/bin/${name}-cli.js`, join(root, 'usr/bin', name));
  for (const name of ['node', 'npm', 'npx']) chmodSync(join(root, 'usr/bin', name), 0o755);
  return versionOf(node);
}

/** The variables by which npm reaches the registry as it does on this machine, with the certificates that it trusts. */
export function registryVariables(root) {
  const setting = (name) => {
    const value = run('npm', ['config', 'get', name], { stdio: ['ignore', 'pipe', 'ignore'] }).trim();
    return /^(null|undefined|)$/.test(value) ? undefined : value;
  };
  const certificates = setting('cafile') ?? process.env.NODE_EXTRA_CA_CERTS;
  if (certificates) cpSync(certificates, join(root, 'root/registry.pem'), { dereference: true });
  return {
    npm_config_registry: setting('registry'),
    npm_config_cache: '/var/tmp/npm',
    npm_config_update_notifier: 'false',
    ...(certificates && { npm_config_cafile: '/root/registry.pem' }),
  };
}
