import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { chmod, cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { ensureBuilds } from '../../scripts/setup/builds.mjs';
import { blocksOf } from '../lab/install/guide-blocks.mjs';
import { freePorts } from '../support/free-ports.ts';
import { startPostgres } from '../support/postgres-cluster.ts';
import { createStoreClient } from '../support/store-client.ts';
import { addProduct, register, saveAddress } from '../support/store-records.ts';

const [upgradeBlock, rollbackBlock] = blocksOf(readFileSync('docs/operations.md', 'utf8')).filter(
  ({ heading }) => heading === 'Upgrade and rollback',
);
const seller = { email: 'seller@example.com', password: 'a long seller password' };
const programFolders = ['backend', 'scripts', 'deploy', 'package.json', 'package-lock.json', 'tsconfig.json', '.npmrc'];
const portsOfGuide = ['4020', '4021', '4010', '4011'];

/**
 * A folder that stands for a machine with the shop in `opt/greengate`, its settings and a newer version in a tarball: the same
 * program with one more migration. Stand-ins for some commands are first on its PATH: `systemctl` (see its file), `npm` (links the
 * installed packages and builds the backend only), `runuser` (changes no user) and `psql` (asks the test's server).
 */
async function openMachine(postgresUrl: string | null) {
  const machine = await mkdtemp(path.join(tmpdir(), 'greengate-machine-'));
  const root = process.cwd();
  const ports = await freePorts(portsOfGuide.length);
  const inMachine = (commands: string) =>
    portsOfGuide.reduce(
      (text, port, at) => text.replaceAll(port, String(ports[at])),
      commands.replaceAll(/(?<=^|[\s="'])\/(?=opt\/|root\/|etc\/|var\/lib\/)/gm, `${machine}/`),
    );
  for (const folder of ['bin', 'opt', 'root', 'etc/greengate', 'etc/systemd/system', 'var/lib/greengate/backups']) {
    await mkdir(path.join(machine, folder), { recursive: true });
  }
  const stub = async (name: string, script: string) => {
    await writeFile(path.join(machine, 'bin', name), script);
    await chmod(path.join(machine, 'bin', name), 0o755);
  };
  await stub('systemctl', await readFile('tests/support/machine/systemctl.mjs', 'utf8'));
  await stub('runuser', '#!/bin/sh\nshift 3\nexec "$@"\n');
  await stub('psql', `#!/bin/sh\nPATH=$OLD_PATH exec psql '${postgresUrl ?? ''}' "$@"\n`);
  await stub(
    'npm',
    `#!/bin/sh
if [ "$1" = ci ]; then exec ln -s '${root}/node_modules' node_modules; fi
exec node --input-type=module -e "(await import('$PWD/scripts/setup/builds.mjs')).ensureBuilds({ names: ['backend'] })"
`,
  );
  const program = path.join(machine, 'opt/greengate');
  await mkdir(program);
  for (const name of programFolders) await cp(name, path.join(program, name), { recursive: true });
  const newer = path.join(machine, 'newer');
  await cp(program, newer, { recursive: true });
  await addMigration(path.join(newer, 'backend/db/migrations'));
  const tarball = path.join(machine, 'root/greengate.tar.gz');
  expect(spawnSync('tar', ['--create', '--gzip', `--file=${tarball}`, '--directory', newer, '.']).status).toBe(0);
  await symlink(path.join(root, 'node_modules'), path.join(program, 'node_modules'));
  await cp('dist/backend', path.join(program, 'dist/backend'), { recursive: true });
  const database = postgresUrl === null ? [] : [`DATABASE_URL=${databaseUrl(postgresUrl, 'greengate')}`];
  const settings = [
    ...database,
    `DATA_DIR=${machine}/var/lib/greengate`,
    `PUBLIC_URL=https://shop.example.com`,
    `SELLER_EMAIL=${seller.email}`,
    `SELLER_PASSWORD=${seller.password}`,
    '',
  ];
  await writeFile(path.join(machine, 'etc/greengate/backend.env'), settings.join('\n'));

  const env = {
    PATH: `${machine}/bin:${process.env['PATH']}`,
    OLD_PATH: process.env['PATH'],
    MACHINE: machine,
  };
  /** Runs commands as they are written, but in the machine's folder. Ends at the first that fails. */
  const attempt = (commands: string) => {
    const { status, stdout, stderr } = spawnSync('bash', ['--norc', '-eo', 'pipefail', '-c', inMachine(commands)], {
      cwd: machine,
      env,
      encoding: 'utf8',
    });
    return { status, said: stdout + stderr };
  };
  const run = (commands: string) => {
    const { status, said } = attempt(commands);
    if (status === 0) return;
    const logs = attempt('tail -n 5 services/*/log').said;
    throw new Error(`Exit code ${status} of:\n${commands}\n\n${said}\n${logs}`);
  };
  onTestFinished(async () => {
    attempt("systemctl stop 'greengate-backend@*'");
    await rm(machine, { recursive: true });
  });
  return { machine, run, attempt, client: () => createStoreClient(`http://127.0.0.1:${ports[0]}`), port: ports[0] };
}

const databaseUrl = (server: string, name: string) => server.replace('/postgres?', `/${name}?`);

/** Adds a migration to the folder, as a later version would. */
async function addMigration(folder: string): Promise<void> {
  const list = path.join(folder, 'all-migrations.ts');
  const text = await readFile(list, 'utf8');
  const id = Math.max(...readdirSync(folder).map((name) => Number.parseInt(name, 10) || 0)) + 1;
  await writeFile(
    path.join(folder, 'later.ts'),
    `import type { Migration } from './migration.ts';
     export const laterMigration: Migration = { id: ${id}, name: 'later', statements: ['create table later (id integer)'] };`,
  );
  await writeFile(
    list,
    `import { laterMigration } from './later.ts';\n${text.replace(/\n\];\s*$/, '\n  laterMigration,\n];\n')}`,
  );
}

test.for(['PostgreSQL', 'SQLite'])(
  'on %s, the blocks of "Upgrade and rollback" bring the shop to a newer version and back, with the orders from before',
  { timeout: 300_000 },
  async (kind, context) => {
    await ensureBuilds({ names: ['backend'] });
    const server = kind === 'PostgreSQL' ? startPostgres() : null;
    if (server && 'absent' in server) return context.skip(server.absent);
    if (server) onTestFinished(() => server.stop());
    const { machine, run, attempt, client, port } = await openMachine(server ? server.url : null);
    expect(upgradeBlock && rollbackBlock).toBeTruthy();
    const backups = () => readdirSync(path.join(machine, 'var/lib/greengate/backups'));
    const isReady = () =>
      fetch(`http://127.0.0.1:${port}/health/ready`).then(
        ({ status }) => status,
        () => 0,
      );
    const order = async (email: string) => {
      const owner = client();
      await owner.post('/api/seller/login', seller);
      const product = await addProduct(owner);
      const shopper = client();
      await register(shopper);
      const address = await saveAddress(shopper, { email });
      expect((await shopper.post('/api/order/cod', { items: [{ product, quantity: 1 }], address })).body).toMatchObject(
        {
          success: true,
        },
      );
    };
    const emailsOfOrders = async () => {
      const owner = client();
      await owner.post('/api/seller/login', seller);
      const { body } = await owner.get('/api/order/seller');
      return body.orders.map((each: { address: { email: string } }) => each.address.email).toSorted();
    };
    const isOnPostgres = server !== null;
    /** On SQLite there is one backend, and the guide says what else differs. */
    const forDatabase = (commands: string) =>
      isOnPostgres
        ? commands
        : commands
            .replace(/^runuser .*\n/m, '')
            .replace(/^(node .* restore .*)$/m, 'DATA_DIR=/var/lib/greengate $1')
            .replace(' greengate-backend@4021', '');

    if (isOnPostgres) run(`psql -c 'create database greengate'`);
    run('systemctl start greengate-backend@4020 greengate-gateway@4010');
    await expect.poll(isReady, { timeout: 60_000 }).toBe(200);
    await order('before@shop.example');
    // The nightly backup of the same day.
    run('systemctl start greengate-backup');

    run(forDatabase(upgradeBlock!.commands));
    await expect.poll(isReady).toBe(200);
    await order('after@shop.example');

    // Its first line makes the backup of the newer version that must not delete the one from before the upgrade.
    run(forDatabase(rollbackBlock!.commands));
    await expect.poll(isReady, { timeout: 60_000 }).toBe(200);
    expect(await emailsOfOrders()).toEqual(['before@shop.example']);
    expect(backups().filter((name) => name.startsWith('before-upgrade-'))).toHaveLength(1);
    await order('later@shop.example');
    expect(await emailsOfOrders()).toEqual(['before@shop.example', 'later@shop.example']);
    if (!isOnPostgres) return;
    // The old version refuses the data of the newer one: nothing else than the restore brings it back.
    const newer = databaseUrl(server.url, 'greengate_newer');
    const refused = attempt(`cd /opt/greengate
      DATABASE_URL='${newer}' timeout 60 node --env-file=/etc/greengate/backend.env dist/backend/main.js`);
    expect(refused).toEqual({
      status: 1,
      said: expect.stringContaining('last used by a newer version of this program'),
    });
  },
);
