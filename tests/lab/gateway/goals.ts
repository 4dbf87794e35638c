import { baseName, classicName, floorName, mercuriusName, oursName, proxyName } from './peers.ts';
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

  /** The rate of an operation beside mercurius with the same young generation. */
  const besideMercurius = (operation: string, least: number, name: string = oursName): Goal[] => {
    const says = operations.find((each) => each.name === operation)?.says ?? operation;
    const over = name === classicName ? ', over a classic store' : '';
    return atLeast(`${says}${over} ≥ ${least}× mercurius`, operation, least, { name, base: mercuriusName });
  };

  const ours = measured.find(({ name }) => name === oursName);
  const tails = operations.flatMap(({ name: operation }) => {
    const own = slowestPercent(measured, oursName, operation).median;
    const floor = slowestPercent(measured, floorName, operation).median;
    return Number.isNaN(own / floor) ? [] : [{ operation, own, floor }];
  });
  const missed = tails.filter(({ own, floor }) => own > mostOfFloor * floor);
  return [
    ...besideMercurius('session', 1),
    ...besideMercurius('session', 1, classicName),
    ...besideMercurius('session-cart', 1),
    ...besideMercurius('session-cart', 1, classicName),
    ...besideMercurius('me', 1),
    ...besideMercurius('orders', 1.3),
    ...besideMercurius('orders', 1.3, classicName),
    ...besideMercurius('my-orders', 1.3),
    ...besideMercurius('cart', 1),
    ...besideMercurius('cart', 0.8, classicName),
    ...besideMercurius('update-cart', 1),
    ...besideMercurius('addresses', 2),
    ...besideMercurius('addresses', 2, classicName),
    ...atLeast('all products ≥ 2.2× a plain proxy', 'products', 2.2, { base: proxyName }),
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
      'first answer within 0.45 s',
      figureOf(ours?.firstAnswers ?? []).median,
      450,
      (value) => `${(value / 1000).toFixed(2)} s`,
    ),
    ...atMost('at most 110 MB at rest', figureOf(ours?.idleMegabytes ?? []).median, 110, (value) => `${value} MB`),
    ...atMost('at most 280 MB under load', figureOf(ours?.busyMegabytes ?? []).most, 280, (value) => `${value} MB`),
  ];
}
