import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { readBackendConfig } from '#backend/config.ts';
import { limitDefaults } from '#backend/rate-limits/limit-settings.ts';
import { readGatewayConfig } from '#gateway/config.ts';

/** Points the Stripe SDK at a stand-in. Production refuses it, so the pages do not list it. */
const forTestsOnly = ['STRIPE_API_URL'];

const example = readFileSync('.env.example', 'utf8').split('\n');
const page = readFileSync('docs/settings.md', 'utf8').split('\n');

/** The variables of the lines that match: `NAME=value` for defaults, `# NAME=value` for examples. */
function variables(form: RegExp): [name: string, value: string][] {
  return example.flatMap((line) => {
    const [, name, value] = form.exec(line) ?? [];
    return name === undefined || value === undefined ? [] : [[name, value] as [string, string]];
  });
}

const defaults = variables(/^([A-Z_]+)=(.*)$/);
const examples = variables(/^# ([A-Z_]+)=(.*)$/);

/** The rows of the table with this heading: the code spans of their cells without backticks. */
function tableOf(heading: string): { names: string[]; values: string[] }[] {
  const start = page.findIndex((line) => line.startsWith(`| ${heading} `));
  const rows = page.slice(start + 2);
  const end = rows.findIndex((line) => !line.startsWith('|'));
  const codes = (cell = '') => [...cell.matchAll(/`([^`]+)`/g)].map(([, code]) => code ?? '');
  return rows.slice(0, end).map((row) => {
    const [, name, value] = row.split(/(?<!\\)\|/);
    return { names: codes(name), values: codes(value) };
  });
}

/** The variables that a server reads, from the schema in its source. */
function namesIn(file: string): string[] {
  return [...readFileSync(file, 'utf8').matchAll(/^ {2,4}([A-Z][A-Z_]+): (?:z|port|secret|webAddress)\b/gm)].map(
    ([, name]) => name ?? '',
  );
}

const known = [...new Set([...namesIn('backend/environment.ts'), ...namesIn('gateway/config.ts')])]
  .filter((name) => !forTestsOnly.includes(name))
  .sort();

describe('the settings', () => {
  test('.env.example lists each setting once and no other', () => {
    expect(known.length).toBeGreaterThan(20);
    expect([...defaults, ...examples].map(([name]) => name).sort()).toEqual(known);
  });

  test('docs/settings.md lists each setting once and no other', () => {
    expect(
      tableOf('Variable')
        .flatMap(({ names }) => names)
        .sort(),
    ).toEqual(known);
  });

  test('the defaults in .env.example equal the defaults of both servers', () => {
    const shown = Object.fromEntries(defaults);
    expect(readBackendConfig(shown)).toEqual(readBackendConfig({}));
    expect(readGatewayConfig(shown)).toEqual(readGatewayConfig({}));
  });

  test.each(defaults)('docs/settings.md gives %s the default %s', (name, value) => {
    const row = tableOf('Variable').find(({ names }) => names.includes(name));
    expect(row?.values[row.names.indexOf(name)]).toBe(value);
  });

  test.each(examples.filter(([, value]) => value !== ''))('both servers accept the example %s=%s', (name, value) => {
    for (const read of [readBackendConfig({ [name]: value }), readGatewayConfig({ [name]: value })]) {
      const faults = 'faults' in read ? read.faults : [];
      expect(faults.filter((fault) => fault.startsWith(`${name} `))).toEqual([]);
    }
  });

  test('docs/settings.md gives the default of each rate limit of the store', () => {
    const units: Record<string, number> = { s: 1, m: 60, h: 3600 };
    const documented = tableOf('Limit').flatMap(({ names, values }) =>
      names.map((name, at) => {
        const [, count, time, unit = ''] = /^(\d+)\/(\d+)([smh])$/.exec(values[at] ?? '') ?? [];
        return [name, { count: Number(count), seconds: Number(time) * (units[unit] ?? 0) }];
      }),
    );
    expect(Object.fromEntries(documented)).toEqual(limitDefaults);
  });

  test.each(Object.keys(limitDefaults))('both servers accept RATE_LIMITS with only the limit %s', (name) => {
    const env = { RATE_LIMITS: `${name}=5/1m` };
    expect([readBackendConfig(env), readGatewayConfig(env)]).toEqual([
      { config: expect.anything() },
      { config: expect.anything() },
    ]);
  });
});
