import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { longFiles } from '#tests/support/longest-first.ts';

test.each(longFiles)('the file that begins first exists: %s', (file) => {
  expect(existsSync(file)).toBe(true);
});
