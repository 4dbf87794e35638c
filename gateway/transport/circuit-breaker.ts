import type { Log } from '../log.ts';
import { storeCircuitOpen } from '../refusals/faults.ts';

export interface CircuitBreaker {
  readonly isOpen: boolean;
  /** Call it before every attempt. @throws Fault UPSTREAM_CIRCUIT_OPEN while calls are held back */
  admit: (nowMs?: number) => void;
  recordSuccess: () => void;
  recordFailure: (nowMs?: number) => void;
}

/** Failures in a row that open the circuit. */
const failuresToOpen = 8;
const probeIntervalMs = 500;

/**
 * Holds calls back from a store that is down, so that clients get their error at once. Only what a working store never
 * does counts as a failure: refusals, 4xx and disconnected clients do not. While the circuit is open, one call per
 * `probeIntervalMs` is sent, and the first success closes it. Probes do not wait for each other, so a probe that hangs
 * cannot delay the recovery.
 */
export function createCircuitBreaker(log: Log): CircuitBreaker {
  let failures = 0;
  let nextProbeAtMs = 0;

  return {
    get isOpen() {
      return failures >= failuresToOpen;
    },

    admit(nowMs = Date.now()) {
      if (failures < failuresToOpen) return;
      if (nowMs < nextProbeAtMs) throw storeCircuitOpen(nextProbeAtMs - nowMs);
      nextProbeAtMs = nowMs + probeIntervalMs;
    },

    recordSuccess() {
      if (failures >= failuresToOpen) log.warn({ breaker: 'closed' }, 'the store responds again');
      failures = 0;
    },

    recordFailure(nowMs = Date.now()) {
      failures += 1;
      if (failures !== failuresToOpen) return;
      nextProbeAtMs = nowMs + probeIntervalMs;
      log.warn({ breaker: 'open' }, 'the store does not respond: calls are held back');
    },
  };
}
