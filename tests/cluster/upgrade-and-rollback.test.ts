import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { cp, readFile, rename, rm, stat, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { ensureBuilds } from '../../scripts/setup/builds.mjs';
import { freePorts } from '../support/free-ports.ts';
import { makeLaterVersion } from '../support/machine/later-version.mjs';
import { copyProgram, machineIsAbsent, openMachine, type Machine } from '../support/machine/machine.ts';
import { startPostgres } from '../support/postgres-cluster.ts';
import { createStoreClient } from '../support/store-client.ts';
import { addProduct, register, saveAddress } from '../support/store-records.ts';

const seller = { email: 'seller@example.com', password: 'a long seller password' };

/** A machine with the shop in /opt/greengate and its settings, but nothing started, and a newer version in /root/greengate.tar.gz. */
async function openShopMachine(postgresUrl: string | null) {
  const machine = await openMachine({ psql: `exec /usr/bin/psql '${postgresUrl ?? ''}' "$@"` });
  const program = machine.at('opt/greengate');
  await copyProgram(program);
  await symlink(path.resolve('node_modules'), path.join(program, 'node_modules'));
  await cp('dist/backend', path.join(program, 'dist/backend'), { recursive: true });
  const newer = machine.at('root/newer');
  await copyProgram(newer);
  makeLaterVersion(newer);
  await writeFile(path.join(newer, '.env'), 'SECRET=1\n');
  const tarball = machine.at('root/greengate.tar.gz');
  expect(spawnSync('tar', ['--create', '--gzip', `--file=${tarball}`, '--directory', newer, '.']).status).toBe(0);
  const settings = [
    ...(postgresUrl === null
      ? []
      : [`DATABASE_URL=${databaseUrl(postgresUrl, 'greengate')}`, `BACKUP_KEY=a-long-key-of-the-shop`]),
    'PUBLIC_URL=https://shop.example.com',
    'BACKEND_URL=http://127.0.0.1:4001',
    'TRUST_PROXY=1',
    `SELLER_EMAIL=${seller.email}`,
    `SELLER_PASSWORD='${seller.password}'`,
    '',
  ];
  machine.run('mkdir /etc/greengate');
  await writeFile(machine.at('etc/greengate/backend.env'), settings.join('\n'));
  machine.run('cp /opt/greengate/deploy/systemd/greengate* /etc/systemd/system');
  return machine;
}

const databaseUrl = (server: string, name: string) => server.replace('/postgres?', `/${name}?`);

/** The layout of the first versions with units: one file of settings, no unit for backups, and no script for upgrades. */
async function useFirstLayout({ at, run }: Machine): Promise<void> {
  await rename(at('etc/greengate/backend.env'), at('etc/greengate/greengate.env'));
  for (const folder of ['opt/greengate/deploy/systemd', 'etc/systemd/system']) {
    for (const name of readdirSync(at(folder))) {
      const file = path.join(at(folder), name);
      if (!/^greengate-(backend@|gateway@|balancer)/.test(name)) await rm(file);
      else await writeFile(file, (await readFile(file, 'utf8')).replaceAll(/(backend|gateway)\.env/g, 'greengate.env'));
    }
  }
  run('cd /opt/greengate/deploy && rm upgrade install steps.sh');
}

/** The settings are divided, the new units are there, and the new timers run. */
async function expectThisLayout({ at }: Machine): Promise<void> {
  expect(readFileSync(at('etc/greengate/gateway.env'), 'utf8').match(/^\w+=.*$/gm)).toEqual([
    'PUBLIC_URL=https://shop.example.com',
    'BACKEND_URL=http://127.0.0.1:4001',
    'TRUST_PROXY=1',
  ]);
  expect(readFileSync(at('etc/greengate/backend.env'), 'utf8')).toContain(`\nSELLER_PASSWORD='${seller.password}'\n`);
  expect((await stat(at('etc/greengate/backend.env'))).mode & 0o777).toBe(0o600);
  expect(readFileSync(at('etc/passwd'), 'utf8')).toContain('\ngreengate-gateway:');
  expect(readFileSync(at('services/calls'), 'utf8')).toContain(
    'enable --now greengate-backup.timer greengate-rehearsal.timer\n',
  );
}

/** A value that backend.env cannot hold stops the upgrade before the old version moves. */
async function expectRefusedSetting({ at, attempt }: Machine, upgrade: string): Promise<void> {
  const file = at('etc/greengate/greengate.env');
  const settings = await readFile(file, 'utf8');
  await writeFile(file, `${settings}BACKUP_HOOK='echo "a\\\\b"'\n`);
  expect(attempt(upgrade)).toEqual({
    status: 1,
    said: expect.stringMatching(/\nBACKUP_HOOK contains a [^\n]+\n[^\n]+ run deploy\/upgrade again\.\n$/),
  });
  expect(readdirSync(at('opt'))).not.toContain('greengate-old');
  await writeFile(file, settings);
}

/** An upgrade that fails after the programs were exchanged: the version that worked stays, also for the next upgrade. */
function expectFailedUpgrade({ run, attempt }: Machine): void {
  run(
    'mkdir /root/broken && tar -xzf /root/greengate.tar.gz -C /root/broken && echo "process.exit(1);" > /root/broken/deploy/restart.mjs',
  );
  expect(attempt('/opt/greengate/deploy/upgrade /root/broken')).toEqual({
    status: 1,
    said: expect.stringContaining('The step "Restart, one process after the other" failed'),
  });
}

test.for([
  { kind: 'PostgreSQL', layout: 'this version', upgrade: '/opt/greengate/deploy/upgrade /root/greengate.tar.gz' },
  { kind: 'SQLite', layout: 'the first versions', upgrade: '/root/newer/deploy/upgrade' },
])(
  'on $kind, from the layout of $layout, deploy/upgrade brings the shop to a newer version and back, with the orders from before',
  { timeout: 300_000 },
  async ({ kind, layout, upgrade }, context) => {
    const absent = machineIsAbsent();
    if (absent) return context.skip(absent);
    await ensureBuilds({ names: ['backend', 'admin'] });
    const server = kind === 'PostgreSQL' ? startPostgres() : null;
    if (server && 'absent' in server) return context.skip(server.absent);
    if (server) onTestFinished(() => server.stop());
    const machine = await openShopMachine(server ? server.url : null);
    const { at, run, attempt } = machine;
    const isOfFirstLayout = layout === 'the first versions';
    if (isOfFirstLayout) await useFirstLayout(machine);
    const [port = 0] = await freePorts(1);
    const client = () => createStoreClient(`http://127.0.0.1:${port}`);
    const backups = () => readdirSync(at('var/lib/greengate/backups'));
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

    if (server) run(`psql -c 'create database greengate'`);
    run(`systemctl start greengate-backend@${port} greengate-gateway@4010 greengate-balancer`);
    await expect.poll(isReady, { timeout: 60_000 }).toBe(200);
    await order('before@shop.example');
    // The nightly backup of the same day.
    if (!isOfFirstLayout) run('systemctl start greengate-backup');

    await (isOfFirstLayout ? expectRefusedSetting(machine, upgrade) : expectFailedUpgrade(machine));

    const said = run(upgrade);
    expect(said).toMatch(new RegExp(`backend@${port} was restarted and is ready.\n== Rehearsal[^]*before-upgrade-`));
    await expect.poll(isReady).toBe(200);
    await order('after@shop.example');
    const calls = readFileSync(at('services/calls'), 'utf8');
    expect(calls).toMatch(/daemon-reload\n[^]*reload greengate-balancer\n[^]*restart greengate-backend@/);
    if (isOfFirstLayout) await expectThisLayout(machine);
    expect(readdirSync(at('opt/greengate'))).not.toContain('.env');
    run('systemctl start greengate-backup');

    // Its first step makes the backup of the newer version that must not delete the one from before the upgrade.
    // The first run cannot write the units: the second one goes on from there.
    const unit = '/etc/systemd/system/greengate-balancer.service';
    run(`rm ${unit} && mkdir --parents ${unit}/greengate-balancer.service`);
    expect(attempt('/opt/greengate/deploy/upgrade --back')).toEqual({
      status: 1,
      said: expect.stringMatching(
        /\nThe step "Units and rules of the balancer" failed; [^\n]+ run \/opt\/greengate-new\/deploy\/upgrade --back again\. /,
      ),
    });
    run(`rm -r ${unit} && /opt/greengate-new/deploy/upgrade --back`);
    await expect.poll(isReady).toBe(200);
    expect(await emailsOfOrders()).toEqual(['before@shop.example']);
    expect(backups().filter((name) => name.startsWith('before-upgrade-'))).toHaveLength(2);
    expect(backups().filter((name) => name.startsWith('before-rollback-'))).toHaveLength(1);
    // They are encrypted when the nightly ones are.
    const ending = server ? '.db.enc' : '.db';
    expect(backups().filter((name) => name.startsWith('before-') && !name.endsWith(ending))).toEqual([]);
    expect(readdirSync(at('etc/greengate')).includes('backend.env')).toBe(!isOfFirstLayout);
    const units = readdirSync(at('etc/systemd/system'));
    expect(units.includes('greengate-backup.timer')).toBe(!isOfFirstLayout);
    await order('later@shop.example');
    expect(await emailsOfOrders()).toEqual(['before@shop.example', 'later@shop.example']);
    expect(attempt('/opt/greengate-new/deploy/upgrade --back')).toEqual({
      status: 1,
      said: 'There is no version to go back to: /opt/greengate-old has no notes of an upgrade.\n',
    });
    if (!server) return;
    // The old version refuses the data of the newer one: nothing else than the restore brings it back.
    const kept = run(`psql -At -c "select datname from pg_database where datname like 'greengate_newer_%'"`).trim();
    const refused = attempt(`cd /opt/greengate
      DATABASE_URL='${databaseUrl(server.url, kept)}' timeout 60 node --env-file=/etc/greengate/backend.env dist/backend/main.js`);
    expect(refused).toEqual({
      status: 1,
      said: expect.stringContaining('last used by a newer version of this program'),
    });
  },
);
