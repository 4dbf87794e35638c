import { spawn, spawnSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
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
 * A fresh Debian in a temporary folder, booted with its systemd by systemd-nspawn. Its network is a loopback interface
 * that this machine does not reach; only apt-get and npm use the network of this machine. `run` runs commands in it, `close` ends
 * all of its processes and removes the folder.
 * @param {string} suite such as bookworm
 * @param {Record<string, string>} [disks] folders of this machine by the paths where the Debian has them
 */
export async function openFreshDebian(suite, disks = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'greengate-install-'));
  const root = join(folder, 'root');
  const group = `/sys/fs/cgroup/${basename(folder)}`;
  const servers = [];
  let container;
  const close = async () => {
    for (const server of servers) server.kill();
    if (container?.exitCode === null) {
      const ended = new Promise((resolve) => void container?.once('exit', resolve));
      // nspawn ends its systemd, and with it all of its processes.
      for (const pid of childrenOf(container.pid)) process.kill(Number(pid), 'SIGKILL');
      await ended;
    }
    spawnSync('unshare', ['--mount', 'sh', '-c', `${ownGroups}; find '${group}' -depth -type d -exec rmdir {} +`]);
    rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
  };
  try {
    run('mmdebstrap', ['--quiet', '--variant=minbase', '--include=systemd,systemd-sysv', suite, root]);
    for (const name of ['apt-get', 'npm']) {
      const script = `#!/bin/sh\nexec nsenter --net=/proc/self/fd/${hostNetwork} /usr/bin/${name} "$@"\n`;
      writeFileSync(join(root, 'usr/local/sbin', name), script, { mode: 0o755 });
    }
    const binds = Object.entries(disks)
      .map(([path, own]) => `--bind='${own}:${path}'`)
      .join(' ');
    const boot = `${ownGroups}
mkdir '${group}'
echo $$ > '${group}/cgroup.procs'
SYSTEMD_NSPAWN_UNIFIED_HIERARCHY=1 exec systemd-nspawn --quiet --directory='${root}' --boot --private-network --register=no \
  --keep-unit --resolv-conf=off --console=pipe ${binds}`;
    container = spawn('unshare', ['--mount', '--cgroup', 'sh', '-ec', boot], { stdio: ['ignore', 'pipe', 'pipe'] });
    let said = '';
    for (const stream of [container.stdout, container.stderr])
      stream?.setEncoding('utf8').on('data', (text) => (said += text));
    const machine = {
      root,
      /** Starts a program of this machine in the network of the Debian. It ends with it. */
      serve: (program, args) =>
        void servers.push(
          spawn('nsenter', ['--target', leaderOf(container.pid), '--net', program, ...args], { stdio: 'inherit' }),
        ),
      run: (script, options) => runInside(leaderOf(container?.pid), root, script, options),
      close,
    };
    for (const deadlineMs = Date.now() + 60_000; ; await pause(200)) {
      const state = leaderOf(container.pid) && machine.run('systemctl is-system-running --wait').output.trim();
      if (state === 'running' || state === 'degraded') return machine;
      if (container.exitCode !== null || Date.now() > deadlineMs)
        fail(`This machine cannot boot a Debian in systemd-nspawn:\n${said}`);
    }
  } catch (error) {
    await close();
    throw error;
  }
}

/** Makes the second version of control groups the only one, for a systemd of its own. */
const ownGroups = 'umount --lazy /sys/fs/cgroup; mount -t cgroup2 cgroup2 /sys/fs/cgroup';
/** The number of the open file of this machine's network, in what runs in the Debian. */
const hostNetwork = 3;
const hostNetworkFile = openSync('/proc/self/ns/net', 'r');

function childrenOf(pid) {
  const file = `/proc/${pid}/task/${pid}/children`;
  return existsSync(file) ? readFileSync(file, 'utf8').trim().split(' ').filter(Boolean) : [];
}

/** The first process of the container, its systemd. */
const leaderOf = (pid) => childrenOf(pid)[0];

/**
 * Runs a script of the shell in the container.
 * @returns {{ status: number | null, output: string }}
 */
function runInside(leader, root, script, { env = {} } = {}) {
  writeFileSync(join(root, 'root/block.sh'), script);
  const { status, stdout } = spawnSync(
    'nsenter',
    [
      '--target',
      leader,
      '--mount',
      '--uts',
      '--ipc',
      '--net',
      '--pid',
      '--cgroup',
      'bash',
      '-c',
      'exec bash /root/block.sh 2>&1',
    ],
    {
      env: {
        PATH: '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin',
        HOME: '/root',
        ...env,
      },
      stdio: ['ignore', 'pipe', 'inherit', hostNetworkFile],
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
