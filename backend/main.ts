import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import { collectStartGarbage } from '#common/start-garbage.ts';
import { buildBackend } from './backend-app.ts';
import { misspeltSettings, readBackendConfig, type BackendConfig } from './config.ts';
import { seedShop } from './seed/seed.ts';
import { seedProducts } from './seed/seed-products.ts';
import { PresenceLost } from './db/postgres-presence.ts';
import { folderFault, isFullDisk } from './db/sqlite-file.ts';
import { StartFault } from './db/start-fault.ts';
import { createLog } from './log.ts';
import { startMailSender } from './features/shop/mail/mail-sender.ts';
import { readOwedRefunds } from './features/orders/refunds/owed-refund-repository.ts';
import { startWatching } from './features/shop/status/status-rounds.ts';
import { startHousekeeping } from './housekeeping.ts';
import type { App } from './http/app.ts';
import { ownAddress } from './http/own-address.ts';
import { startRefunds } from './payments/refunds.ts';
import { openAppContext } from './open-app-context.ts';
import { startWarnings } from './start-warnings.ts';
import { startUpdateChecks } from './update-feed.ts';
import { createUpgradeNotice } from './upgrade-notice.ts';

/** After the signal to stop, the process ends at the latest after this time. */
const stopTimeoutMs = 10_000;

/** After the signal to stop, idle connections stay open for at least this time. */
const minDrainMs = 250;

/**
 * The progress of the start. While `isUpgrade`, a long statement of the database may keep the process from sending the
 * next one.
 */
interface Progress {
  type: 'progress';
  text: string;
  isUpgrade?: boolean;
}

interface Ready {
  type: 'ready';
  address: string;
  database: string;
  /** Demonstration products that this start has added. */
  seeded: number;
  /** `password` is null when it came from the environment. */
  sellerLogin: { email: string; password: string | null };
}

/** Sends a message to the launcher. When there is none, logs it in production, and prints it for people elsewhere. */
function tellLauncher(message: Ready | Progress, { isProduction, log }: { isProduction: boolean; log: Logger }): void {
  if (process.send) {
    // An error means that the launcher has died: `disconnect` follows and ends this process.
    process.send(message, undefined, undefined, () => undefined);
    return;
  }
  if (isProduction) {
    if (message.type === 'progress') log.info(message.text);
    else log.info({ address: message.address, database: message.database }, 'the store listens');
    return;
  }
  if (message.type === 'progress') {
    console.log(message.text);
    return;
  }
  const { email, password } = message.sellerLogin;
  console.log(`The store listens at ${message.address}`);
  console.log(`Data: ${message.database}`);
  console.log(`Seller: ${email}${password === null ? ' (password from SELLER_PASSWORD)' : ` / ${password}`}`);
}

async function listen(app: App, { host, port }: Pick<BackendConfig, 'host' | 'port'>): Promise<string> {
  try {
    await app.listen({ host, port });
  } catch (error) {
    const noAddress = `BACKEND_HOST ${host} is not an address of this machine. Set it to 127.0.0.1 or 0.0.0.0.`;
    const sentences: Record<string, string> = {
      EADDRINUSE: `Port ${port} is taken. Stop the program that uses it, or set BACKEND_PORT to a free port.`,
      EACCES: `Port ${port} may not be used by this account. Set BACKEND_PORT to a free port above 1023.`,
      EADDRNOTAVAIL: noAddress,
      ENOTFOUND: noAddress,
    };
    const sentence = error instanceof Error && 'code' in error ? sentences[String(error.code)] : undefined;
    if (sentence !== undefined) throw new StartFault(sentence);
    throw error;
  }
  return ownAddress(app);
}

/** Aborted by the signal to stop. */
const stopping = new AbortController();

function stopOnSignals(stop: () => Promise<void>): void {
  const begin = (): void => {
    if (stopping.signal.aborted) process.exit(1);
    stopping.abort();
    setTimeout(() => process.exit(0), stopTimeoutMs).unref();
    stop().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  process.on('SIGTERM', begin);
  process.on('SIGINT', begin);
  // Settings are read at the start only: under a supervisor, SIGHUP makes the process start again with the new ones.
  process.on('SIGHUP', begin);
  // The launcher has died and cannot stop this process any more.
  process.on('disconnect', begin);
}

async function start(config: BackendConfig): Promise<void> {
  const log = createLog(config.logLevel);
  process.on('unhandledRejection', (error) => {
    log.fatal({ err: error }, 'unhandled rejection of a promise');
    process.exit(1);
  });
  for (const sentence of [...misspeltSettings(), ...startWarnings(config)]) log.warn(sentence);
  const upgrade = createUpgradeNotice(config, (text) =>
    tellLauncher({ type: 'progress', text, isUpgrade: true }, { ...config, log }),
  );
  // The launcher has died. Until the context is open, nothing has to be finished: a migration is rolled back.
  const exit = (): never => process.exit(1);
  process.on('disconnect', exit);
  const { context, sellerLogin } = await openAppContext(
    config,
    (err) => {
      if (err instanceof PresenceLost) {
        log.fatal(err.message);
        process.exit(1);
      }
      log.warn({ err }, 'a database connection broke');
    },
    Date.now,
    (progress) => upgrade.report(progress),
  );
  process.off('disconnect', exit);
  if (await upgrade.end()) tellLauncher({ type: 'progress', text: 'The database is upgraded' }, { ...config, log });
  const { database } = context;
  const app = await buildBackend(context, log);
  const stopHousekeeping = startHousekeeping(context, log);
  const stopRefunds = startRefunds(context, log);
  const stopUpdateChecks = startUpdateChecks(context, log);
  const stopMails = startMailSender(context, log);
  const stopWatching = startWatching(context, log, readOwedRefunds);
  app.addHook('onClose', async () => {
    stopHousekeeping();
    stopRefunds();
    stopWatching();
    stopUpdateChecks();
    await stopMails();
    await database.close();
  });
  stopOnSignals(async () => {
    app.isLeaving = true;
    // A balancer needs time to see at /health/ready that this process stops. Requests that have arrived but are not read yet
    // must be read before their connections are closed as idle: many short sleeps give a starved process time to read them.
    const turns = Math.max(minDrainMs, config.drainDelayMs) / 10;
    for (let turn = 0; turn < turns; turn += 1) await sleep(10);
    await app.close();
  });
  const address = await listen(app, config);
  const seeded = await seedShop({
    database,
    products: config.demoProducts ? seedProducts : [],
    picturesDir: config.seedPicturesDir,
    log,
  });
  tellLauncher({ type: 'ready', address, database: database.label, seeded, sellerLogin }, { ...config, log });
  collectStartGarbage();
}

const read = readBackendConfig();
if ('faults' in read) {
  for (const fault of read.faults) console.error(fault);
  process.exit(1);
}
try {
  await start(read.config);
} catch (error) {
  // An error after the signal to stop comes from aborted work. The stop itself ends the process.
  if (!stopping.signal.aborted) {
    // Also a migration may find that the disk is full.
    const fault = isFullDisk(error) ? folderFault(read.config.dataDir) : error;
    if (!(fault instanceof StartFault)) throw error;
    console.error(fault.message);
    process.exit(1);
  }
}
