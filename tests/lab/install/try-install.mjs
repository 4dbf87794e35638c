import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { copyNode, openFreshDebian, registryVariables } from './fresh-debian.mjs';
import { blocksOf } from './guide-blocks.mjs';

/**
 * `deploy/try-install`: runs the commands of docs/install.md, block by block, in a fresh Debian 12, and then uses the shop
 * that they have made. What takes the place of systemd, of the internet and of a public name is said where it happens. The
 * transcript is written to tests/lab/results/try-install.txt. Needs root, and Debian's packages and the npm registry.
 */

const parts = import.meta.dirname;
const repository = join(parts, '../../..');
const shop = 'shop.example.com';
const seller = 'seller@example.com';
const tools = '/usr/local/lib/try-install';
const selfSigned = { NODE_EXTRA_CA_CERTS: '/etc/greengate/self-signed/fullchain.pem' };

const lines = [];
const startedAt = Date.now();

async function tryGuide() {
  say(`docs/install.md in a fresh Debian 12, by deploy/try-install.`);
  say(
    `No systemd runs here: /usr/local/bin/systemctl starts the units' commands as the units say (user, variables, environment`,
  );
  say(
    `files, read-only file system, hidden processes, capabilities, filter of system calls). The network has only a loopback`,
  );
  say(`interface, except for apt-get and npm ci.`);
  const variables = prepare();
  let heading = '';
  for (const block of blocksOf(readFileSync(join(repository, 'docs/install.md'), 'utf8'))) {
    if (block.heading !== heading) {
      await afterHeading[heading]?.();
      heading = block.heading;
      say(`\n== ${heading}`);
    }
    if (block.notTriedBecause === undefined) runBlock(block.commands, variables);
    else await standIn(heading, block);
    if (block.commands.includes('start greengate-backup\n')) orderAfterBackup();
  }
  await afterHeading[heading]?.();
}

/** Adds to the fresh Debian what the guide needs before it begins. */
function prepare() {
  const into = (path) => join(debian.root, path);
  mkdirSync(into(tools), { recursive: true });
  for (const name of ['systemctl.mjs', 'unit-file.mjs', 'syscall-filter.mjs', 'with-filter.pl', 'ask-shop.mjs']) {
    cpSync(join(parts, name), into(join(tools, name)));
  }
  writeFileSync(into('usr/local/bin/systemctl'), `#!/bin/sh\nexec node ${tools}/systemctl.mjs "$@"\n`, { mode: 0o755 });
  writeFileSync(into('etc/hosts'), `127.0.0.1 localhost ${shop}\n::1 localhost\n`);
  return registryVariables(debian.root);
}

/** Runs a block in the shell of those before it: its variables and its folder are those that they have left. */
function runBlock(commands, variables) {
  const network = /apt-get|npm ci/.test(commands);
  say(`$ ${commands.replaceAll('\n', '\n  ')}`);
  const before = Date.now();
  const { status, output } = debian.run(
    `set -a; [ ! -f /root/shell ] || . /root/shell; set +a
cd "\${GUIDE_FOLDER:-/root}"
set -euo pipefail
set -a
${commands}
set +a
GUIDE_FOLDER=$PWD
export GUIDE_FOLDER
export -p | grep --invert-match --extended-regexp 'declare -x (npm_config|NODE_EXTRA)' > /root/shell`,
    { network, env: network ? variables : {} },
  );
  const said = output
    .trim()
    .split('\n')
    // The dots that openssl prints are left out.
    .filter((line) => line && !/^[.+*-]{5,}/.test(line));
  for (const line of said.length > 12 ? ['…', ...said.slice(-4)] : said) say(`  ${line}`);
  if (status !== 0) throw new Error(`${output}\nThis block ended with ${status}:\n${commands}`);
  say(`  (${((Date.now() - before) / 1000).toFixed(1)} s)`);
}

/** Does what replaces a block that cannot run here, by its heading. */
async function standIn(heading, { commands, notTriedBecause }) {
  say(`- not tried (${notTriedBecause}): ${commands.split('\n')[1]} …`);
  switch (heading) {
    case 'Node':
      return say(
        `- instead: Node ${copyNode(debian.root)} from npm's registry and this machine's npm, in the same places`,
      );
    case 'The program': {
      const changed = git('stash', 'create').trim();
      writeFileSync(join(debian.root, 'root/greengate.tar.gz'), git('archive', '--format=tar.gz', changed || 'HEAD'));
      return say('- instead: the archive of this repository in the same place');
    }
    case 'Real certificate':
      return renewCertificate();
    case 'First login':
      return say(
        `- instead, from stdin: ${inside('. /root/shell; echo "$SELLER_PASSWORD" | greengate owner set-password')}`,
      );
    case 'Mail':
      return say(`- instead: ${inside('greengate mail test you@example.com 2>&1 || true')}`);
    default:
      throw new Error(`try-install has nothing in place of the block of "${heading}".`);
  }
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
    `- instead: port 80 answers a certificate question with "${asked.split('\n')[0]}", another path with ${asked.split('\n')[1]}`,
  );
  inside(`set -eu
mkdir --parents /root/renewed
openssl req -x509 -newkey rsa:2048 -nodes -days 30 -subj /CN=${shop} -addext subjectAltName=DNS:${shop} -keyout /root/renewed/privkey.pem -out /root/renewed/fullchain.pem 2>/dev/null
cp /etc/greengate/self-signed/fullchain.pem /root/first.pem
cat /root/renewed/fullchain.pem >> /etc/greengate/self-signed/fullchain.pem
RENEWED_LINEAGE=/root/renewed /opt/greengate/deploy/haproxy/install-certificate
sleep 2`);
  const after = askShop('certificate');
  if (before === after) throw new Error('The balancer still serves the first certificate.');
  say('- instead: the hook with a second certificate, which the balancer serves after its reload');
}

/** The steps of a person in a browser after a heading, and the checks that its blocks had their effect. */
const afterHeading = {
  Settings: () => say(`  ${inside("stat --format '%n %U:%G %a' /etc/greengate/*.env").replaceAll('\n', '\n  ')}`),
  Start: () => {
    const warnings = unitLogs().flatMap((name) =>
      [...unitLog(name).matchAll(/"msg":"([A-Z_]+ is [^"]*)"/g)].map(([, text]) => text),
    );
    say('- the warnings in the log:');
    for (const warning of new Set(warnings)) say(`  ${warning}`);
    say(
      `- as the gateway's user, the backend's settings: ${inside('setpriv --reuid greengate-gateway --regid greengate-gateway --clear-groups cat /etc/greengate/backend.env 2>&1 || true')}`,
    );
  },
  Firewall: () => {
    say(
      `- the rules in force: ${inside('nft list ruleset')
        .match(/^\s+(tcp dport|type).*$/gm)
        ?.map((line) => line.trim())
        .join(' · ')}`,
    );
    say('- in place of a browser:');
    say(`  ${askShop('open').replaceAll('\n', '\n  ')}`);
  },
  'First backup': () => {
    const orders = askShop('orders');
    say(`- after the restore: ${orders}`);
    if (orders.includes('1002') || !orders.includes('1001'))
      throw new Error('The restored shop is not that of the backup.');
  },
};

/** Places an order that the backup does not have. */
function orderAfterBackup() {
  say(`- ${askShop('order')}`);
  say(`- before the restore: ${askShop('orders')}`);
}

function askShop(task) {
  return inside(`. /root/shell; node ${tools}/ask-shop.mjs ${task} ${shop} ${seller} "$SELLER_PASSWORD"`, selfSigned);
}

/** Runs commands that are not in the guide. */
function inside(script, env = {}) {
  const { status, output } = debian.run(script, { env });
  if (status !== 0) throw new Error(`${output}\nended with ${status}: ${script}`);
  return output.trim();
}

function unitLogs() {
  const folder = join(debian.root, 'var/log/try-install');
  return existsSync(folder) ? readdirSync(folder).map((name) => name.replace(/\.log$/, '')) : [];
}

const unitLog = (name) => readFileSync(join(debian.root, 'var/log/try-install', `${name}.log`), 'utf8');

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
if (spawnSync('mmdebstrap', ['--version']).error) {
  spawnSync('apt-get', ['install', '--yes', '--no-install-recommends', 'mmdebstrap'], { stdio: 'inherit' });
}

const debian = await openFreshDebian();
for (const signal of ['SIGINT', 'SIGTERM']) {
  process.on(signal, () => {
    debian.close();
    process.exit(1);
  });
}
try {
  await tryGuide();
  say(
    `\nThe guide works: ${lines.filter((line) => line.startsWith('$ ')).length} blocks of commands in ${seconds()} s.`,
  );
  writeFileSync(join(repository, 'tests/lab/results/try-install.txt'), `${lines.map(withoutSecrets).join('\n')}\n`);
} catch (error) {
  console.error(withoutSecrets(error instanceof Error ? error.message : String(error)));
  for (const name of unitLogs()) console.error(withoutSecrets(`--- ${name}\n${unitLog(name).slice(-1000)}`));
  console.error(`The guide does not work; it got so far in ${seconds()} s.`);
  process.exitCode = 1;
} finally {
  debian.close();
}
