import { vi } from 'vitest';

/** What was logged for nobody but the developers, one line each. */
export function logLines(): string[] {
  // oxlint-disable-next-line no-console -- the setup has put a spy here
  return vi.mocked(console.info).mock.calls.map((parts) => parts.join(' '));
}
