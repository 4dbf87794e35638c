import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { makeLaterVersion } from '../../support/machine/later-version.mjs';
import { copyNode, openFreshDebian, registryVariables, run } from './fresh-debian.mjs';

/**
 * `deploy/try-install`: installs this repository in a fresh Debian with its own systemd by deploy/install, orders in the shop, and
 * brings it to a later version, back and there again, while a shopper keeps ordering. What takes the place of the internet and of
 * a public name is said where it happens. The transcript is written to tests/lab/results/try-install.txt, for another Debian
 * than 12 or another balancer with its name. Needs root, systemd-nspawn, and Debian's packages and the npm registry.
 *
 * --debian     another one than bookworm, such as trixie
 * --balancer   caddy
 */

const { values } = parseArgs({
  options: { debian: { type: 'string', default: 'bookworm' }, balancer: { type: 'string', default: 'haproxy' } },
});
const isCaddy = values.balancer === 'caddy';
const parts = import.meta.dirname;
const repository = join(parts, '../../..');
const shop = 'shop.example.com';
const seller = 'seller@example.com';
const tools = '/usr/local/lib/try-install';
const certificates = isCaddy
  ? '/var/lib/caddy/.local/share/caddy/pki/authorities/local/root.crt'
  : '/etc/greengate/self-signed/fullchain.pem';
const trust = { NODE_EXTRA_CA_CERTS: certificates };
const password = 'eleven green pears';

const lines = [];
const startedAt = Date.now();

async function tryScripts() {
  say(
    `deploy/install and deploy/upgrade in a fresh Debian (${values.debian}) with ${isCaddy ? 'Caddy' : 'HAProxy'}, by deploy/try-install.`,
  );
  say(
    'It is booted with its own systemd by systemd-nspawn. Its network has only a loopback interface, except for apt-get and npm.',
  );
  const registry = prepare();
  heading('Install');
  command(
    'mkdir greengate && tar -xzf greengate.tar.gz -C greengate && greengate/deploy/install settings.env',
    registry,
  );
  say(
    `- units: ${inside("systemctl list-units --plain --no-legend 'greengate*' | awk '{ print $1, $4 }'").replaceAll('\n', ', ')}`,
  );
  say(`- failed units: ${inside('systemctl --failed --plain --no-legend') || 'none'}`);
  say(`- ${inside("stat --format '%n %U:%G %a' /etc/greengate/*.env").replaceAll('\n', ', ')}`);
  const asGateway = 'setpriv --reuid greengate-gateway --regid greengate-gateway --clear-groups';
  say(`- as the gateway's user: ${inside(`${asGateway} cat /etc/greengate/backend.env 2>&1 || true`)}`);
  say(
    `- the firewall: ${inside("nft list ruleset | grep -E 'dport|policy' | sed 's/^ *//'").replaceAll(/\s*\n\s*/g, ' · ')}`,
  );
  say(
    `- exposure: ${inside("systemd-analyze security --no-pager 'greengate-backend@4020' 'greengate-gateway@4010' greengate-balancer 2>&1 | grep -o 'Overall.*: [0-9.]*'").replaceAll('\n', ' · ')}`,
  );
  command('greengate/deploy/install', registry);
  if (!isCaddy) renewCertificate();

  heading('A day');
  say(askShop('open'));
  command(`systemctl start greengate-backup`);
  say(askShop('order'));
  command(`systemctl stop 'greengate-backend@*'
greengate restore "$(ls /var/lib/greengate/backups/greengate-*.db* | grep -v partial | tail -n 1)"
systemctl start greengate-backend@4020 greengate-backend@4021
until curl --silent http://127.0.0.1:4010/health/ready | grep '"status":"ready"'; do sleep 1; done`);
  const restored = askShop('orders');
  say(`- after the restore: ${restored}`);
  if (restored.includes('1002') || !restored.includes('1001')) throw new Error('It is not the shop of the backup.');
  say(`- instead of a person at the keyboard: ${inside(`echo '${password}' | greengate owner set-password`)}`);
  command('greengate status || true');
  command('cd /opt/greengate && node deploy/restart.mjs');

  makeLaterTarball();
  await whileOrdering('Upgrade', '/opt/greengate/deploy/upgrade later.tar.gz', registry);
  const lost = expectOrders('the shop', ordersInShop(), confirmed());

  await whileOrdering('Back', '/opt/greengate/deploy/upgrade --back', {});
  const inBackup = inside(
    `cd /opt/greengate && node -p 'const Libsql = require("libsql"); new Libsql(process.argv[1]).prepare("select number from orders").all().map((row) => row.number).join("\\n")' "$(ls /var/lib/greengate/backups/before-rollback-*.db)"`,
  ).split('\n');
  const all = [...new Set([...ordersInShop(), ...inBackup])];
  say(`- the shop has ${ordersInShop().length} orders again, and the backup of the newer version ${inBackup.length}`);
  const lostBack = expectOrders('the shop or the backup of the newer version', all, confirmed());
  say(askShop('order'));

  await whileOrdering('Upgrade again', '/opt/greengate-new/deploy/upgrade', registry);
  const inShop = ordersInShop();
  const lostAgain = expectOrders('the shop', inShop, confirmed());
  command('systemctl --failed --plain --no-legend');
  if (lost + lostBack + lostAgain > 0) throw new Error('Confirmed orders are lost.');
}

/** Adds to the fresh Debian what stands for the internet, and what a person brings. */
function prepare() {
  const into = (path) => join(debian.root, path);
  mkdirSync(into(tools), { recursive: true });
  cpSync(join(parts, 'ask-shop.mjs'), into(join(tools, 'ask-shop.mjs')));
  writeFileSync(into('etc/hosts'), `127.0.0.1 localhost ${shop}\n::1 localhost\n`);
  say(
    `- instead of NodeSource's package: Node ${copyNode(debian.root)} from npm's registry and this machine's npm, in the same places`,
  );
  const changed = git('stash', 'create').trim();
  writeFileSync(into('root/greengate.tar.gz'), git('archive', '--format=tar.gz', changed || 'HEAD'));
  const settings = [
    `SHOP=${shop}`,
    `SELLER_EMAIL=${seller}`,
    `SELLER_PASSWORD='${password}'`,
    'CERTIFICATE=self-signed',
  ];
  // Shoppers of one address order all the time.
  const limits = 'RATE_LIMITS=orders-address=10000/1h,register=10000/1h';
  writeFileSync(into('root/settings.env'), `${[...settings, limits].join('\n')}\n`);
  return registryVariables(debian.root);
}

/** Packs this repository with one more migration. */
function makeLaterTarball() {
  const folder = mkdtempSync(join(tmpdir(), 'greengate-later-'));
  run('tar', ['-xzf', join(debian.root, 'root/greengate.tar.gz'), '-C', folder]);
  makeLaterVersion(folder);
  run('tar', ['-czf', join(debian.root, 'root/later.tar.gz'), '-C', folder, '.']);
  rmSync(folder, { recursive: true });
}

/** Runs a command under a heading while a shopper orders, one after the other. */
async function whileOrdering(title, text, env) {
  heading(title);
  inside('rm -f /root/enough /root/confirmed /root/failed; touch /root/confirmed /root/failed');
  inside(
    `systemd-run --quiet --unit=shopper-${Date.now()} --setenv=${Object.entries(trust)[0].join('=')} node ${tools}/ask-shop.mjs keep-ordering ${shop}`,
  );
  inside(
    'for try in $(seq 100); do [ ! -s /root/confirmed ] || break; sleep 0.1; done; [ -s /root/confirmed ] || tail -n 1 /root/failed',
  );
  command(text, env);
  const count = confirmed().length;
  inside(
    `for try in $(seq 300); do [ "$(wc -l < /root/confirmed)" -le ${count} ] || break; sleep 0.1; done; touch /root/enough; sleep 2`,
  );
  const failed = inside('wc -l < /root/failed');
  say(`- meanwhile ${confirmed().length} orders were confirmed, and ${failed} attempts failed`);
  if (failed !== '0') say(`  such as: ${inside('head -n 1 /root/failed').slice(0, 200)}`);
}

const confirmed = () => inside('cat /root/confirmed').split('\n').filter(Boolean);

const ordersInShop = () =>
  inside(
    "cd / && runuser -u postgres -- psql greengate --tuples-only --no-align --command 'select number from orders'",
  ).split('\n');

/** Says how many of the confirmed orders are there. Returns how many are not. */
function expectOrders(place, there, wanted) {
  const found = wanted.filter((number) => there.includes(number)).length;
  say(`- ${found} of ${wanted.length} confirmed orders are in ${place}: ${wanted.length - found} lost`);
  return wanted.length - found;
}

/** Runs a command as a person does, in root's folder. */
function command(text, env = {}) {
  say(`$ ${text.replaceAll('\n', '\n  ')}`);
  const before = Date.now();
  const { status, output } = debian.run(`cd /root\nset -euo pipefail\n${text}`, { env });
  const said = output.trim().split('\n').filter(Boolean);
  // Of what an installation prints, the lines of the shop.
  const own = /^(==|[!✓✗•]|added \d|(The|Log in|It|Every|Units|Orders|backend@|gateway@)\b|\/var\/lib)/;
  const shown = said.some((line) => line.startsWith('==')) ? said.filter((line) => own.test(line)) : said;
  for (const line of shown) say(`  ${line}`);
  if (status !== 0) throw new Error(`${output}\nThis command ended with ${status}:\n${text}`);
  say(`  (${((Date.now() - before) / 1000).toFixed(1)} s)`);
}

function git(...args) {
  const { status, stdout, stderr } = spawnSync('git', args, { cwd: repository, maxBuffer: 1e9 });
  if (status !== 0) throw new Error(String(stderr));
  return args[0] === 'archive' ? stdout : String(stdout);
}

/** Asks as Let's Encrypt does, and calls the hook with a second certificate, as certbot does. */
function renewCertificate() {
  const before = askShop('certificate');
  const asked = inside(`set -eu
node -e 'require("http").createServer((_, answer) => answer.end("the answer of certbot")).listen(4003, "127.0.0.1")' &
for try in $(seq 50); do
  answer=$(curl --silent http://${shop}/.well-known/acme-challenge/token) && [ "$answer" = "the answer of certbot" ] && break
  sleep 0.1
done
kill $!
echo "$answer"
curl --silent --output /dev/null --write-out '%{http_code} to %{redirect_url}' http://${shop}/`);
  say(
    `- instead of Let's Encrypt: port 80 answers a certificate question with "${asked.split('\n')[0]}", another path with ${asked.split('\n')[1]}`,
  );
  inside(`set -eu
mkdir --parents /root/renewed
openssl req -x509 -newkey rsa:2048 -nodes -days 30 -subj /CN=${shop} -addext subjectAltName=DNS:${shop} -keyout /root/renewed/privkey.pem -out /root/renewed/fullchain.pem 2>/dev/null
cat /root/renewed/fullchain.pem >> /etc/greengate/self-signed/fullchain.pem
RENEWED_LINEAGE=/root/renewed /opt/greengate/deploy/haproxy/install-certificate
sleep 2`);
  if (before === askShop('certificate')) throw new Error('The balancer still serves the first certificate.');
  say('- instead of Let’s Encrypt: the hook with a second certificate, which the balancer serves after its reload');
}

function askShop(task) {
  return inside(`node ${tools}/ask-shop.mjs ${task} ${shop} ${seller} '${password}'`, trust);
}

/** Runs commands that no person types. */
function inside(script, env = {}) {
  const { status, output } = debian.run(script, { env });
  if (status !== 0) throw new Error(`${output}\nended with ${status}: ${script}`);
  return output.trim();
}

function heading(title) {
  say(`\n== ${title}`);
}

function say(text) {
  lines.push(text);
  console.log(withoutSecrets(text));
}

/** The text without passwords, and without the addresses of this machine's registries. */
function withoutSecrets(text) {
  return text
    .replaceAll(/\b[0-9a-f]{24,}\b/g, '…')
    .replaceAll(/https?:\/\/(?!\$|shop\.example\.com|127\.0\.0\.1|deb\.nodesource\.com)[^\s/"'<>]+/g, 'https://…');
}

const seconds = () => Math.round((Date.now() - startedAt) / 1000);

function end(message) {
  console.error(message);
  process.exit(1);
}

if (process.getuid?.() !== 0) end('deploy/try-install needs root.');
const missing = ['mmdebstrap', 'systemd-nspawn'].filter((name) => spawnSync(name, ['--version']).error);
if (missing.length > 0) {
  spawnSync('apt-get', ['install', '--yes', '--no-install-recommends', 'mmdebstrap', 'systemd-container'], {
    stdio: 'inherit',
  });
}

const debian = await openFreshDebian(values.debian);
for (const signal of ['SIGINT', 'SIGTERM']) {
  process.on(signal, () => void debian.close().then(() => process.exit(1)));
}
const suffix = [values.debian, values.balancer]
  .filter((name) => name !== 'bookworm' && name !== 'haproxy')
  .map((name) => `-${name}`);
try {
  await tryScripts();
  say(`\nEverything works: ${lines.filter((line) => line.startsWith('$ ')).length} commands in ${seconds()} s.`);
  writeFileSync(
    join(repository, `tests/lab/results/try-install${suffix.join('')}.txt`),
    `${lines.map(withoutSecrets).join('\n')}\n`,
  );
} catch (error) {
  console.error(withoutSecrets(error instanceof Error ? error.message : String(error)));
  console.error(
    withoutSecrets(debian.run("journalctl --no-pager --unit='greengate-*' --lines=40 --output=cat").output),
  );
  console.error(`It does not work; it got so far in ${seconds()} s.`);
  process.exitCode = 1;
} finally {
  await debian.close();
}
