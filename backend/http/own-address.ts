import type { AddressInfo } from 'node:net';
import type { App } from './app.ts';

/** The address of the listening store on its own machine: `http://host:port`, without a trailing slash. */
export function ownAddress(app: App): string {
  const { address, family, port } = app.server.address() as AddressInfo;
  if (address === '0.0.0.0' || address === '::') return `http://127.0.0.1:${port}`;
  return `http://${family === 'IPv6' ? `[${address}]` : address}:${port}`;
}
