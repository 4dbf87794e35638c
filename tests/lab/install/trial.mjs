import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { copyNode, openFreshDebian, registryVariables } from './fresh-debian.mjs';

export const shop = 'shop.example.com';
export const seller = { email: 'seller@example.com', password: 'eleven green pears' };
/** The folder of the programs that stand for browsers. */
const tools = '/usr/local/lib/try-install';
const repository = join(import.meta.dirname, '../../..');
const tarball = archive();

/**
 * A shop's machine, what is done on it as a person does, and the transcript of it. `lose` throws the machine away and boots a fresh one.
 * @param {{ suite: string, isCaddy: boolean, disks?: Record<string, string> }} options `disks`: folders of this machine by the paths where the other one has them
 */
export async function openTrial({ suite, isCaddy, disks = {} }) {
  const lines = [];
  const startedAt = Date.now();
  const say = (text) => {
    lines.push(text);
    console.log(withoutSecrets(text));
  };
  const certificates = isCaddy
    ? '/var/lib/caddy/.local/share/caddy/pki/authorities/local/root.crt'
    : '/etc/greengate/self-signed/fullchain.pem';
  /** How the programs that stand for browsers trust the shop. */
  const trust = { NODE_EXTRA_CA_CERTS: certificates };
  let debian = await openFreshDebian(suite, disks);

  /** Runs commands that no person types. */
  const inside = (script, env = {}) => {
    const { status, output } = debian.run(script, { env });
    if (status !== 0) throw new Error(`${output}\nended with ${status}: ${script}`);
    return output.trim();
  };

  /** Runs a command as a person does, in root's folder. */
  const command = (text, env = {}, { isRefused = false, mayFail = false } = {}) => {
    say(`$ ${text.replaceAll('\n', '\n  ')}`);
    const before = Date.now();
    const { status, output } = debian.run(`cd /root\nset -euo pipefail\n${text}`, { env });
    const said = output.trim().split('\n').filter(Boolean);
    // Of what an installation prints, the lines of the shop.
    const own =
      /^(==|[!✓✗•]|added \d|(The (?!following|files|database|default)|Log in|It|Every|Units|Orders|backend@|gateway@)|\/var\/lib)/;
    const shown = said.some((line) => line.startsWith('==')) ? said.filter((line) => own.test(line)) : said;
    for (const line of shown) say(`  ${line}`);
    if (!mayFail && (status !== 0) !== isRefused)
      throw new Error(`${output}\nThis command ended with ${status}:\n${text}`);
    say(`  (${((Date.now() - before) / 1000).toFixed(1)} s)`);
  };

  /** Adds to the fresh Debian what stands for the internet, and what a person brings. */
  const prepare = () => {
    const into = (path) => join(debian.root, path);
    mkdirSync(into(tools), { recursive: true });
    cpSync(join(import.meta.dirname, 'ask-shop.mjs'), into(join(tools, 'ask-shop.mjs')));
    writeFileSync(into('etc/hosts'), `127.0.0.1 localhost ${shop} copies.example.com\n::1 localhost\n`);
    const version = copyNode(debian.root);
    writeFileSync(into('root/greengate.tar.gz'), tarball);
    const given = [
      `SHOP=${shop}`,
      `SELLER_EMAIL=${seller.email}`,
      `SELLER_PASSWORD='${seller.password}'`,
      'CERTIFICATE=self-signed',
      ...(isCaddy ? ['BALANCER=caddy'] : []),
      // Shoppers of one address order all the time.
      'RATE_LIMITS=orders-address=10000/1h,register=10000/1h',
    ];
    writeFileSync(into('root/settings.env'), `${given.join('\n')}\n`);
    trial.registry = registryVariables(debian.root);
    return version;
  };

  const trial = {
    suite,
    isCaddy,
    trust,
    say,
    command,
    inside,
    /** The variables by which npm reaches the registry. */
    registry: {},
    heading: (title) => say(`\n== ${title}`),
    /** Says what the transcript is of. */
    begin: (title) => {
      say(`${title} (${suite}) with ${isCaddy ? 'Caddy' : 'HAProxy'}, by deploy/try-install.`);
      say(
        'It is booted with its own systemd by systemd-nspawn. Its network has only a loopback interface, except for apt-get and npm.',
      );
      say(
        `- instead of NodeSource's package: Node ${prepare()} from npm's registry and this machine's npm, in the same places`,
      );
    },
    /** Does one of the tasks of ask-shop.mjs. */
    askShop: (task, { password = seller.password } = {}) =>
      inside(`node ${tools}/ask-shop.mjs ${task} ${shop} ${seller.email} '${password}'`, trust),
    /** The path of a file of the machine on this one. */
    at: (path) => join(debian.root, path),
    /** Starts a program of this machine in the network of the other one. */
    serve: (program, args) => debian.serve(program, args),
    lose: async () => {
      await debian.close();
      debian = await openFreshDebian(suite, disks);
      prepare();
    },
    journal: () => debian.run("journalctl --no-pager --unit='greengate-*' --lines=40 --output=cat").output,
    transcript: () => `${lines.map(withoutSecrets).join('\n')}\n`,
    commands: () => lines.filter((line) => line.startsWith('$ ')).length,
    seconds: () => Math.round((Date.now() - startedAt) / 1000),
    close: () => debian.close(),
  };
  return trial;
}

/** This repository with what is not committed yet, as a tarball. */
function archive() {
  const changed = git('stash', 'create').toString().trim();
  return git('archive', '--format=tar.gz', changed || 'HEAD');
}

function git(...args) {
  const { status, stdout, stderr } = spawnSync('git', args, { cwd: repository, maxBuffer: 1e9 });
  if (status !== 0) throw new Error(String(stderr));
  return stdout;
}

/** The text without passwords, and without the addresses of this machine's registries. */
export function withoutSecrets(text) {
  return text
    .replaceAll(/\b[0-9a-f]{24,}\b/g, '…')
    .replaceAll(
      /https?:\/\/(?!\$|shop\.example\.com|copies\.example\.com|127\.0\.0\.1|deb\.nodesource\.com)[^\s/"'<>]+/g,
      'https://…',
    );
}
