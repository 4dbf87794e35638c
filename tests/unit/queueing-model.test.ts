import { expect, test } from 'vitest';
import { erlangWait, loadOf, simulateQueues } from '#tests/lab/queueing/queueing-model.ts';

/** The simulated mean wait in seconds in the queue of one station with service times of 10 ms. */
function waitAt(load: number, servers: number, variation: number): number {
  const perSecond = (load * servers) / 0.01;
  const { times } = simulateQueues({
    stations: [{ name: 'desk', servers }],
    kinds: [{ name: 'visit', perSecond, visits: [{ station: 'desk', seconds: 0.01 }] }],
    seconds: 200_000 / perSecond,
    seed: 7,
    variation,
  });
  return (times.get('visit')?.mean ?? 0) - 0.01;
}

test.each([
  [0.5, 1],
  [0.8, 1],
  [0.7, 2],
  [0.8, 4],
  [0.9, 16],
])('at a load of %d on %d servers the simulated wait agrees with the Erlang C formula', (load, servers) => {
  const exact = erlangWait({ perSecond: (load * servers) / 0.01, seconds: 0.01, servers });
  expect(Math.abs(waitAt(load, servers, 1) / exact - 1)).toBeLessThan(0.1);
});

test('on one server the simulated wait depends on the variation as in the Pollaczek–Khinchine formula', () => {
  const exact = (variation: number) => ((0.7 * 0.01) / (1 - 0.7)) * ((1 + variation ** 2) / 2);
  expect(Math.abs(waitAt(0.7, 1, 0) / exact(0) - 1)).toBeLessThan(0.1);
  expect(Math.abs(waitAt(0.7, 1, 1.5) / exact(1.5) - 1)).toBeLessThan(0.15);
});

test('the Erlang C formula gives known values', () => {
  // At a load of 0.5 on one server the wait equals the service time; at 0.75 on two servers it is 9/7 of it.
  expect(erlangWait({ perSecond: 50, seconds: 0.01, servers: 1 })).toBeCloseTo(0.01, 10);
  expect(erlangWait({ perSecond: 150, seconds: 0.01, servers: 2 })).toBeCloseTo((0.01 * 9) / 7, 10);
});

test('a request through several stations takes the sum of their times, and a seed repeats the result', () => {
  const plan = {
    stations: [
      { name: 'gateway', servers: 2 },
      { name: 'backend', servers: 2 },
    ],
    kinds: [
      {
        name: 'order',
        perSecond: 1,
        visits: [
          { station: 'gateway', seconds: 0.002 },
          { station: 'backend', seconds: 0.003 },
        ],
      },
    ],
    seconds: 2000,
    seed: 1,
    variation: 0,
  };
  expect(simulateQueues(plan).times.get('order')?.median).toBeCloseTo(0.005, 6);
  expect(simulateQueues({ ...plan, variation: 1 })).toEqual(simulateQueues({ ...plan, variation: 1 }));
  expect(loadOf(plan.stations, plan.kinds)).toEqual(
    new Map([
      ['gateway', 0.001],
      ['backend', 0.0015],
    ]),
  );
});
