import { askingFloorName, baseName, classicName, floorName, mercuriusName, oursName, proxyName } from './peers.ts';
import { cpuOf, figureOf, ratio, slowestPercent, times, type Measured } from './figures.ts';
import { operations } from './operations.ts';

interface Goal {
  says: string;
  isMet: boolean;
  figures: string;
  /** A sentence about the use of the time, from the measured figures; empty when there is nothing to compare with. */
  why: string;
}

/** The factor by which our 99th percentile may exceed that of bare Node with the same calls. */
const mostOfFloor = 2;

/** The goals whose operations were measured, and what was reached. */
export function goalsOf(measured: readonly Measured[]): Goal[] {
  const micros = (name: string, operation: string) => Math.round(cpuOf(measured, name, operation).median);

  /** The time of the same calls without a gateway, and the time of the base, in a sentence. */
  function whereTimeGoes(operation: string, name: string, floor: string): string {
    const [own, least, base] = [micros(name, operation), micros(floor, operation), micros(baseName, operation)];
    if (Number.isNaN(own + least + base)) return '';
    return (
      `${own} µs of processor time; bare Node with the same calls takes ${least} µs, which would be ` +
      `${times(base / least)}: ${own - least} µs are the gateway's own`
    );
  }

  function atLeast(
    says: string,
    operation: string,
    least: number,
    { name = oursName, base = baseName, floor = floorName }: { name?: string; base?: string; floor?: string } = {},
  ): Goal[] {
    const { median, least: low, most } = ratio(measured, name, operation, base);
    if (Number.isNaN(median)) return [];
    const figures = `${times(median)} (${times(low)} to ${times(most)})`;
    return [{ says, isMet: median >= least, figures, why: whereTimeGoes(operation, name, floor) }];
  }

  function atMost(says: string, value: number, most: number, show: (value: number) => string): Goal[] {
    if (Number.isNaN(value)) return [];
    return [{ says, isMet: value <= most, figures: show(value), why: '' }];
  }

  const ours = measured.find(({ name }) => name === oursName);
  const tails = operations.flatMap(({ name: operation }) => {
    const own = slowestPercent(measured, oursName, operation).median;
    const floor = slowestPercent(measured, floorName, operation).median;
    return Number.isNaN(own / floor) ? [] : [{ operation, own, floor }];
  });
  const missed = tails.filter(({ own, floor }) => own > mostOfFloor * floor);
  return [
    ...atLeast('the web’s Me ≥ 5× the base', 'me', 5),
    ...atLeast('session ≥ 5×', 'session', 5),
    ...atLeast('cart update ≥ 4.5×', 'cart', 4.5),
    ...atLeast('cart update ≥ 3.5× when the gateway asks who acts', 'cart', 3.5, {
      name: classicName,
      floor: askingFloorName,
    }),
    ...atLeast('orders ≥ 8×', 'orders', 8),
    ...atLeast('orders ahead of mercurius with the same young generation', 'orders', 1, { base: mercuriusName }),
    ...atLeast('home page ≥ 10×', 'home', 10),
    ...atLeast('all products ≥ 2× a plain proxy', 'products', 2, { base: proxyName }),
    ...atLeast('five fields ≥ 2.5× a plain proxy', 'fields', 2.5, { base: proxyName }),
    ...(tails.length === 0
      ? []
      : [
          {
            says: '99th percentile at a moderate rate ≤ 2× that of bare Node with the same calls',
            isMet: missed.length === 0,
            figures: tails
              .map(({ operation, own, floor }) => `${operation} ${own.toFixed(1)} against ${floor.toFixed(1)} ms`)
              .join(', '),
            why: missed.map(({ operation, own, floor }) => `${operation} ${times(own / floor)}`).join(', '),
          },
        ]),
    ...atMost(
      'first answer within 0.5 s',
      figureOf(ours?.firstAnswers ?? []).median,
      500,
      (value) => `${(value / 1000).toFixed(2)} s`,
    ),
    ...atMost('at most 120 MB at rest', figureOf(ours?.idleMegabytes ?? []).median, 120, (value) => `${value} MB`),
    ...atMost('at most 260 MB under load', figureOf(ours?.busyMegabytes ?? []).most, 260, (value) => `${value} MB`),
  ];
}
