import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { loadOrCreateSellerCredentials } from '#backend/features/people/sessions/seller-login.ts';

test('the first start writes a login, later ones read it, and a file that is no login is named and kept', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'greengate-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const made = await loadOrCreateSellerCredentials(folder);
  expect(await loadOrCreateSellerCredentials(folder)).toEqual(made);
  const file = path.join(folder, 'seller-login.json');
  for (const broken of ['{', '{"email":"me@shop.example"}', '{"email":"me@shop.example","password":"short"}']) {
    await writeFile(file, broken);
    await expect(loadOrCreateSellerCredentials(folder)).rejects.toThrow(
      `The seller's login in ${file} cannot be read. Delete the file`,
    );
    expect(await readFile(file, 'utf8')).toBe(broken);
  }
});
