/** Counts wrong passwords per account; memory is bounded, and a right password clears the count. */
export interface LoginThrottle {
  /** Seconds to wait before this account may be tried again; 0 when it may be tried now. */
  waitFor(account: string, now: number): number;
  failed(account: string, now: number): void;
  succeeded(account: string): void;
}

const window = 15 * 60_000;
const freeTries = 10;
const longestWait = 15 * 60_000;
const remembered = 20_000;

export function createLoginThrottle(isOn: boolean): LoginThrottle {
  const accounts = new Map<string, { failures: number; lastFailure: number }>();
  return {
    waitFor(account, now) {
      const entry = accounts.get(account);
      if (!isOn || !entry || entry.failures < freeTries) return 0;
      if (entry.lastFailure + window <= now) return 0;
      // 30 s after the tenth wrong try, doubling with each further one.
      const wait = Math.min(longestWait, 30_000 * 2 ** (entry.failures - freeTries));
      return Math.max(0, Math.ceil((entry.lastFailure + wait - now) / 1000));
    },
    failed(account, now) {
      const entry = accounts.get(account);
      const failures = entry && entry.lastFailure + window > now ? entry.failures + 1 : 1;
      accounts.delete(account);
      accounts.set(account, { failures, lastFailure: now });
      const [oldest] = accounts.keys();
      if (accounts.size > remembered && oldest !== undefined) accounts.delete(oldest);
    },
    succeeded(account) {
      accounts.delete(account);
    },
  };
}
