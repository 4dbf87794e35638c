import { once } from 'node:events';
import { createServer, request as send } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface ClosingProxy {
  url: string;
  /** The number of requests of that operation that it has passed on; `upload` for a request with files. */
  passed: (operation: string) => number;
  /** The next request of that operation is passed on, and its connection closed in place of the response. */
  closeNext: (operation: string) => void;
  close: () => Promise<void>;
}

/** A proxy in front of a shop that can close a connection after the shop has done the work of a request. */
export async function openClosingProxy(shopUrl: string): Promise<ClosingProxy> {
  const target = new URL(shopUrl);
  const passed = new Map<string, number>();
  const toClose = new Set<string>();
  const server = createServer((request, response) => {
    const { method, url, headers } = request;
    const isUpload = headers['content-type']?.startsWith('multipart/form-data');
    const operation = isUpload ? 'upload' : String(headers['x-apollo-operation-name']);
    const onward = send({ host: target.hostname, port: target.port, method, path: url, headers }, (answer) => {
      passed.set(operation, (passed.get(operation) ?? 0) + 1);
      if (toClose.delete(operation)) {
        answer.resume().once('end', () => request.socket.destroy());
        return;
      }
      response.writeHead(answer.statusCode ?? 502, answer.rawHeaders);
      answer.pipe(response);
    });
    onward.on('error', () => response.destroy());
    request.pipe(onward);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    passed: (operation) => passed.get(operation) ?? 0,
    closeNext: (operation) => void toClose.add(operation),
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => void server.close(resolve));
    },
  };
}
