import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';

/** Writes a store map into a file until the test ends. @returns its path */
export function storeMapFile(map: object | string): string {
  const folder = mkdtempSync(join(tmpdir(), 'greengate-map-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'store-map.json');
  writeFileSync(file, typeof map === 'string' ? map : JSON.stringify(map));
  return file;
}
