import { vi } from 'vitest';

/** The logged lines, which shoppers do not see. */
export function logLines(): string[] {
  // oxlint-disable-next-line no-console -- the setup has put a spy here
  return vi.mocked(console.info).mock.calls.map((parts) => parts.join(' '));
}
