import { expect, test } from 'vitest';
import { createCircuitBreaker } from '#gateway/transport/circuit-breaker.ts';

test('eight failures in a row hold calls back, one call in half a second is sent, and a success ends it', () => {
  const breaker = createCircuitBreaker({
    warn: () => undefined,
    error: () => undefined,
    info: () => undefined,
  } as never);
  const isSent = (at: number) => {
    try {
      breaker.admit(at);
      return true;
    } catch {
      return false;
    }
  };
  for (let count = 1; count < 8; count += 1) breaker.recordFailure(0);
  expect([isSent(0), isSent(0)]).toEqual([true, true]);
  breaker.recordFailure(0);
  expect([0, 499, 500, 501, 999, 1000].filter(isSent)).toEqual([500, 1000]);
  breaker.recordSuccess();
  expect([1000, 1000].filter(isSent)).toHaveLength(2);
});
