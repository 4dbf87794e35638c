import cluster from 'node:cluster';
import { readGatewayConfig, type GatewayConfig } from './config.ts';
import { buildGateway } from './gateway-app.ts';
import { nameOfHost } from './http/public-origin.ts';
import { runWorkers } from './workers/primary.ts';
import { Siblings } from './workers/siblings.ts';

/** Milliseconds that requests under way have to finish when the process is asked to end. */
const GRACE = 10_000;

const read = readGatewayConfig();
if ('faults' in read) {
  for (const fault of read.faults) console.error(fault);
  process.exit(1);
}
const { config } = read;

if (config.workers > 1 && cluster.isPrimary) {
  runWorkers({
    workers: config.workers,
    grace: GRACE,
    warn: (sentence) => console.error(sentence),
    announce: (word) => {
      if (process.send) process.send({ type: 'ready', ...word });
      else
        console.log(
          `The shop is open at ${String(word['publicUrl'])}/ and its API at ${String(word['publicUrl'])}/graphql`,
        );
    },
  });
} else await serve();

async function serve() {
  try {
    const app = await buildGateway(config, cluster.isWorker ? { siblings: new Siblings() } : {});
    let isEnding = false;
    const end = () => {
      if (isEnding) return;
      isEnding = true;
      setTimeout(() => process.exit(0), GRACE).unref();
      void app.close().finally(() => process.exit(0));
    };
    const endAtOnceTheSecondTime = () => (isEnding ? process.exit(1) : end());
    // A terminal, and many a supervisor, sends its signals to every process. Workers are told to end by the one that holds
    // them together: its asking comes second then, and its own end is what ends them at once.
    process.on('SIGTERM', cluster.isWorker ? end : endAtOnceTheSecondTime);
    process.on('SIGINT', cluster.isWorker ? () => undefined : endAtOnceTheSecondTime);
    // The launcher has died.
    process.on('disconnect', endAtOnceTheSecondTime);

    await app.listen({ port: config.port, host: config.host });
    const listening = app.server.address();
    announce(config, typeof listening === 'object' && listening ? listening.port : config.port);
  } catch (error) {
    console.error(sentenceFor(error, config));
    process.exit(1);
  }
}

function announce({ host, publicOrigin, production }: GatewayConfig, port: number) {
  const address = `http://${nameOfHost(host)}:${port}`;
  const publicUrl = publicOrigin ?? address;
  if (process.send) process.send({ type: 'ready', address, publicUrl, sandbox: !production });
  else console.log(`The shop is open at ${publicUrl}/ and its API at ${publicUrl}/graphql`);
}

function sentenceFor(error: unknown, { port, host }: GatewayConfig): string {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  switch (code) {
    case 'EADDRINUSE':
      return `Port ${port} is taken. Stop the program that uses it, or set PORT to a free port.`;
    case 'EACCES':
      return `Port ${port} may not be used by this account. Set PORT to a port above 1023.`;
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return `HOST ${host} is no address of this machine. Set HOST to 127.0.0.1 or 0.0.0.0.`;
    case 'BAD_MANIFEST':
      return error instanceof Error ? error.message : String(error);
    default:
      return `The gateway cannot start: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`;
  }
}
