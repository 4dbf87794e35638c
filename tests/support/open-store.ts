import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';

export type StoreHandler = (request: IncomingMessage, response: ServerResponse) => unknown;

/** Takes what closes something that a test or a file has opened. */
export type WhenDone = (close: () => Promise<void>) => void;

export interface OpenStore {
  url: string;
  /** The number of requests of a call, such as `POST /api/product/add`. */
  count: (call: string) => number;
  /** Sets the response of a call: an object is sent as JSON, a function handles the request. */
  on: (call: string, answer: object | StoreHandler) => void;
  /** Stops listening and closes all connections, as a store that is down. */
  stop: () => Promise<void>;
  /** Listens again at the same address. */
  start: () => Promise<void>;
}

/**
 * A REST store on a real port, for tests that need a real connection: streams, hangs, resets. It stops at the end of the test, or when
 * `whenDone` says.
 */
export async function openStore(
  answers: Record<string, object | StoreHandler> = {},
  whenDone: WhenDone = onTestFinished,
): Promise<OpenStore> {
  const handlers = new Map<string, object | StoreHandler>(Object.entries(answers));
  const counts = new Map<string, number>();
  const server = createServer((request, response) => {
    const call = `${request.method} ${request.url?.split('?', 1)[0]}`;
    counts.set(call, (counts.get(call) ?? 0) + 1);
    const handler = handlers.get(call) ?? handlers.get('*');
    if (typeof handler === 'function') handler(request, response);
    else if (handler) sendJson(response, handler);
    else sendJson(response, { success: false, message: `No answer for ${call}` }, 404);
  });
  let port = 0;
  const store: OpenStore = {
    url: '',
    count: (call) => counts.get(call) ?? 0,
    on: (call, answer) => handlers.set(call, answer),
    async stop() {
      if (!server.listening) return;
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
    async start() {
      server.listen(port, '127.0.0.1');
      await once(server, 'listening');
      ({ port } = server.address() as AddressInfo);
      store.url = `http://127.0.0.1:${port}`;
    },
  };
  await store.start();
  whenDone(() => store.stop());
  return store;
}

export function sendJson(response: ServerResponse, body: object, status = 200, headers: object = {}) {
  response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));
}

export async function readBody(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}
