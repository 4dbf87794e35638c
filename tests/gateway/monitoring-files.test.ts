import { readFileSync } from 'node:fs';
import { expect, onTestFinished, test } from 'vitest';
import { makeDatabase, startBackend, testConfig } from '#tests/support/open-backend.ts';
import { openGateway } from '#tests/support/open-gateway.ts';

const read = (name: string) => readFileSync(`deploy/monitoring/${name}`, 'utf8');
const alertNames = [...read('alerts.yaml').matchAll(/- alert: (\w+)/g)].map(([, name = '']) => name);

/** The metrics of the two processes, by name, with those of their histograms. */
async function servedMetrics(): Promise<Set<string>> {
  const made = await makeDatabase();
  const backend = await startBackend(testConfig(made.folder, made.database, {}));
  onTestFinished(async () => {
    await backend.close();
    await made.remove();
  });
  const { get } = await openGateway({ backendUrl: backend.address });
  const texts = [await (await get('/metrics')).text(), (await backend.visitor().get('/metrics')).text];
  return new Set(
    [...texts.join('\n').matchAll(/^# TYPE (\w+) (\w+)$/gm)].flatMap(([, name = '', type]) =>
      type === 'histogram' ? ['_bucket', '_count', '_sum'].map((end) => name + end) : [name],
    ),
  );
}

test('the alerts and the dashboard ask only for metrics that gateway and backend have', async () => {
  const served = await servedMetrics();
  const asked = (text: string) => new Set(text.match(/\b(greengate|nodejs|process)_[a-z0-9_]+\b/g));
  for (const name of ['alerts.yaml', 'alerts.test.yaml', 'dashboard.json']) {
    const names = [...asked(read(name))];
    expect(names.length).toBeGreaterThan(10);
    expect([name, names.filter((each) => !served.has(each))]).toEqual([name, []]);
  }
});

test('each alert says what to do, has a row in the documentation, and has tests', () => {
  const rules = read('alerts.yaml').split('- alert: ').slice(1);
  expect(rules.filter((rule) => !/summary: .+[\s\S]+runbook: /.test(rule))).toEqual([]);
  const documented = readFileSync('docs/operations.md', 'utf8');
  const tests = read('alerts.test.yaml');
  expect(alertNames.filter((name) => !documented.includes(`\`${name}\``))).toEqual([]);
  expect(alertNames.filter((name) => !tests.includes(`alertname="${name}",alertstate="firing",severity=`))).toEqual([]);
});
