import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { canInstallPackages, findCommand, installPackage } from '../../../scripts/setup/debian.mjs';
import { findLastingPort } from '../../../scripts/setup/free-port.mjs';
import { openThrowawayShop } from '../throwaway-shop.mjs';

/**
 * `npm run lab -- alerts`: checks the files of deploy/monitoring and the metrics of a running shop with promtool, the program of
 * Prometheus that reads all of them as Prometheus does. Without it, nothing is checked, and the output says so.
 */

const folder = 'deploy/monitoring';

if (!findCommand(['promtool']) && canInstallPackages()) installPackage('prometheus');
const promtool = findCommand(['promtool']);
if (!promtool) {
  console.log('SKIPPED: promtool is not on this machine. Install it (Debian: apt-get install prometheus).');
  process.exit(0);
}

let isFailed = false;

/**
 * @param {string} name
 * @param {string[]} args
 * @param {string} [input]
 */
function check(name, args, input) {
  const { status, stdout, stderr } = spawnSync(promtool ?? '', args, { encoding: 'utf8', input: input ?? '' });
  const isPassed = status === 0;
  isFailed ||= !isPassed;
  console.log(`${isPassed ? '✓' : '✗'} ${name}${isPassed ? '' : `\n${stdout}${stderr}`}`);
}

check('the rules can be read', ['check', 'rules', `${folder}/alerts.yaml`]);
check('the configuration can be read', ['check', 'config', '--syntax-only', `${folder}/prometheus.yaml`]);
check('each alert fires after its fault and is silent before', ['test', 'rules', `${folder}/alerts.test.yaml`]);

/** The shop's own metrics, and those of Node and its process: the exporters of the machine have the others. */
const asked = new Set(
  ['alerts.yaml', 'dashboard.json'].flatMap(
    (file) => readFileSync(`${folder}/${file}`, 'utf8').match(/\b(?:greengate|nodejs|process)_\w+/g) ?? [],
  ),
);
const had = new Set();
const port = await findLastingPort();
const shop = await openThrowawayShop({ BACKEND_PORT: String(port), BACKUP_DIR: tmpdir() });
try {
  for (const [name, address] of [
    ['gateway', shop.url],
    ['backend', `http://127.0.0.1:${port}`],
  ]) {
    const text = await (await fetch(`${address}/metrics`)).text();
    const types = [...text.matchAll(/^# TYPE (\w+) (\w+)/gm)];
    for (const [, metric, type] of types) {
      had.add(metric);
      if (type === 'histogram') for (const part of ['bucket', 'count', 'sum']) had.add(`${metric}_${part}`);
    }
    check(`the ${types.length} metrics of the ${name} follow the conventions`, ['check', 'metrics'], text);
  }
  const missing = [...asked].filter((metric) => !had.has(metric));
  isFailed ||= missing.length > 0;
  console.log(
    missing.length > 0
      ? `✗ no process has ${missing.join(', ')}, which the rules or the dashboard ask for`
      : `✓ the shop has the ${asked.size} metrics that the rules and the dashboard ask for`,
  );
} finally {
  await shop.close();
}
process.exit(isFailed ? 1 : 0);
