import { writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { format } from 'prettier';
import { median, oursName, ratio, times, type Measured, type Run } from './figures.ts';
import { goalsOf } from './goals.ts';
import { operations } from './operations.ts';
import { benchmarkChart } from './chart.ts';

export function printReport(measured: readonly Measured[]): void {
  for (const { name, says } of operations) {
    console.log(`\n${says}`);
    for (const entry of measured) {
      const result = entry.results[name];
      if (!result) continue;
      const { latency, cpu, failed } = result;
      console.log(
        `  ${entry.name.padEnd(40)}${Math.round(median(result.rates)).toString().padStart(7)}/s` +
          ` ${times(ratio(measured, entry.name, name)).padStart(6)}` +
          `  ${cpu.length > 0 ? `${Math.round(median(cpu))} µs` : ''}`.padEnd(12) +
          (latency ? `  p50 ${latency.median.toFixed(1)} p99 ${latency.slow.toFixed(1)} ms` : '') +
          (failed > 0 ? `  FAILED ${failed}` : ''),
      );
    }
  }
  console.log('\nstart and memory');
  for (const { name, firstAnswer, idleMegabytes, busyMegabytes } of measured) {
    if (Number.isNaN(firstAnswer)) continue;
    console.log(
      `  ${name.padEnd(40)}first answer ${Math.round(firstAnswer)} ms, ${idleMegabytes} MB idle, ${busyMegabytes} MB after`,
    );
  }
  console.log('\ngoals');
  for (const { says, isMet, figures } of goalsOf(measured))
    console.log(`  ${isMet ? 'met   ' : 'missed'} ${says}: ${figures}`);
}

const table = (head: string[], rows: string[][]) =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');

/** Writes tests/lab/results/benchmarks.md and tests/lab/results/benchmark.svg. */
export async function writeReport({ measured, absent, isQuick }: Run): Promise<void> {
  const perOperation = operations.map(({ name, says, moderateRate }) => {
    const rows = measured.flatMap((entry) => {
      const result = entry.results[name];
      if (!result) return [];
      const { latency, cpu } = result;
      return [
        [
          entry.name === oursName ? `**${oursName}**` : entry.name,
          String(Math.round(median(result.rates))),
          times(ratio(measured, entry.name, name)),
          cpu.length > 0 ? String(Math.round(median(cpu))) : '–',
          latency ? `${latency.median.toFixed(1)}, ${latency.slow.toFixed(1)}` : '–',
        ],
      ];
    });
    const head = ['', 'requests/s', 'to the base', 'µs of CPU each', `p50, p99 at ${moderateRate}/s (ms)`];
    return `### ${says.charAt(0).toUpperCase()}${says.slice(1)}\n\n${table(head, rows)}`;
  });
  const starts = measured
    .filter(({ firstAnswer }) => !Number.isNaN(firstAnswer))
    .map((entry) => [
      entry.name,
      `${(entry.firstAnswer / 1000).toFixed(2)} s`,
      `${entry.idleMegabytes} MB`,
      `${entry.busyMegabytes} MB`,
    ]);
  const goals = goalsOf(measured).map(({ says, isMet, figures, why }) => [
    says,
    isMet ? 'met' : '**missed**',
    figures,
    isMet ? '' : why,
  ]);
  writeFileSync('tests/lab/results/benchmark.svg', benchmarkChart(measured));
  const ratios = measured.map((entry) => [
    entry.name === oursName ? `**${oursName}**` : entry.name,
    ...operations.map(({ name }) => times(ratio(measured, entry.name, name))),
  ]);
  const text = `# This gateway beside others

Written by \`npm run lab -- gateway${isQuick ? ' --quick' : ''}\` on ${cpus().length} cores (${cpus()[0]?.model.trim() ?? 'unknown'}), Node ${process.versions.node}.
Every server is one process pinned to the first core. The load generator (wrk, 64 connections) and a minimal REST store are on the second.
Rounds are interleaved. A ratio is the median over the rounds, relative to Apollo Server's standalone server with node-fetch as in its
documentation. Read the ratios and the CPU time, because rates depend on the other load of the machine. The servers with handwritten resolvers
have the same small schema over the same calls; Hive Gateway has the schema that it generates from the store's OpenAPI description. Greengate
runs as under \`npm start\`, with all checks but the rate limits, which would refuse the load of one address.

![Requests a second, as ratios](benchmark.svg)

${absent.map(({ name, why }) => `Not measured here: ${name} (${why}).\n`).join('')}
## Ratios

${table(['', ...operations.map(({ column }) => column)], ratios)}

## Goals

${table(['Goal', '', 'Figures', 'Why not'], goals)}

## Figures

${perOperation.join('\n\n')}

### Start and memory

${table(['', 'first response', 'idle', 'after the measurement'], starts)}
`;
  writeFileSync(
    'tests/lab/results/benchmarks.md',
    await format(text, { parser: 'markdown', printWidth: 120, singleQuote: true }),
  );
}
