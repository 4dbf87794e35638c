import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { serverArgsFor, serverMalloc } from '../../scripts/setup/server-args.mjs';
import { findCommand } from '../../scripts/setup/debian.mjs';
import { findHaproxy } from '../../scripts/setup/haproxy.mjs';
import { freePorts } from '../support/free-ports.ts';

const balancer = {
  SHOP_BIND: '127.0.0.1:8443',
  STORE_BIND: '127.0.0.1:8081',
  STATS_BIND: '127.0.0.1:8082',
  REDIRECT_BIND: ':::8080 v4v6',
  REQUESTS_A_MINUTE: '1200',
};

async function aFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'greengate-deploy-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

function run(command: string, args: string[], env: Record<string, string> = {}) {
  const { status, stdout, stderr, error } = spawnSync(command, args, {
    env: { PATH: process.env['PATH'], ...env },
    encoding: 'utf8',
  });
  return { status, said: error?.message ?? stdout + stderr };
}

const haproxy = findHaproxy() ?? '';
const analyzer = '/usr/bin/systemd-analyze';

test.skipIf(!haproxy)(
  'HAProxy accepts its rules with the replicas of compose and of one machine, by http and by https',
  async () => {
    const folder = await aFolder();
    const [key, certificate] = [join(folder, 'key.pem'), join(folder, 'certificate.pem')];
    const made = run(
      'openssl',
      `req -x509 -newkey rsa:2048 -nodes -days 2 -subj /CN=localhost -keyout ${key} -out ${certificate}`.split(' '),
    );
    expect(made).toMatchObject({ status: 0 });
    const pem = join(folder, 'shop.pem');
    await writeFile(pem, (await readFile(certificate, 'utf8')) + (await readFile(key, 'utf8')));
    const https = { ...balancer, SHOP_BIND: `127.0.0.1:8443 ssl crt ${pem} alpn h2,http/1.1` };
    for (const replicas of ['replicas-compose.cfg', 'replicas-machine.cfg']) {
      const files = ['balancer.cfg', replicas, 'https-redirect.cfg'].flatMap((name) => [
        '-f',
        `deploy/haproxy/${name}`,
      ]);
      for (const env of [balancer, https]) {
        expect(run(haproxy, ['-c', ...files], env)).toEqual({
          status: 0,
          said: expect.stringContaining('file is valid'),
        });
      }
    }
  },
);

test.skipIf(!haproxy)(
  'HAProxy logs the addresses of refused logins and of 429 only, and removes the header',
  async () => {
    const gateway = createServer((request, response) => {
      response.setHeader('x-request-id', 'asked');
      if (request.method === 'POST') response.setHeader('x-refused', 'WRONG_LOGIN');
      response.end('{}');
    });
    await new Promise<void>((resolve) => void gateway.listen(0, '127.0.0.1', resolve));
    onTestFinished(() => void gateway.close());
    const { port } = gateway.address() as AddressInfo;
    const replicas = join(await aFolder(), 'replicas.cfg');
    const server = `server one 127.0.0.1:${port} no-check`;
    await writeFile(replicas, `backend gateways\n  ${server}\nbackend backends\n  ${server}\n`);
    const [shop = 0, store, stats] = await freePorts(3);
    const child = spawn(haproxy, ['-db', '-f', 'deploy/haproxy/balancer.cfg', '-f', replicas], {
      env: {
        PATH: process.env['PATH'],
        SHOP_BIND: `127.0.0.1:${shop}`,
        STORE_BIND: `127.0.0.1:${store}`,
        STATS_BIND: `127.0.0.1:${stats}`,
        REQUESTS_A_MINUTE: '2',
      },
    });
    onTestFinished(() => void child.kill('SIGKILL'));
    const said = text(child.stdout);
    const ask = (method: string) => fetch(`http://127.0.0.1:${shop}/graphql`, { method });
    await expect
      .poll(
        () =>
          fetch(`http://127.0.0.1:${shop}/`).then(
            ({ ok }) => ok,
            () => false,
          ),
        { timeout: 10_000 },
      )
      .toBe(true);
    await (await ask('GET')).text();
    const refused = await ask('POST');
    expect([refused.headers.get('x-request-id'), refused.headers.get('x-refused')]).toEqual(['asked', null]);
    expect((await ask('GET')).status).toBe(429);
    child.kill('SIGTERM');
    const lines = (await said)
      .split('\n')
      .filter((line) => line.startsWith('{'))
      .map((line) => JSON.parse(line));
    const line = { level: 'warn', msg: 'refused', address: '127.0.0.1', time: expect.any(Number) };
    expect(lines).toEqual([
      { ...line, status: 200, code: 'WRONG_LOGIN', requestId: 'asked' },
      { ...line, status: 429, code: '-', requestId: '-' },
    ]);
  },
);

test.skipIf(!haproxy || !existsSync(analyzer))(
  'systemd accepts the units and finds few needless permissions',
  async () => {
    const folder = await aFolder();
    await cp('deploy/systemd', folder, { recursive: true });
    const files = await readdir(folder);
    const units = files.filter((name) => name.endsWith('.service'));
    expect(units.length).toBeGreaterThanOrEqual(5);
    const timers = files.filter((name) => name.endsWith('.timer')).map((name) => join(folder, name));
    expect(timers).toHaveLength(2);
    for (const name of units) {
      const unit = await readFile(join(folder, name), 'utf8');
      const tellsOfFailure = unit.includes('\nOnFailure=greengate-failure@%n.service\n');
      expect([name, tellsOfFailure]).toEqual([name, name !== 'greengate-failure@.service']);
      // Node may be installed elsewhere on this machine.
      await writeFile(join(folder, name.replace('@', '@4010')), unit.replace('/usr/bin/node', process.execPath));
    }
    const instances = units.map((name) => join(folder, name.replace('@', '@4010')));
    expect(run(analyzer, ['verify', ...instances, ...timers])).toEqual({ status: 0, said: '' });
    for (const unit of instances) {
      // 15 means an exposure of 1.5 on systemd's scale from 0 to 10.
      expect(run(analyzer, ['security', '--offline=yes', '--threshold=15', unit])).toMatchObject({ status: 0 });
    }
  },
);

/** Runs deploy/restart.mjs; the processes that it asks are in this one, so it must not be blocked. */
async function restart(...args: string[]) {
  const child = spawn(process.execPath, ['deploy/restart.mjs', '--balancer=http://127.0.0.1:9', ...args]);
  const said = Promise.all([text(child.stdout), text(child.stderr)]);
  const status = await new Promise((resolve) => child.once('exit', resolve));
  const [stdout, stderr] = await said;
  return { status, stdout, stderr };
}

test('the restart waits as long as a backend upgrades the database, also while it cannot answer', async () => {
  let asked = 0;
  const server = createServer((_request, response) => {
    asked += 1;
    // Ready before the restart; then two answers about the upgrade, and one request without an answer.
    if (asked === 4) return;
    response.statusCode = asked === 2 || asked === 3 ? 503 : 200;
    response.end(
      JSON.stringify({ success: false, status: 'upgrading', message: `Upgrading the database: step ${asked}` }),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const name = `backend@${(server.address() as AddressInfo).port}`;
  expect(await restart('--timeout=0.1', '--command=true', name)).toEqual({
    status: 0,
    stdout: [
      'No balancer responds at http://127.0.0.1:9: only the processes themselves are asked.',
      `  ${name}: Upgrading the database: step 2`,
      `${name} was restarted and is ready.`,
      '',
    ].join('\n'),
    stderr: '',
  });
});

test('the restart goes on to the next process when the last one is ready, and stops at one that does not come back', async () => {
  const folder = await aFolder();
  const isBroken = new Set<string>();
  const ports = await Promise.all(
    [1, 2, 3].map(async () => {
      const server = createServer((_request, response) => {
        response.statusCode = isBroken.has(port) ? 503 : 200;
        response.end();
      });
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
      onTestFinished(() => void server.close());
      const port = String((server.address() as AddressInfo).port);
      return port;
    }),
  );
  const [one = '', two = '', three = ''] = ports;
  const names = [`backend@${one}`, `gateway@${two}`, `gateway@${three}`];
  const options = ['--timeout=1', '--command', `echo "$ROLE $PORT" >> '${folder}/restarted'`];
  expect(await restart(...options, ...names)).toEqual({
    status: 0,
    stdout: [
      'No balancer responds at http://127.0.0.1:9: only the processes themselves are asked.',
      ...names.map((name) => `${name} was restarted and is ready.`),
      '',
    ].join('\n'),
    stderr: '',
  });
  expect(await readFile(join(folder, 'restarted'), 'utf8')).toBe(`backend ${one}\ngateway ${two}\ngateway ${three}\n`);

  const watcher = setInterval(() => existsSync(join(folder, 'broken')) && isBroken.add(two), 10);
  onTestFinished(() => clearInterval(watcher));
  const breaking = ['--timeout=1', '--command', `touch '${folder}/broken'; sleep 0.2`];
  expect(await restart(...breaking, ...names.slice(1))).toMatchObject({
    status: 1,
    stderr: `After the restart of gateway@${two}, gateway@${two} was not ready (status 503 at port ${two}) for 1 s. Its log says why. Not restarted: gateway@${three}.\n`,
  });
  expect(await restart(...options, ...names)).toMatchObject({
    status: 1,
    stderr: `gateway@${two} is not ready (status 503 at port ${two}): nothing was restarted. Mend it first, or name the others.\n`,
  });
  expect(await restart('--command', 'exit 4', `backend@${one}`, `gateway@${three}`)).toMatchObject({
    status: 1,
    stderr: `backend@${one} could not be restarted: the command ended with 4. Not restarted: gateway@${three}.\n`,
  });
});

test('the Dockerfile copies only existing files, runs nothing as root and starts both servers as npm start and the units do', () => {
  const recipe = readFileSync('deploy/Dockerfile', 'utf8');
  const copied = [...recipe.matchAll(/^COPY (?!--from)(.+) \S+$/gm)].flatMap(([, names = '']) => names.split(' '));
  expect(copied.filter((name) => !existsSync(name))).toEqual([]);
  const stages = recipe.split(/^FROM /m).slice(1);
  expect(stages.map((stage) => /^\S+ AS (\S+)/.exec(stage)?.[1])).toEqual([
    'build',
    'dependencies',
    'shop',
    'backend',
    'gateway',
  ]);
  expect(stages[2]).toContain('\nUSER node\n');
  const malloc = Object.entries(serverMalloc)
    .map((setting) => setting.join('='))
    .join(' ');
  expect(stages[2]).toContain(`\nENV NODE_ENV=production ${malloc}\n`);
  for (const role of ['backend', 'gateway'] as const) {
    const args = ['node', ...serverArgsFor(Number.MAX_SAFE_INTEGER)[role]];
    const stage = stages.find((text) => text.startsWith(`shop AS ${role}`)) ?? '';
    expect(stage).toMatch(/^HEALTHCHECK /m);
    expect(stage).toContain(`\nCMD [${args.map((arg) => `"${arg}"`).join(', ')}]`);
    const unit = readFileSync(`deploy/systemd/greengate-${role}@.service`, 'utf8');
    expect(unit).toContain(`\nExecStart=/usr/bin/${args.join(' ')}\n`);
    expect(unit).toContain(`\nEnvironment=${malloc}\n`);
  }
});

test('the environment file of the gateways has no secret of the backends', () => {
  const names = (role: string) =>
    [...readFileSync(`deploy/systemd/${role}.env.example`, 'utf8').matchAll(/^([A-Z_]+)=/gm)].map(([, name]) => name);
  expect(names('gateway')).toEqual(['PUBLIC_URL', 'BACKEND_URL', 'TRUST_PROXY']);
  expect(names('backend')).toEqual(expect.arrayContaining(['DATABASE_URL', 'SELLER_PASSWORD', 'STRIPE_SECRET_KEY']));
  for (const role of ['gateway', 'backend']) {
    const unit = readFileSync(`deploy/systemd/greengate-${role}@.service`, 'utf8');
    expect(unit).toContain(`\nEnvironmentFile=/etc/greengate/${role}.env\n`);
  }
});

test.skipIf(!findCommand(['nft'], ['/usr/sbin']) || process.getuid?.() !== 0)(
  'the commands of the runbook find the address that guesses passwords and block it in the firewall of the installation',
  async () => {
    const folder = await aFolder();
    const [block] =
      readFileSync('docs/operations.md', 'utf8').match(/(?<=```sh\n)journalctl -u greengate-balancer[^`]*/) ?? [];
    const lines = [
      '[NOTICE]   (12) : haproxy version is 2.6.12',
      ...Array.from({ length: 3 }, () => '{"level":"warn","msg":"refused","address":"203.0.113.7","status":200}'),
      '{"level":"warn","msg":"refused","address":"198.51.100.1","status":429}',
    ];
    await writeFile(join(folder, 'journalctl'), `#!/bin/sh\ncat <<'END'\n${lines.join('\n')}\nEND\n`, { mode: 0o755 });
    const script = `set -e; nft -f deploy/nftables.conf; ${block}`;
    const { status, said } = run('unshare', ['--net', 'bash', '-c', script], {
      PATH: `${folder}:${process.env['PATH']}:/usr/sbin`,
    });
    expect({ status, said }).toMatchObject({ status: 0 });
    expect(said).toMatch(/^\s+3 203\.0\.113\.7\n\s+1 198\.51\.100\.1\n/);
    // Before the rules that let open connections and the ports of the shop in.
    expect(said).toMatch(/policy drop;\n\s+ip saddr 203\.0\.113\.7 drop # handle \d+\n\s+ct state/);
  },
);

const caddy = findCommand(['caddy'], []);

test('Caddy sends requests to gateways that are ready, and gateways to backends, with the address of the shopper; /metrics is not public', async (context) => {
  if (!caddy) return context.skip('there is no caddy on this machine.');
  const folder = await aFolder();
  const [shop = 0, store = 0] = await freePorts(2);
  const notReady = new Set<string>();
  const openReplica = async (name: string) => {
    const server = createServer((request, response) => {
      response.statusCode = request.url === '/health/ready' && notReady.has(name) ? 503 : 200;
      response.setHeader('x-refused', 'WRONG_LOGIN');
      response.end(`${name} ${request.url} for ${String(request.headers['x-forwarded-for'])}`);
    });
    await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
    onTestFinished(() => void server.close());
    return `127.0.0.1:${(server.address() as AddressInfo).port}`;
  };
  const env = {
    PATH: process.env['PATH'] ?? '',
    HOME: folder,
    ADMIN: `unix/${folder}/admin.sock`,
    SELLER_EMAIL: 'seller@example.com',
    SHOP: `http://127.0.0.1:${shop}`,
    STORE: `127.0.0.1:${store}`,
    TLS: '',
    GATEWAYS: `${await openReplica('gateway 1')} ${await openReplica('gateway 2')}`,
    BACKENDS: `${await openReplica('backend 1')} ${await openReplica('backend 2')}`,
  };
  const config = ['--config', 'deploy/caddy/Caddyfile'];
  // With a name, it asks for a certificate; or it makes its own.
  for (const TLS of ['', 'tls internal']) {
    const validated = run(caddy ?? '', ['validate', ...config], { ...env, SHOP: 'shop.example.com', TLS });
    expect(validated).toEqual({ status: 0, said: expect.stringContaining('Valid configuration') });
  }
  const service = spawn(caddy ?? '', ['run', ...config], { env, stdio: 'ignore' });
  onTestFinished(() => void service.kill());
  const get = async (path: string, port = shop, headers = {}) => {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, { headers }).catch(() => null);
    return { status: response?.status, text: await response?.text(), refused: response?.headers.get('x-refused') };
  };
  const namesOf = async (port: number) => {
    const answers = await Promise.all(Array.from({ length: 12 }, () => get('/', port)));
    return [...new Set(answers.map(({ text: said }) => String(String(said).split(' /')[0])))].toSorted();
  };
  await expect.poll(() => namesOf(shop), { timeout: 20_000 }).toEqual(['gateway 1', 'gateway 2']);
  expect(await namesOf(store)).toEqual(['backend 1', 'backend 2']);
  expect(await get('/cart', shop, { 'x-forwarded-for': '203.0.113.7' })).toEqual({
    status: 200,
    text: expect.stringMatching(/^gateway \d \/cart for 127\.0\.0\.1$/),
    refused: null,
  });
  // The backend counts by the shopper's address, which the gateway passes on.
  expect((await get('/', store, { 'x-forwarded-for': '203.0.113.7' })).text).toMatch(/ for 203\.0\.113\.7$/);
  expect((await get('/metrics')).status).toBe(404);
  expect(run(caddy ?? '', ['reload', ...config, '--address', env.ADMIN], env)).toMatchObject({ status: 0 });
  notReady.add('gateway 1');
  await expect.poll(() => namesOf(shop), { timeout: 20_000 }).toEqual(['gateway 2']);
});

const amtool = findCommand(['amtool'], []);

test.skipIf(!amtool)('Alertmanager accepts its file, which sends pages and tickets to different receivers', () => {
  const file = 'deploy/monitoring/alertmanager.yaml';
  expect(run(amtool ?? '', ['check-config', file])).toMatchObject({ status: 0 });
  for (const [severity, receiver] of [
    ['page', 'now'],
    ['ticket', 'today'],
  ]) {
    const { said } = run(amtool ?? '', ['config', 'routes', 'test', `--config.file=${file}`, `severity=${severity}`]);
    expect(said.split('\n')).toContain(receiver);
  }
});

test('systemd never gives up a service of the shop: its database may be away for minutes', async () => {
  for (const name of await readdir('deploy/systemd')) {
    if (!name.endsWith('.service')) continue;
    const unit = await readFile(join('deploy/systemd', name), 'utf8');
    if (!unit.includes('\nRestart=always\n')) continue;
    const [head = ''] = unit.split('\n[Service]\n');
    expect({ name, neverGivesUp: head.includes('\nStartLimitIntervalSec=0\n') }).toEqual({ name, neverGivesUp: true });
  }
});
