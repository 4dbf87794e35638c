import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chmod, cp, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { onTestFinished } from 'vitest';

const root = process.cwd();
const programFolders = [
  'backend',
  'common',
  'readers',
  'texts',
  'scripts',
  'deploy',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  '.npmrc',
];
/** Own mounts and an own root folder; without the rights of root, those of a user's namespace. */
const unshare = ['--mount', ...(process.getuid?.() === 0 ? [] : ['--map-root-user'])];

/** Why this machine cannot run another one for a test, or null. */
export function machineIsAbsent(): string | null {
  if (!existsSync('/usr/bin/node')) return 'the units start /usr/bin/node, which is not there.';
  return spawnSync('unshare', [...unshare, 'true']).status === 0 ? null : 'unshare of mounts is not allowed here.';
}

/** A network and processes of its own, which end with the commands. */
const isolation = ['--net', '--pid', '--fork', '--kill-child'];

export type Machine = Awaited<ReturnType<typeof openMachine>>;

/**
 * A folder that is the root folder of a machine, with the programs of this one and its own /etc, /opt and /var. Stand-ins
 * for some commands are first on its PATH: `systemctl` (see its file), `npm` (links the installed packages and builds the backend
 * only, each version once), `runuser` (changes no user), `adduser` (adds another name of root), and those in `commands`, by name.
 */
export async function openMachine(commands: Record<string, string> = {}, { isIsolated = false } = {}) {
  const folder = await mkdtemp(path.join(tmpdir(), 'greengate-machine-'));
  const at = (name: string) => path.join(folder, name);
  const folders = ['etc/systemd/system', 'opt', 'root', 'var/lib/greengate', 'proc', 'dev', 'usr', 'commands'];
  for (const name of [...folders, `.${tmpdir()}`, `.${root}`]) await mkdir(at(name), { recursive: true });
  for (const name of ['bin', 'sbin', 'lib', 'lib64']) await symlink(`usr/${name}`, at(name));
  for (const name of ['passwd', 'group', 'hosts', 'ssl/openssl.cnf'])
    await cp(path.join('/etc', name), at(`etc/${name}`), { dereference: true });
  const standIns = {
    runuser: 'shift 3\nexec "$@"',
    adduser: 'for name; do :; done\necho "$name:x:0:0::/:/bin/false" >> /etc/passwd',
    npm: `case $1 in
ci) exec ln -sfn '${root}/node_modules' node_modules ;;
*) mkdir -p dist /built && cp -R /built/. dist && cp '${root}/dist/admin.js' dist
  node --input-type=module -e "(await import('$PWD/scripts/setup/builds.mjs')).ensureBuilds({ names: ['backend'] })"
  cp -R dist/. /built ;;
esac`,
    ...commands,
  };
  for (const [name, script] of Object.entries(standIns))
    await writeFile(at(`commands/${name}`), `#!/bin/sh\n${script}\n`);
  if (!commands['systemctl']) await cp('tests/support/machine/systemctl.mjs', at('commands/systemctl'));
  for (const name of ['systemctl', ...Object.keys(standIns)]) await chmod(at(`commands/${name}`), 0o755);

  const enter = `cd '${folder}'${isIsolated ? '; ip link set lo up' : ''}
mount --bind /usr usr; mount --bind commands usr/local/bin; mount --rbind /proc proc; mount --rbind /dev dev
mount --bind '${tmpdir()}' '.${tmpdir()}'
[ -e '.${root}/package.json' ] || mount --bind '${root}' '.${root}'
exec chroot . /bin/bash --norc -eo pipefail -c "$1"`;
  /** Runs commands on the machine. Ends at the first that fails. */
  const attempt = (text: string) => {
    const args = [...unshare, ...(isIsolated ? isolation : []), 'sh', '-ec', enter, 'enter', text];
    const { status, stdout, stderr } = spawnSync('unshare', args, {
      env: { PATH: '/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin', HOME: '/root' },
      encoding: 'utf8',
    });
    return { status, said: stdout + stderr };
  };
  const run = (text: string): string => {
    const { status, said } = attempt(text);
    if (status === 0) return said;
    const logs = attempt('tail -n 5 /services/*/log || true').said;
    throw new Error(`Exit code ${status} of:\n${text}\n\n${said}\n${logs}`);
  };
  onTestFinished(async () => {
    if (!isIsolated) attempt("systemctl stop 'greengate-backend@*'");
    await rm(folder, { recursive: true });
  });
  return { at, run, attempt };
}

/** Copies the program of this repository, as an archive of it has it, without anything built. */
export async function copyProgram(target: string): Promise<void> {
  await mkdir(target, { recursive: true });
  for (const name of programFolders) await cp(name, path.join(target, name), { recursive: true });
}
