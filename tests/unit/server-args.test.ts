import { expect, test } from 'vitest';
import { serverArgsFor, usableMemory } from '../../scripts/setup/server-args.mjs';

const gigabyte = 2 ** 30;

test.each([
  { says: 'nothing, as Node without control groups', limit: undefined, machine: 16, usable: 16 },
  { says: '0, as Node 20 without a limit', limit: 0, machine: 1, usable: 1 },
  { says: 'nearly 2 ** 64, as Node 20 in a group without a limit', limit: 2 ** 34, machine: 16, usable: 16 },
  { says: 'a limit below the machine', limit: 0.75, machine: 16, usable: 0.75 },
  { says: 'a limit above the machine', limit: 32, machine: 2, usable: 2 },
])('the usable memory where Node says $says', ({ limit, machine, usable }) => {
  expect(usableMemory(limit && limit * gigabyte, machine * gigabyte)).toBe(usable * gigabyte);
});

test.each([
  { gigabytes: 0.75, megabytes: 16 },
  { gigabytes: 2, megabytes: 16 },
  { gigabytes: 2.99, megabytes: 16 },
  { gigabytes: 3, megabytes: 32 },
  { gigabytes: 3.8, megabytes: 32 },
  { gigabytes: 64, megabytes: 32 },
])(
  'the halves of the gateway’s young generation may have $megabytes MB on a machine of $gigabytes GB',
  ({ gigabytes, megabytes }) => {
    const { gateway, backend } = serverArgsFor(gigabytes * gigabyte);
    expect(gateway).toContain(`--max-semi-space-size=${megabytes}`);
    expect(backend).toEqual(serverArgsFor(0).backend);
  },
);
