import type { Latency } from './load.ts';

interface Result {
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

export interface Run {
  measured: readonly Measured[];
  absent: readonly { name: string; why: string }[];
  isQuick: boolean;
}

/** The file with the figures of the last run. */
export const resultsFile = 'node_modules/.cache/lab-peers/last-run.json';
export const baseName = 'Apollo Server standalone, node-fetch';
export const oursName = 'Greengate';
/** A server without a framework: the lower bound for every gateway in Node. */
export const floorName = 'bare Node, the floor';

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  const middle = Math.floor(sorted.length / 2);
  const [low = NaN, high = NaN] = [sorted[sorted.length % 2 ? middle : middle - 1], sorted[middle]];
  return (low + high) / 2;
}

/** The median of the ratios to another one, round by round; NaN where one of them was not measured. */
export function ratio(measured: readonly Measured[], name: string, operation: string, base = baseName): number {
  const own = measured.find((entry) => entry.name === name)?.results[operation]?.rates ?? [];
  const theirs = measured.find((entry) => entry.name === base)?.results[operation]?.rates ?? [];
  return median(own.flatMap((rate, round) => (theirs[round] === undefined ? [] : [rate / theirs[round]])));
}

export const times = (value: number) => (Number.isNaN(value) ? '–' : `${value.toFixed(value < 10 ? 1 : 0)}×`);
