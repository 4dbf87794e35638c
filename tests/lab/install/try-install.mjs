import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { tryAlerts } from './alerts.mjs';
import { run } from './fresh-debian.mjs';
import { tryLostDisk } from './lost-disk.mjs';
import { openTrial, withoutSecrets } from './trial.mjs';
import { tryUpgrades } from './upgrades.mjs';

/**
 * `deploy/try-install`: installs this repository in a fresh Debian with its own systemd by deploy/install, orders in the shop, and
 * brings it to a later version, back and there again, while a shopper keeps ordering. What takes the place of the internet and of
 * a public name is said where it happens. Needs root, systemd-nspawn, and Debian's packages and the npm registry.
 *
 * --debian      another one than bookworm, such as trixie
 * --balancer    caddy
 * --lost-disk   instead of upgrades: the machine loses its disk and comes back from the copy of its backup
 * --alerts      instead of upgrades: the cause of each alert, and its runbook
 *
 * Each run writes its row of tests/lab/results/try-install.md, and those on Debian 12 with HAProxy their transcript beside it. Those of alerts
 * write tests/lab/results/alerts.md.
 */

const { values } = parseArgs({
  options: {
    debian: { type: 'string', default: 'bookworm' },
    balancer: { type: 'string', default: 'haproxy' },
    'lost-disk': { type: 'boolean', default: false },
    alerts: { type: 'boolean', default: false },
  },
});
const story = values['lost-disk'] ? 'lost-disk' : 'upgrades';
const results = join(import.meta.dirname, '../results');

/** Writes the row of this run in the place of an earlier one. */
function record(trial) {
  const file = join(results, 'try-install.md');
  const key = `${values.debian} | ${values.balancer} | ${story}`;
  const told = trial
    .transcript()
    .split('\n')
    .filter((line) => /^- .*\blost(?:;|$)/.test(line))
    .map((line) => line.replace('- ', ''));
  const rows = (existsSync(file) ? readFileSync(file, 'utf8') : '')
    .split('\n')
    .map((line) => line.replace(/^\| /, '').replaceAll(/ +\|/g, ' |'))
    .filter((line) => / \| (upgrades|lost-disk) \| /.test(line) && !line.startsWith(key));
  rows.push(`${key} | ${trial.commands()} | ${trial.seconds()} | ${told.join('; ')} |`);
  const table = rows.toSorted().map((row) => `| ${row}`);
  writeFileSync(
    file,
    `# Installations in a fresh Debian

\`deploy/try-install\` installs the shop in a fresh Debian with its own systemd, and runs the commands of the documents there. Each row is
the newest run that worked. The transcripts of Debian 12 with HAProxy: [upgrades](try-install.txt),
[a lost disk](try-install-lost-disk.txt).

| Debian | Balancer | What | Commands | Seconds | Orders |
| --- | --- | --- | ---: | ---: | --- |
${table.join('\n')}
`,
  );
  spawnSync('npx', ['prettier', '--write', '--log-level=warn', file], { stdio: 'inherit' });
  if (values.debian !== 'bookworm' || values.balancer !== 'haproxy') return;
  writeFileSync(join(results, `try-install${story === 'upgrades' ? '' : '-lost-disk'}.txt`), trial.transcript());
}

/** A disk of 1 GB in a file. */
function openSmallDisk() {
  const home = mkdtempSync(join(tmpdir(), 'greengate-disk-'));
  const folder = join(home, 'disk');
  const image = join(home, 'image');
  run('truncate', ['--size=1G', image]);
  run('mkfs.ext4', ['-q', '-m', '0', image]);
  mkdirSync(folder);
  run('mount', ['-o', 'loop', image, folder]);
  const close = () => {
    run('umount', [folder]);
    rmSync(home, { recursive: true });
  };
  return { folder, close };
}

function end(message) {
  console.error(message);
  process.exit(1);
}

if (process.getuid?.() !== 0) end('deploy/try-install needs root.');
const programs = { mmdebstrap: 'mmdebstrap', 'systemd-nspawn': 'systemd-container', rclone: 'rclone' };
const missing = Object.keys(programs).filter((name) => spawnSync(name, ['--version']).error);
if (missing.length > 0) {
  const packages = missing.map((name) => programs[name]);
  spawnSync('apt-get', ['install', '--yes', '--no-install-recommends', ...packages], { stdio: 'inherit' });
}

/** A disk of the database alone, which can be filled. */
const disk = values.alerts ? openSmallDisk() : null;
const trial = await openTrial({
  suite: values.debian,
  isCaddy: values.balancer === 'caddy',
  disks: disk ? { '/var/lib/postgresql': disk.folder } : {},
});
const close = async () => {
  await trial.close();
  disk?.close();
};
for (const signal of ['SIGINT', 'SIGTERM']) {
  process.on(signal, () => void close().then(() => process.exit(1)));
}
try {
  if (values.alerts) await tryAlerts(trial);
  else if (story === 'lost-disk') await tryLostDisk(trial);
  else tryUpgrades(trial);
  trial.say(`\nEverything works: ${trial.commands()} commands in ${trial.seconds()} s.`);
  if (!values.alerts) record(trial);
} catch (error) {
  console.error(withoutSecrets(error instanceof Error ? error.message : String(error)));
  console.error(withoutSecrets(trial.journal()));
  console.error(`It does not work; it got so far in ${trial.seconds()} s.`);
  process.exitCode = 1;
} finally {
  await close();
}
