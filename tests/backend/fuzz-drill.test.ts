import { request as httpRequest } from 'node:http';
import { text } from 'node:stream/consumers';
import { beforeAll, expect, test } from 'vitest';
import { drillSize, drillTimeout, reportDrill, seededRandom } from '#tests/support/drill.ts';
import {
  makeMalformedRequest,
  rawRequests,
  sendRaw,
  type MalformedRequest,
} from '#tests/support/malformed-requests.ts';
import { absentPostgres, backendForTests, databaseKind } from '#tests/support/open-backend.ts';
import type { StoreClient } from '#tests/support/store-client.ts';
import { addProduct, saveAddress } from '#tests/support/store-records.ts';

const backend = backendForTests();
let seller: StoreClient;
let product = '';

beforeAll(async () => {
  if (absentPostgres() !== null) return;
  seller = await backend.seller();
  product = await addProduct(seller);
});

/** Sends with `node:http`: `fetch` would correct or refuse many of these requests. Null: no response. */
function send(port: number, { method, path, headers, body }: MalformedRequest, cookie: string) {
  return new Promise<{ status: number; type: string; body: string } | null>((resolve) => {
    const options = { host: '127.0.0.1', port, method, path, headers: { ...headers, cookie }, agent: false };
    try {
      const sent = httpRequest(options, (answer) => {
        text(answer).then(
          (content) =>
            resolve({ status: answer.statusCode ?? 0, type: answer.headers['content-type'] ?? '', body: content }),
          () => resolve({ status: 0, type: '', body: '' }),
        );
      });
      sent.setTimeout(5000, () => {
        resolve(null);
        sent.destroy();
      });
      // Closing the connection is a valid response to a malformed request.
      sent.on('error', () => resolve({ status: 0, type: '', body: '' }));
      sent.end(body);
    } catch {
      // Requests that Node's client refuses to send never reach the store.
      resolve({ status: 0, type: '', body: '' });
    }
  });
}

test(
  'random malformed requests get no 5xx, no HTML and always a response, and the store still sells',
  async () => {
    const count = drillSize(800, 10_000);
    const random = seededRandom(2026);
    const shopper = await backend.shopper();
    const address = await saveAddress(shopper);
    const port = Number(new URL(backend.address).port);
    const cookies = [
      '',
      `token=${shopper.cookies.get('token')}`,
      `sellerToken=${seller.cookies.get('sellerToken')}`,
      'token=%00; sellerToken={}',
    ];
    const requests = Array.from({ length: count }, () => ({
      request: makeMalformedRequest(random, [product, shopper.id, address]),
      cookie: cookies[Math.floor(random() * cookies.length)] ?? '',
    }));
    const faults: string[] = [];
    const statuses = new Map<number, number>();
    let hangs = 0;
    let next = 0;
    const work = async (): Promise<void> => {
      for (let at = next++; at < requests.length; at = next++) {
        const { request, cookie } = requests[at]!;
        const label = `${at}: ${request.method} ${request.path.slice(0, 60)} ${String(request.body).slice(0, 120)}`;
        const answer = await send(port, request, cookie);
        if (answer === null) {
          hangs += 1;
          faults.push(`${label}: no response`);
          continue;
        }
        const { status, type, body } = answer;
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
        if (status >= 500) faults.push(`${label}: ${status} ${body}`);
        const isPage = request.path.startsWith('/pay/');
        if (/html/.test(type) && !isPage) faults.push(`${label}: HTML`);
        if (/\bat .*\.(ts|js):\d|node_modules|SQLITE|syntax error|violates/.test(body))
          faults.push(`${label}: ${body}`);
      }
    };
    await Promise.all(Array.from({ length: 8 }, work));
    for (const raw of rawRequests) {
      const answer = await sendRaw(port, raw);
      if (/^HTTP\/1\.1 5|<html/i.test(answer)) faults.push(`${raw.slice(0, 60)}: ${answer.slice(0, 200)}`);
    }
    const placed = await shopper.post('/api/order/cod', { items: [{ product, quantity: 1 }], address });
    const server = [...statuses].filter(([status]) => status >= 500).reduce((sum, [, times]) => sum + times, 0);
    reportDrill(`fuzz ${databaseKind}`, {
      'malformed requests': count + rawRequests.length,
      '5xx': server,
      hangs,
      'other faults': faults.length - server - hangs,
    });
    expect(faults).toEqual([]);
    expect(({} as Record<string, unknown>)['product']).toBeUndefined();
    expect(placed.body).toMatchObject({ success: true, message: 'Order placed.' });
    expect((await backend.visitor().get('/health/ready')).status).toBe(200);
  },
  drillTimeout,
);
