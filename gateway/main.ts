import type { FastifyInstance } from 'fastify';
import { collectStartGarbage } from '#common/start-garbage.ts';
import { misspeltSettings, readGatewayConfig, type GatewayConfig } from './config.ts';
import { buildGateway } from './gateway-app.ts';
import { browserHostOf } from './guards/public-origin.ts';
import { startWarnings } from './operations/start-warnings.ts';

/** The time that running requests may take to finish after SIGTERM. */
const shutdownTimeoutMs = 10_000;

const read = readGatewayConfig();
if ('faults' in read) {
  for (const fault of read.faults) console.error(fault);
  process.exit(1);
}
const { config } = read;

try {
  const app = await buildGateway(config);
  let isEnding = false;
  const end = () => {
    // At the second signal, end at once.
    if (isEnding) process.exit(1);
    isEnding = true;
    setTimeout(() => process.exit(0), shutdownTimeoutMs).unref();
    void app.close().finally(() => process.exit(0));
  };
  process.on('SIGTERM', end);
  process.on('SIGINT', end);
  // Settings are read at the start only: under a supervisor, SIGHUP makes the process start again with the new ones.
  process.on('SIGHUP', end);
  // The process that started this one has ended.
  process.on('disconnect', end);

  for (const sentence of [...misspeltSettings(), ...startWarnings(config)]) app.log.warn(sentence);
  await app.listen({ port: config.port, host: config.host });
  const listening = app.server.address();
  announce(app, config, typeof listening === 'object' && listening ? listening.port : config.port);
  collectStartGarbage();
} catch (error) {
  console.error(messageFor(error, config));
  process.exit(1);
}

function announce(app: FastifyInstance, { host, publicOrigin, production }: GatewayConfig, port: number) {
  const address = `http://${browserHostOf(host)}:${port}`;
  const publicUrl = publicOrigin ?? address;
  if (process.send) process.send({ type: 'ready', address, publicUrl, sandbox: !production });
  // In production, every line of stdout is one JSON object.
  else if (production) app.log.info({ address, publicUrl }, 'the gateway listens');
  else console.log(`The shop is open at ${publicUrl}/ and its API at ${publicUrl}/graphql`);
}

function messageFor(error: unknown, { port, host }: GatewayConfig): string {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  switch (code) {
    case 'EADDRINUSE':
      return `Port ${port} is taken. Stop the program that uses it, or set PORT to a free port.`;
    case 'EACCES':
      return `Port ${port} may not be used by this account. Set PORT to a port above 1023.`;
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return `HOST ${host} is not an address of this machine. Set HOST to 127.0.0.1 or 0.0.0.0.`;
    case 'BAD_MANIFEST':
      return error instanceof Error ? error.message : String(error);
    default:
      return `The gateway cannot start: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`;
  }
}
