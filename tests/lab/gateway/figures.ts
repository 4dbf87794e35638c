import type { Latency } from './load.ts';
import { baseName } from './peers.ts';

interface Result {
  /** The size of a response's body, not compressed. */
  bytes: number;
  /** Requests a second, one figure a round. */
  rates: number[];
  /** Microseconds of a core for one request, one figure a round. */
  cpu: number[];
  /** The latencies of each round; empty for servers whose latencies are not measured. */
  latencies: Latency[];
  failed: number;
}

export interface Measured {
  name: string;
  /** Milliseconds from each start to the first response. */
  firstAnswers: number[];
  /** The memory at rest of each run. */
  idleMegabytes: number[];
  /** The highest memory after any round, of each run. */
  busyMegabytes: number[];
  results: Record<string, Result>;
}

export interface Run {
  measured: readonly Measured[];
  absent: readonly { name: string; why: string }[];
  minutes: number;
}

/** Adds the figures of an earlier run, of other operations. */
export function join({ measured, absent, minutes }: Run, earlier: Run): Run {
  const all = measured.map((own) => {
    const other = earlier.measured.find(({ name }) => name === own.name);
    if (!other) return own;
    return {
      name: own.name,
      firstAnswers: [...other.firstAnswers, ...own.firstAnswers],
      idleMegabytes: [...other.idleMegabytes, ...own.idleMegabytes],
      busyMegabytes: [...other.busyMegabytes, ...own.busyMegabytes],
      results: { ...other.results, ...own.results },
    };
  });
  const others = earlier.measured.filter(({ name }) => measured.every((own) => own.name !== name));
  return { measured: [...all, ...others], absent, minutes: minutes + earlier.minutes };
}

/** A figure with its spread over the rounds. */
export interface Figure {
  median: number;
  least: number;
  most: number;
}

export function figureOf(values: readonly number[]): Figure {
  const sorted = values.toSorted((one, other) => one - other);
  const middle = Math.floor(sorted.length / 2);
  const [low = NaN, high = NaN] = [sorted[sorted.length % 2 ? middle : middle - 1], sorted[middle]];
  return { median: (low + high) / 2, least: sorted[0] ?? NaN, most: sorted.at(-1) ?? NaN };
}

const resultOf = (measured: readonly Measured[], name: string, operation: string): Result | undefined =>
  measured.find((entry) => entry.name === name)?.results[operation];

/** The ratios of the rates to another server's, round by round; NaN where one of them was not measured. */
export function ratio(measured: readonly Measured[], name: string, operation: string, base = baseName): Figure {
  const own = resultOf(measured, name, operation)?.rates ?? [];
  const theirs = resultOf(measured, base, operation)?.rates ?? [];
  return figureOf(own.flatMap((rate, round) => (theirs[round] === undefined ? [] : [rate / theirs[round]])));
}

/** The 99th percentile of the latencies, in milliseconds. */
export const slowestPercent = (measured: readonly Measured[], name: string, operation: string): Figure =>
  figureOf((resultOf(measured, name, operation)?.latencies ?? []).map(({ slow }) => slow));

export const cpuOf = (measured: readonly Measured[], name: string, operation: string): Figure =>
  figureOf(resultOf(measured, name, operation)?.cpu ?? []);

export const times = (value: number) => (Number.isNaN(value) ? '–' : `${value.toFixed(value < 10 ? 1 : 0)}×`);

/** A figure and, in brackets, its least and most. */
export function withSpread({ median, least, most }: Figure, show: (value: number) => string): string {
  return Number.isNaN(median) ? '–' : `${show(median)} (${show(least)} to ${show(most)})`;
}
