import { writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { format } from 'prettier';
import {
  cpuOf,
  figureOf,
  ratio,
  slowestPercent,
  times,
  withSpread,
  type Figure,
  type Measured,
  type Run,
} from './figures.ts';
import { goalsOf } from './goals.ts';
import { operations } from './operations.ts';
import { oursName } from './peers.ts';

const whole = (value: number) => String(Math.round(value));
const tenths = (value: number) => value.toFixed(1);
const measuredOf = (measured: readonly Measured[]) =>
  operations.filter(({ name }) => measured.some(({ results }) => results[name]));

/** One row for each server of an operation. */
function rowsOf(measured: readonly Measured[], operation: string): string[][] {
  return measured.flatMap(({ name, results }) => {
    const result = results[operation];
    if (!result) return [];
    const middle: Figure = figureOf(result.latencies.map(({ median }) => median));
    return [
      [
        name,
        whole(figureOf(result.rates).median) + (result.failed > 0 ? ` (${result.failed} failed)` : ''),
        withSpread(ratio(measured, name, operation), times),
        withSpread(cpuOf(measured, name, operation), whole),
        Number.isNaN(middle.median) ? '–' : tenths(middle.median),
        withSpread(slowestPercent(measured, name, operation), tenths),
        (result.bytes / 1000).toFixed(1),
      ],
    ];
  });
}

function startsOf(measured: readonly Measured[]): string[][] {
  const seconds = (value: number) => (value / 1000).toFixed(2);
  return measured.flatMap(({ name, firstAnswers, idleMegabytes, busyMegabytes }) => {
    const first = figureOf(firstAnswers);
    if (Number.isNaN(first.median)) return [];
    return [
      [name, withSpread(first, seconds), whole(figureOf(idleMegabytes).median), whole(figureOf(busyMegabytes).most)],
    ];
  });
}

export function printReport(measured: readonly Measured[]): void {
  for (const { name, says, moderateRate } of measuredOf(measured)) {
    console.log(`\n${says}: requests/s, to the base, µs each, p50 and p99 in ms at ${moderateRate}/s, kB`);
    for (const [server = '', ...cells] of rowsOf(measured, name)) {
      console.log(`  ${server.padEnd(44)}${cells.map((cell) => cell.padEnd(18)).join('')}`);
    }
  }
  console.log('\nfirst answer in s, MB at rest and under load');
  for (const [server = '', ...cells] of startsOf(measured)) {
    console.log(`  ${server.padEnd(44)}${cells.map((cell) => cell.padEnd(22)).join('')}`);
  }
  console.log('\ngoals');
  for (const { says, isMet, figures, why } of goalsOf(measured))
    console.log(`  ${isMet ? 'met   ' : 'missed'} ${says}: ${figures}${isMet || !why ? '' : `; ${why}`}`);
}

const table = (head: string[], rows: string[][]) =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
const shown = (name: string) => (name === oursName ? `**${name}**` : name);

/** Writes tests/lab/results/benchmarks.md. */
export async function writeReport({ measured, absent, minutes }: Run): Promise<void> {
  const able = measuredOf(measured);
  const ratios = measured.map(({ name }) => [
    shown(name),
    ...able.map(({ name: operation }) => times(ratio(measured, name, operation).median)),
  ]);
  const goals = goalsOf(measured).map(({ says, isMet, figures, why }) => [
    says,
    isMet ? 'met' : '**missed**',
    figures,
    isMet ? '' : why,
  ]);
  const perOperation = able.map(({ name, says, moderateRate }) => {
    const head = [
      '',
      'requests/s',
      'to the base',
      'µs of CPU each',
      `p50 at ${moderateRate}/s (ms)`,
      'p99 (ms)',
      'response (kB)',
    ];
    const rows = rowsOf(measured, name).map(([server = '', ...cells]) => [shown(server), ...cells]);
    return `### ${name}: ${says}\n\n${table(head, rows)}`;
  });
  const starts = startsOf(measured).map(([server = '', ...cells]) => [shown(server), ...cells]);
  const text = `# This gateway beside others

Written by \`npm run lab -- gateway\` in ${minutes.toFixed(1)} minutes on ${cpus().length} cores (${cpus()[0]?.model.trim() ?? 'unknown'}), Node ${process.versions.node}.
Every server is one process pinned to the first core. The load generator (wrk, 64 connections, 500 sessions in turn) and a minimal REST
store with 100 products are on the second. Rounds are interleaved. A ratio is the median over the rounds, relative to Apollo Server's
standalone server with node-fetch as in its documentation; brackets hold the least and the most of a round. Read the ratios and the
processor time, because rates depend on the other load of the machine. The servers with handwritten resolvers have the same small schema
over the same calls, and answer the web's operations with what that schema has of them; the size of each response is stated. Greengate
runs as under \`npm start\`, with all checks but the rate limits, which would refuse the load of one address. The store declares
\`sessions.own\`; "asks who acts" is the same over a classic store: it declares nothing, so that each cart change asks for the session
first, and its answers have the headers of Express (\`ETag\`, \`X-Powered-By\`) and no cookie. Plain resolvers leave that question out, and
one row of mercurius asks it. The operations of the web app are sent by their hashes, all others as text. [Where the time of a private request goes](private-path.md).

${absent.map(({ name, why }) => `Not measured here: ${name} (${why}).\n`).join('')}
## Ratios

${table(['', ...able.map(({ name }) => name)], ratios)}

## Goals

${table(['Goal', '', 'Figures', 'Where the time goes'], goals)}

## Figures

${perOperation.join('\n\n')}

### Start and memory

${table(['', 'first answer (s)', 'at rest (MB)', 'under load (MB)'], starts)}
`;
  writeFileSync(
    'tests/lab/results/benchmarks.md',
    await format(text, { parser: 'markdown', printWidth: 120, singleQuote: true }),
  );
}
