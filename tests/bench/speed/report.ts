import { operations } from './operations.ts';
import type { Latency } from './load.ts';

export interface Result {
  /** Requests a second, one figure a round. */
  rates: number[];
  /** Microseconds of a core for one request, one figure a round. */
  cpu: number[];
  failed: number;
  latency?: Latency;
}

export interface Measured {
  name: string;
  /** Milliseconds. */
  firstAnswer: number;
  idleMegabytes: number;
  busyMegabytes: number;
  results: Record<string, Result>;
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  const middle = Math.floor(sorted.length / 2);
  const [low = NaN, high = NaN] = [sorted[sorted.length % 2 ? middle : middle - 1], sorted[middle]];
  return (low + high) / 2;
}

const BASE = 'Apollo Server standalone, node-fetch';

/** The median of the ratios to the base, round by round. */
export function ratio(measured: readonly Measured[], name: string, operation: string, base = BASE): number {
  const own = measured.find((entry) => entry.name === name)?.results[operation]?.rates ?? [];
  const theirs = measured.find((entry) => entry.name === base)?.results[operation]?.rates ?? [];
  return median(own.flatMap((rate, round) => (theirs[round] === undefined ? [] : [rate / theirs[round]])));
}

export function printReport(measured: readonly Measured[], _absent: readonly { name: string; why: string }[]): void {
  for (const { name, says } of operations) {
    console.log(`\n${says}`);
    for (const entry of measured) {
      const result = entry.results[name];
      if (!result) continue;
      const { latency } = result;
      console.log(
        `  ${entry.name.padEnd(40)}${Math.round(median(result.rates)).toString().padStart(7)}/s ${ratio(measured, entry.name, name).toFixed(1).padStart(6)}×` +
          `  ${result.cpu.length > 0 ? `${Math.round(median(result.cpu))} µs` : ''}`.padEnd(12) +
          (latency ? `  p50 ${latency.median.toFixed(1)} p99 ${latency.slow.toFixed(1)} ms` : '') +
          (result.failed > 0 ? `  FAILED ${result.failed}` : ''),
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
}

export function writeReport(_measured: readonly Measured[], _absent: readonly { name: string; why: string }[]): void {}
