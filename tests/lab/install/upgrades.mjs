import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeLaterVersion } from '../../support/machine/later-version.mjs';
import { run } from './fresh-debian.mjs';
import { seller, shop } from './trial.mjs';

/**
 * Installs the shop and orders in it, and brings it to a later version, back and there again, while a shopper keeps ordering.
 * @param {Awaited<ReturnType<typeof import('./trial.mjs').openTrial>>} trial
 */
export function tryUpgrades(trial) {
  const { say, heading, command, inside, askShop, isCaddy } = trial;
  trial.begin('deploy/install and deploy/upgrade in a fresh Debian');
  heading('Install');
  command(
    'mkdir greengate && tar -xzf greengate.tar.gz -C greengate && greengate/deploy/install settings.env',
    trial.registry,
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
  command('greengate/deploy/install', trial.registry);
  if (!isCaddy) renewCertificate(trial);

  heading('A day');
  say(askShop('open'));
  command(`systemctl start greengate-backup`);
  say(askShop('order'));
  command(`systemctl stop 'greengate-backend@*'
greengate restore "$(ls /var/lib/greengate/backups/greengate-*.db* | grep -v partial | tail -n 1)"
systemctl start greengate-backend@4020 greengate-backend@4021
until curl --silent http://127.0.0.1:4001/health/ready | grep '"status":"ready"'; do sleep 1; done`);
  const restored = askShop('orders');
  say(`- after the restore: ${restored}`);
  if (restored.includes('1002') || !restored.includes('1001')) throw new Error('It is not the shop of the backup.');
  say(`- instead of a person at the keyboard: ${inside(`echo '${seller.password}' | greengate owner set-password`)}`);
  command('greengate status || true');
  command('cd /opt/greengate && node deploy/restart.mjs');

  makeLaterTarball(trial);
  whileOrdering(trial, 'Upgrade', '/opt/greengate/deploy/upgrade later.tar.gz');
  const ordersInShop = () =>
    inside(
      "cd / && runuser -u postgres -- psql greengate --tuples-only --no-align --command 'select number from orders'",
    ).split('\n');
  const lost = expectOrders(trial, 'the shop', ordersInShop());

  whileOrdering(trial, 'Back', '/opt/greengate/deploy/upgrade --back');
  const inBackup = inside(
    `cd /opt/greengate && node -p 'const Libsql = require("libsql"); new Libsql(process.argv[1]).prepare("select number from orders").all().map((row) => row.number).join("\\n")' "$(ls /var/lib/greengate/backups/before-rollback-*.db)"`,
  ).split('\n');
  const all = [...new Set([...ordersInShop(), ...inBackup])];
  say(`- the shop has ${ordersInShop().length} orders again, and the backup of the newer version ${inBackup.length}`);
  const lostBack = expectOrders(trial, 'the shop or the backup of the newer version', all);
  say(askShop('order'));

  whileOrdering(trial, 'Upgrade again', '/opt/greengate-new/deploy/upgrade');
  const lostAgain = expectOrders(trial, 'the shop', ordersInShop());
  command('systemctl --failed --plain --no-legend');
  if (lost + lostBack + lostAgain > 0) throw new Error('Confirmed orders are lost.');
}

/** Packs this repository with one more migration. */
function makeLaterTarball({ at }) {
  const folder = mkdtempSync(join(tmpdir(), 'greengate-later-'));
  run('tar', ['-xzf', at('root/greengate.tar.gz'), '-C', folder]);
  makeLaterVersion(folder);
  run('tar', ['-czf', at('root/later.tar.gz'), '-C', folder, '.']);
  rmSync(folder, { recursive: true });
}

/** Runs a command under a heading while a shopper orders, one after the other. */
function whileOrdering(trial, title, text) {
  const { say, heading, command, inside, trust, registry } = trial;
  heading(title);
  inside('rm -f /root/enough /root/confirmed /root/failed; touch /root/confirmed /root/failed');
  inside(
    `systemd-run --quiet --unit=shopper-${Date.now()} --setenv=${Object.entries(trust)[0].join('=')} node /usr/local/lib/try-install/ask-shop.mjs keep-ordering ${shop}`,
  );
  inside(
    'for try in $(seq 100); do [ ! -s /root/confirmed ] || break; sleep 0.1; done; [ -s /root/confirmed ] || tail -n 1 /root/failed',
  );
  command(text, registry);
  const count = confirmed(trial).length;
  inside(
    `for try in $(seq 300); do [ "$(wc -l < /root/confirmed)" -le ${count} ] || break; sleep 0.1; done; touch /root/enough; sleep 2`,
  );
  const failed = inside('wc -l < /root/failed');
  say(`- meanwhile ${confirmed(trial).length} orders were confirmed, and ${failed} attempts failed`);
  if (failed !== '0') say(`  such as: ${inside('head -n 1 /root/failed').slice(0, 200)}`);
}

const confirmed = ({ inside }) => inside('cat /root/confirmed').split('\n').filter(Boolean);

/** Says how many of the confirmed orders are there. Returns how many are not. */
function expectOrders(trial, place, there) {
  const wanted = confirmed(trial);
  const found = wanted.filter((number) => there.includes(number)).length;
  trial.say(`- ${found} of ${wanted.length} confirmed orders are in ${place}: ${wanted.length - found} lost`);
  return wanted.length - found;
}

/** Asks as Let's Encrypt does, and calls the hook with a second certificate, as certbot does. */
function renewCertificate({ say, inside, askShop }) {
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
