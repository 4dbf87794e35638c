import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { breakingChanges } from '../../scripts/contract/breaking.ts';
import type { Description, Operation } from '../../scripts/contract/description.ts';
import { inlinedDocument } from '../../scripts/contract/document.ts';

const published = JSON.parse(readFileSync('contract/store.openapi.json', 'utf8')) as Description;

const inlined = inlinedDocument(published);

/** What breaks when the published document is changed so. */
function after(change: (document: Description) => void): string[] {
  const changed = structuredClone(published);
  change(changed);
  return breakingChanges(inlined, inlinedDocument(changed));
}

const callIn = ({ paths }: Description, method: string, path: string) => paths[path]![method]!;
const bodyOf = (operation: Operation) => operation.requestBody!.content!['application/json']!.schema;

test.each<[string, (document: Description) => void, string]>([
  ['a call is gone', ({ paths }) => delete paths['/api/staff/list'], 'GET /api/staff/list is gone.'],
  ['a feature is gone', (document) => delete document['x-features']['mail'], 'The feature mail is gone.'],
  [
    'a call needs a higher role',
    (document) => (callIn(document, 'get', '/api/order/seller')['x-role'] = 'OWNER'),
    'GET /api/order/seller has the x-role "OWNER", not "PACKER".',
  ],
  [
    'a call needs a lower role',
    (document) => (callIn(document, 'post', '/api/staff/add')['x-role'] = 'PACKER'),
    'POST /api/staff/add has the x-role "PACKER", not "OWNER".',
  ],
  [
    'a call of the contract belongs to a feature',
    (document) => (callIn(document, 'post', '/api/cart/update')['x-feature'] = 'cart.versions'),
    'POST /api/cart/update has the x-feature "cart.versions", not none.',
  ],
  [
    'a call needs a session',
    (document) => (callIn(document, 'get', '/api/product/list').security = [{ shopper: [] }]),
    'GET /api/product/list has the security [{"shopper":[]}], not none.',
  ],
  [
    'a request is no form any more',
    (document) => {
      const body = callIn(document, 'post', '/api/product/add').requestBody!;
      body.content = { 'application/json': body.content!['multipart/form-data']! };
    },
    'POST /api/product/add takes application/json, not multipart/form-data.',
  ],
  [
    'a document must have a new field',
    ({ components: { schemas } }) => {
      schemas['Stock']!.properties!['shelf'] = { type: 'string' };
      schemas['Stock']!.required!.push('shelf');
    },
    'GET /api/product/stock/list stocks [] must have shelf, which older stores lack: let it be optional.',
  ],
  [
    'an enumeration has a new value',
    ({ components: { schemas } }) => schemas['StockMoveKind']!.enum!.push('GIVEN'),
    'GET /api/product/stock/moves moves [] kind can be GIVEN, which readers do not know.',
  ],
  [
    'a request requires a new field',
    (document) => (bodyOf(callIn(document, 'post', '/api/cart/update')).required = ['userId']),
    'POST /api/cart/update requires userId.',
  ],
  [
    'a request loses a field',
    (document) => delete bodyOf(callIn(document, 'post', '/api/user/register')).properties!['name'],
    'POST /api/user/register no longer takes name.',
  ],
  [
    'a limit is lower',
    (document) => {
      const { items } = bodyOf(callIn(document, 'post', '/api/order/cod')).properties!['items']!;
      items!.properties!['quantity']!.maximum = 50;
    },
    'POST /api/order/cod items [] quantity has the maximum 50.',
  ],
  [
    'a text may be less long',
    (document) => (bodyOf(callIn(document, 'post', '/api/user/register')).properties!['name']!.maxLength = 20),
    'POST /api/user/register name has the maxLength 20.',
  ],
  [
    'a list has a limit that it had not',
    (document) => (bodyOf(callIn(document, 'post', '/api/order/cod')).properties!['items']!.maxItems = 20),
    'POST /api/order/cod items has the maxItems 20.',
  ],
  [
    'a parameter is required',
    (document) => {
      const parameters = callIn(document, 'get', '/api/order/user').parameters!;
      parameters.find(({ name }) => name === 'first')!.required = true;
    },
    'GET /api/order/user requires first.',
  ],
  [
    'a document loses a field',
    ({ components }) => delete components.schemas['Stock']!.properties!['onHand'],
    'GET /api/product/stock/list stocks [] onHand is gone from the response.',
  ],
  [
    'a field of a document can be missing',
    ({ components: { schemas } }) => (schemas['Stock']!.required = ['productId']),
    'GET /api/product/stock/list stocks [] onHand can be missing.',
  ],
  [
    'a field of a document can be null',
    ({ components: { schemas } }) => (schemas['Stock']!.properties!['onHand']!.type = ['integer', 'null']),
    'GET /api/product/stock/list stocks [] onHand can be null.',
  ],
  [
    'a text has a limit that it had not',
    (document) => {
      const parameters = callIn(document, 'get', '/api/order/seller').parameters!;
      parameters.find(({ name }) => name === 'ids')!.schema.maxLength = 3000;
    },
    'GET /api/order/seller ids has the maxLength 3000.',
  ],
])('%s: that breaks other stores or clients', (_what, change, sentence) => {
  expect(after(change)).toContain(sentence);
});

test.each<[string, (document: Description) => void]>([
  ['nothing changes', () => undefined],
  [
    'a document may have one more field',
    ({ components: { schemas } }) => (schemas['Stock']!.properties!['shelf'] = { type: 'string' }),
  ],
  [
    'a request may have one more field',
    (document) => (bodyOf(callIn(document, 'post', '/api/cart/update')).properties!['device'] = { type: 'string' }),
  ],
])('%s: that breaks no store and no client', (_what, change) => {
  expect(after(change)).toEqual([]);
});
