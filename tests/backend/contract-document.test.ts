import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { backendForTests } from '#tests/support/open-backend.ts';
import type { Description } from '../../scripts/contract/description.ts';
import { publishedDocument } from '../../scripts/contract/document.ts';

const backend = backendForTests();

test('the published contract is what the store describes: npm run codegen writes it again', async () => {
  const description: Description = (await backend.visitor().get('/openapi.json')).body;
  const published = JSON.parse(readFileSync('contract/store.openapi.json', 'utf8'));
  expect(JSON.parse(JSON.stringify(publishedDocument(description)))).toEqual(published);
});
