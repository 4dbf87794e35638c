import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { appendFile, cp, mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { ensureBuilds } from '../../scripts/setup/builds.mjs';
import { copyProgram, machineIsAbsent, openMachine } from '../support/machine/machine.ts';

const absent = machineIsAbsent();
const given = [
  'SHOP=shop.example.com',
  'SELLER_EMAIL=seller@example.com',
  "SMTP_URL='smtps://shop:pass word@mail.example.com:465'",
  'MAIL_FROM=orders@shop.example.com',
  'CURRENCY=EUR',
  '',
].join('\n');

beforeAll(() => ensureBuilds({ names: ['admin'] }), 120_000);

/** A fresh machine with a built program in /root/greengate. Its systemd starts servers that say that they are ready. */
async function openFreshMachine() {
  const machine = await openMachine(
    {
      'dpkg-query': 'for name; do :; done\ngrep --quiet --line-regexp "$name" /installed && echo -n installed',
      'apt-get': 'echo "$*" >> /apt-get\n[ "$1" != install ] || printf "%s\\n" "$@" >> /installed',
      psql: 'cat >> /psql\n[ ! -e /psql-fails ] || { echo "psql: the server is away" >&2; exit 2; }',
      curl: 'case $* in *acme-challenge*) exit 22 ;; esac',
      nft: '[ ! -e /rules ] || cat /rules',
      journalctl: 'echo "BACKUP_HOOK failed (exit code 127)."',
      npm: `echo "$*" >> /npm; [ "$1" != run ] || echo "$LANGUAGE" >> /built-for; [ "$1" != ci ] || ln -sfn '${path.resolve('node_modules')}' node_modules`,
      systemctl: `echo "$*" >> /calls
case $* in
list-units*) echo greengate-backend@4020.service loaded active ;;
"start greengate-backup") [ ! -e /hook-fails ] ;;
is-active*) grep --quiet 'enable.*greengate-balancer' /calls ;;
*enable*greengate-balancer)
  node -e 'for (const port of [4020, 4021, 4010, 4011]) require("http").createServer((_, answer) => answer.end("{}")).listen(port)' &
  ;;
esac`,
    },
    { isIsolated: true },
  );
  const { at } = machine;
  await copyProgram(at('root/greengate'));
  for (const name of ['backend/main.js', 'gateway/main.js', 'web/index.html']) {
    await mkdir(path.dirname(at(`root/greengate/dist/${name}`)), { recursive: true });
    await writeFile(at(`root/greengate/dist/${name}`), '');
  }
  await cp('dist/admin.js', at('root/greengate/dist/admin.js'));
  for (const name of ['.env', 'data/greengate.db']) {
    await mkdir(path.dirname(at(`root/greengate/${name}`)), { recursive: true });
    await writeFile(at(`root/greengate/${name}`), '');
  }
  await appendFile(at('etc/group'), 'haproxy:x:0:\n');
  await writeFile(at('root/settings.env'), given);
  const read = (name: string) => (existsSync(at(name)) ? readFileSync(at(name), 'utf8') : '');
  return { ...machine, read };
}

test('deploy/install makes a shop from a file with settings, and changes nothing when it runs again', async (context) => {
  if (absent) return context.skip(absent);
  const { at, run, attempt, read } = await openFreshMachine();
  const install = 'cd /root && greengate/deploy/install settings.env';

  // A step that fails is named, and the next run goes on from there.
  await writeFile(at('psql-fails'), '');
  expect(attempt(install)).toEqual({
    status: 2,
    said: expect.stringMatching(
      /\n== Database\n[^]*the server is away\nThe step "Database" failed; the lines above say why\. Mend it and run deploy\/install again: it goes on from there\.\n$/,
    ),
  });
  const password = /^SELLER_PASSWORD=(\w{24})$/m.exec(read('etc/greengate/backend.env'))?.[1];
  expect(password).toBeTruthy();
  run('rm /psql-fails');

  const said = run(install);
  // A checkout is built, whatever its dist has.
  expect(read('npm')).toContain('ci --include=dev\nrun build\n');
  expect(said).toContain('shop.example.com does not lead to this machine yet, so the certificate is self-signed');
  expect(said).toMatch(/The shop is open: https:\/\/shop\.example\.com\nLog in at [^]*as seller@example\.com\./);
  const lines = (role: string) => read(`etc/greengate/${role}.env`).match(/^\w+=.+$/gm);
  const ofGateway = [
    'PUBLIC_URL=https://shop.example.com',
    'BACKEND_URL=http://127.0.0.1:4001',
    'TRUST_PROXY=1',
    'CURRENCY=EUR',
  ];
  expect(lines('gateway')).toEqual(ofGateway);
  const [, databasePassword] =
    /^DATABASE_URL=postgres:\/\/greengate:(\w+)@127\.0\.0\.1:5432\/greengate$/m.exec(
      read('etc/greengate/backend.env'),
    ) ?? [];
  expect(lines('backend')).toEqual([
    'PUBLIC_URL=https://shop.example.com',
    `DATABASE_URL=postgres://greengate:${databasePassword}@127.0.0.1:5432/greengate`,
    'SELLER_EMAIL=seller@example.com',
    `SELLER_PASSWORD=${password}`,
    "SMTP_URL='smtps://shop:pass word@mail.example.com:465'",
    'MAIL_FROM=orders@shop.example.com',
    'CURRENCY=EUR',
  ]);
  expect(readdirSync(at('opt/greengate'))).toEqual(expect.arrayContaining(['deploy', 'dist']));
  expect(readdirSync(at('opt/greengate')).filter((name) => ['.env', 'data'].includes(name))).toEqual([]);
  expect(read('psql')).toContain(`alter role greengate login password '${databasePassword}'`);
  const modes = ['backend.env', 'gateway.env', 'shop.pem'].map(
    (name) => statSync(at(`etc/greengate/${name}`)).mode & 0o777,
  );
  expect(modes).toEqual([0o600, 0o600, 0o640]);
  const units = readdirSync('deploy/systemd').filter((name) => !name.endsWith('.example'));
  expect(readdirSync(at('etc/systemd/system')).toSorted()).toEqual(units.toSorted());
  expect(read('calls')).toContain(
    'enable --now --quiet greengate-backend@4020 greengate-backend@4021 greengate-gateway@4010 greengate-gateway@4011 greengate-balancer\n',
  );
  expect(read('calls')).toMatch(
    /enable --now greengate-backup\.timer greengate-rehearsal\.timer\n[^]*start greengate-backup\nstart greengate-rehearsal\n/,
  );
  expect(read('etc/nftables.conf')).toContain('policy drop;\n    ct state established,related accept');
  expect(read('apt-get')).toContain('--no-install-recommends adduser');

  // Again, by hand: nothing is asked, installed or changed.
  const before = [
    'etc/greengate/backend.env',
    'etc/greengate/gateway.env',
    'etc/greengate/shop.pem',
    'apt-get',
    'npm',
    'etc/nftables.conf',
  ].map(read);
  run('touch /var/lib/greengate/backups/greengate-2026-01-31T02-30-00Z-schema36.db.enc');
  const again = run('/opt/greengate/deploy/install');
  expect(read('calls').match(/^start greengate-backup$/gm)).toHaveLength(1);
  expect(again).toContain('/etc/nftables.conf has rules already');
  expect(
    [
      'etc/greengate/backend.env',
      'etc/greengate/gateway.env',
      'etc/greengate/shop.pem',
      'apt-get',
      'npm',
      'etc/nftables.conf',
    ].map(read),
  ).toEqual(before);
  expect(again).not.toContain('was restarted');

  const npmBefore = read('npm');

  // Another setting, from the unpacked program: only that is written, the program stays, and the processes restart.
  await writeFile(at('root/settings.env'), 'MAIL_FROM=shop@shop.example.com\n');
  const changed = run(install);
  expect(changed).toContain('The program in /opt/greengate stays: deploy/upgrade replaces it.');
  expect(changed).toContain('backend@4020 was restarted and is ready.');
  expect(lines('backend')).toContain('MAIL_FROM=shop@shop.example.com');
  expect(lines('backend')).toContain(`SELLER_PASSWORD=${password}`);

  // Another language: its pages are built before the processes restart, and the packages that the servers load stay.
  await writeFile(at('root/settings.env'), 'LANGUAGE=de\n');
  expect(run(install)).toContain('backend@4020 was restarted and is ready.');
  expect(read('npm')).toBe(`${npmBefore}run build\n`);
  expect(read('built-for')).toMatch(/^\n+de\n$/);
  expect(lines('gateway')).toContain('LANGUAGE=de');
});

test('deploy/install begins with the data of a backup, and opens the shop before the copy of its first backup fails', async (context) => {
  if (absent) return context.skip(absent);
  const { at, run, attempt, read } = await openFreshMachine();
  run('cd /root/greengate/dist && mv admin.js command.js && touch /hook-fails /root/greengate-2026-01-31T02-30-00Z.db');
  const command = `#!/usr/bin/env node
import { appendFileSync } from 'node:fs';
if (process.argv[2] === 'restore') appendFileSync('/calls', process.argv.slice(2).join(' ') + '\\n');
else await import('./command.js');
`;
  await writeFile(at('root/greengate/dist/admin.js'), command, { mode: 0o755 });
  const install = 'cd /root && greengate/deploy/install settings.env greengate-2026-01-31T02-30-00Z.db';
  expect(attempt(install)).toEqual({
    status: 1,
    said: expect.stringMatching(
      /\n== Data of the backup\n[^]*\n== Start\n[^]*\nBACKUP_HOOK failed \(exit code 127\)\.\nThe step "First backup, and a rehearsal of its restore" failed; /,
    ),
  });
  expect(read('calls')).toMatch(
    /restore greengate-2026-01-31T02-30-00Z\.db\n[^]*enable --now --quiet greengate-backend@4020 /,
  );
  expect(attempt(install)).toEqual({
    status: 1,
    said: 'This machine has a shop already, so the backup is not restored. Run deploy/install without it; docs/install.md, "Backups", says how to restore one.\n',
  });
});

test('with BALANCER=caddy, deploy/install makes Caddy the balancer', async (context) => {
  if (absent) return context.skip(absent);
  const { at, run, read } = await openFreshMachine();
  await appendFile(at('root/settings.env'), 'BALANCER=caddy\nCERTIFICATE=self-signed\n');
  await writeFile(at('rules'), 'table ip filter { chain FORWARD { jump DOCKER-USER } }\n');
  // A release has no sources, and is built already.
  run('rm /root/greengate/backend/main.ts');
  const said = run('cd /root && greengate/deploy/install settings.env');
  expect(read('npm')).toBe('ci --omit=dev\n');
  expect(said).toContain('nft list ruleset shows rules of another program, which stay.');
  expect(read('etc/nftables.conf')).toBe('');
  expect(read('apt-get')).toMatch(/^install .* caddy /m);
  expect(read('apt-get')).not.toMatch(/haproxy|certbot/);
  expect(read('etc/greengate/caddy.env').split('\n')).toEqual([
    'SHOP=shop.example.com',
    'SELLER_EMAIL=seller@example.com',
    'TLS=tls internal',
    'GATEWAYS=127.0.0.1:4010 127.0.0.1:4011',
    'BACKENDS=127.0.0.1:4020 127.0.0.1:4021',
    '',
  ]);
  expect(read('etc/systemd/system/greengate-balancer.service.d/caddy.conf')).toBe(
    readFileSync('deploy/caddy/greengate-balancer.conf', 'utf8'),
  );
  expect(read('calls')).toContain('disable --now --quiet caddy\n');

  // Another name reaches Caddy, its ports stay, and HAProxy can take its place again.
  run('sed --in-place s/4011/4012/ /etc/greengate/caddy.env');
  await writeFile(at('root/settings.env'), 'SHOP=shop2.example.com\n');
  run('cd /root && greengate/deploy/install settings.env');
  expect(read('etc/greengate/caddy.env')).toMatch(/^SHOP=shop2\.example\.com\n[^]*:4012\n/);
  expect(read('calls').match(/^restart greengate-balancer$/gm)).toHaveLength(1);
  await writeFile(at('root/settings.env'), 'BALANCER=haproxy\n');
  run('cd /root && greengate/deploy/install settings.env');
  expect(existsSync(at('etc/greengate/caddy.env'))).toBe(false);
  expect(readdirSync(at('etc/systemd/system/greengate-balancer.service.d'))).toEqual([]);
  expect(read('calls').match(/^restart greengate-balancer$/gm)).toHaveLength(2);
  expect(read('etc/greengate/install.env').split('\n').toSorted()).toEqual([
    '',
    'BALANCER=haproxy',
    'CERTIFICATE=self-signed',
    'SHOP=shop2.example.com',
  ]);
});

test('deploy/install says in a sentence what is missing before it changes anything', async (context) => {
  if (absent) return context.skip(absent);
  const { at, attempt, read } = await openFreshMachine();
  const install = 'cd /root && greengate/deploy/install';
  const sentences = [
    [
      `${install} < /dev/null`,
      'deploy/install has no terminal for its questions. Name a file with settings: deploy/install settings.env\n',
    ],
    [`${install} none.env`, 'The file none.env cannot be read.\n'],
    [
      `echo SHOP=shop > /root/a.env; ${install} a.env`,
      'The name of the shop is missing, or it is not a domain: "shop". Write it such as SHOP=shop.example.com\n',
    ],
    [
      `echo SHOP=a.example > /root/b.env; ${install} b.env`,
      'The email of the owner is missing, or it is not an email: "". Write it such as SELLER_EMAIL=you@example.com\n',
    ],
  ];
  for (const [command = '', said] of sentences) expect(attempt(command)).toEqual({ status: 1, said });
  expect([read('apt-get'), existsSync(at('etc/greengate')), existsSync(at('opt/greengate'))]).toEqual([
    '',
    false,
    false,
  ]);
});
