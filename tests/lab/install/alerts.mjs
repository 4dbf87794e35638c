import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { causes, tick } from './alert-causes.mjs';

const file = join(import.meta.dirname, '../results/alerts.md');
const conditionTimeoutMs = 150_000;
const endTimeoutMs = 300_000;
/** In the place of the windows of the rules, such as an hour: a condition ends only when its cause has left the window. */
const windowSeconds = 30;

/**
 * Installs the shop and, as docs/operations.md says under "Watching", Prometheus with the shipped rules. Makes the cause of each
 * alert happen, waits until the alert fires, runs the commands of its runbook, and waits until it has ended.
 * @param {Awaited<ReturnType<typeof import('./trial.mjs').openTrial>>} trial
 */
export async function tryAlerts(trial) {
  setUp(trial);
  const rows = [];
  for (const cause of causes) {
    const row = await tryAlert(trial, cause);
    record(row);
    rows.push(row);
  }
  const wrong = rows.filter(({ run, ended }) => run && ended === null).map(({ alert }) => alert);
  if (wrong.length > 0) throw new Error(`These alerts did not end: ${wrong.join(', ')}`);
}

/** Writes the row of an alert in the place of an earlier one. */
export function record({ alert, cause, seen, run, ended }) {
  const rows = new Map(
    (existsSync(file) ? readFileSync(file, 'utf8') : '')
      .split('\n')
      .flatMap((line) => (line.startsWith('| `') ? [[/`(\w+)`/.exec(line)[1], line]] : [])),
  );
  const inCell = (text) => `\`${text.replaceAll('\n', '; ').replaceAll('|', '\\|')}\``;
  const secondsOf = (count, fault) => (count === null ? fault : `${count} s`);
  const cells = run
    ? [secondsOf(seen, 'never'), run.map(inCell).join('<br>'), secondsOf(ended, 'never')]
    : ['', '', ''];
  rows.set(alert, `| \`${alert}\` | ${cause} | ${cells.join(' | ')} |`);
  const order = causes.map((each) => each.alert);
  const sorted = [...rows].toSorted(([a], [b]) => order.indexOf(a) - order.indexOf(b)).map(([, row]) => row);
  writeFileSync(
    file,
    `# The alerts and their runbooks

\`deploy/try-install --alerts\` installs the shop and Prometheus with the shipped rules in a fresh Debian, makes the cause of each alert happen, waits until
the alert fires, runs the commands that [operations](../../../docs/operations.md#watching) names, and waits until it has ended. So that this
takes minutes, Prometheus asks every ${tick} s, the rules look back ${windowSeconds} s in the place of up to an hour, and alerts fire at once.

| Alert | Cause | Fires after | Commands | Ended after |
| --- | --- | ---: | --- | ---: |
${sorted.join('\n')}
`,
  );
  spawnSync('npx', ['prettier', '--write', '--log-level=warn', file], { stdio: 'inherit' });
}

export function setUp(trial) {
  const { command, heading, inside, askShop } = trial;
  trial.begin('The alerts and their runbooks, in a fresh Debian');
  heading('Install');
  command(
    'mkdir greengate && tar -xzf greengate.tar.gz -C greengate && greengate/deploy/install settings.env',
    trial.registry,
  );
  inside('apt-get install --yes --quiet --no-install-recommends jq', trial.registry);
  trial.say(askShop('open'));

  trial.serve(process.execPath, [join(import.meta.dirname, 'mail-servers.mjs')]);

  heading('Watching');
  const packages = 'prometheus prometheus-node-exporter prometheus-blackbox-exporter prometheus-alertmanager';
  command(`apt-get install --yes --quiet --no-install-recommends ${packages} > /dev/null`, trial.registry);
  command(`token=$(openssl rand -hex 24)
for file in backend gateway; do echo "METRICS_TOKEN=$token" >> /etc/greengate/$file.env; done
install -m 400 -o prometheus -g prometheus /dev/stdin /etc/prometheus/greengate-metrics-token <<< "$token"
cd /opt/greengate && node deploy/restart.mjs`);
  command(`cp /opt/greengate/deploy/monitoring/alerts.yaml /etc/prometheus/
cp /opt/greengate/deploy/monitoring/prometheus.yaml /etc/prometheus/prometheus.yml
promtool check config /etc/prometheus/prometheus.yml
install -m 400 -o prometheus -g prometheus /dev/stdin /etc/prometheus/smtp-password <<< secret
cp /opt/greengate/deploy/monitoring/alertmanager.yaml /etc/prometheus/alertmanager.yml
amtool check-config /etc/prometheus/alertmanager.yml
echo 'ARGS="--cluster.listen-address="' > /etc/default/prometheus-alertmanager
systemctl restart prometheus prometheus-alertmanager
sleep 2
systemctl is-active prometheus prometheus-alertmanager`);
  trial.say(
    `- so that a run takes minutes: Prometheus asks every ${tick} s, the rules look back ${windowSeconds} s, and alerts fire at once`,
  );
  inside(`set -e
sed --in-place --regexp-extended 's/_interval: 15s/_interval: ${tick}s/' /etc/prometheus/prometheus.yml
sed --in-place --regexp-extended 's/\\[[0-9]+[mh]( offset|\\])/[${windowSeconds}s\\1/; s/\\[[0-9]+[mh]\\]/[${windowSeconds}s]/g; s/^( +for:).*/\\1 0s/' /etc/prometheus/alerts.yaml
promtool check rules /etc/prometheus/alerts.yaml
# The exporter trusts the certificate of this installation, which nobody has signed.
cp /etc/greengate/self-signed/fullchain.pem /usr/local/share/ca-certificates/shop.crt
update-ca-certificates
systemctl restart prometheus prometheus-alertmanager prometheus-blackbox-exporter`);
}

/** Makes the cause of an alert, and follows its runbook. Returns what the table says of it. */
export async function tryAlert(trial, { alert, cause, make, during, runbook, after, labels = {}, impossible }) {
  if (impossible) return { alert, cause: impossible };
  const { heading, command, say, inside, trust } = trial;
  heading(alert);
  const isOn = () => {
    const { data } = JSON.parse(inside('curl --silent http://127.0.0.1:9090/api/v1/alerts'));
    return data.alerts.some(
      (each) =>
        each.labels.alertname === alert &&
        each.state === 'firing' &&
        Object.entries(labels).every(([name, value]) => each.labels[name] === value),
    );
  };
  const until = async (wanted, timeoutMs, step) => {
    const startedAt = Date.now();
    while (isOn() !== wanted) {
      if (Date.now() - startedAt > timeoutMs) return null;
      if (step) inside(step, trust);
      await pause(500);
    }
    return Math.round((Date.now() - startedAt) / 1000);
  };
  if ((await until(false, endTimeoutMs)) === null) return { alert, cause, seen: 'was on before' };
  say(`- ${cause}`);
  inside(make, trust);
  const seen = await until(true, conditionTimeoutMs, during);
  say(`- the alert ${seen === null ? 'does not fire' : `fires after ${seen} s`}`);
  const run = [];
  for (const text of runbook) {
    // Commands that only look end with a fault when they show one.
    command(text, trust, { mayFail: true });
    run.push(text);
  }
  const ended = seen === null ? null : await until(false, endTimeoutMs);
  say(`- the alert ${ended === null ? 'does not end' : `has ended after ${ended} s`}`);
  if (after) inside(after);
  return { alert, cause, seen, run, ended };
}
