import { spawnSync } from 'node:child_process';
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

const port = await findLastingPort();
const shop = await openThrowawayShop({ BACKEND_PORT: String(port) });
try {
  for (const [name, address] of [
    ['gateway', shop.url],
    ['backend', `http://127.0.0.1:${port}`],
  ]) {
    const text = await (await fetch(`${address}/metrics`)).text();
    const count = text.match(/^# TYPE /gm)?.length ?? 0;
    check(`the ${count} metrics of the ${name} follow the conventions`, ['check', 'metrics'], text);
  }
} finally {
  await shop.close();
}
process.exit(isFailed ? 1 : 0);
