import cluster, { type Worker as ClusterWorker } from 'node:cluster';
import { AggregatorRegistry } from 'prom-client';
import type { FromWorker } from './messages.ts';
import { WorkerRoom, type Worker } from './worker-room.ts';

interface PrimaryOptions {
  workers: number;
  /** Milliseconds that the workers have to finish what is under way when all is to end. */
  grace: number;
  /** Called once, with the first worker's own word, when all of them are ready. */
  announce: (ready: Record<string, unknown>) => void;
  /** Takes a sentence about a worker that ended. */
  warn: (sentence: string) => void;
}

/** Milliseconds before a worker that keeps ending is started again: the first time, doubling, and the longest. */
const BACK_OFF = { first: 100, most: 10_000 };
/** Milliseconds after which a worker that ends counts as having worked. */
const SOUND = 5000;

/** The place of one worker, whichever process fills it. */
interface Place {
  /** How often in a row it ended soon after its start. */
  shortLives: number;
}

/**
 * Runs one process per core over the same port, and holds them together: what one of them learns that all must know goes
 * through here. A worker that ends without being asked is replaced: at once, and later each time it keeps ending. They
 * run with the flags of this process.
 */
export function runWorkers({ workers, grace, announce, warn }: PrimaryOptions): void {
  const registry = new AggregatorRegistry();
  const room = new WorkerRoom(() => registry.clusterMetrics());
  let isEnding = false;
  let isOpen = false;
  let port: string | undefined;
  const ready = new Set<ClusterWorker>();

  const start = (place: Place) => {
    const startedAt = performance.now();
    const process_ = cluster.fork(port === undefined ? {} : { PORT: port });
    const worker: Worker = { send: (message) => process_.isConnected() && process_.send(message) };
    room.add(worker);
    process_.on('message', (message: FromWorker) => {
      if (message.type === 'ready') welcome(process_, message);
      else void room.receive(worker, message);
    });
    // A message to one that is dying; that it has died is heard below.
    process_.on('error', () => undefined);
    process_.once('exit', (code, signal) => {
      room.remove(worker);
      ready.delete(process_);
      if (isEnding) return;
      // It has said why in its own words.
      if (!isOpen) return end(code || 1);
      place.shortLives = performance.now() - startedAt < SOUND ? place.shortLives + 1 : 0;
      const wait = place.shortLives < 2 ? 0 : Math.min(BACK_OFF.most, BACK_OFF.first * 2 ** (place.shortLives - 2));
      const when = wait === 0 ? 'now' : `in ${wait / 1000} s`;
      warn(`A worker of the gateway ended (${signal || `exit code ${code}`}): another one starts ${when}.`);
      setTimeout(() => isEnding || start(place), wait);
    });
  };

  const welcome = (process_: ClusterWorker, { type: _type, ...word }: { type: 'ready'; [field: string]: unknown }) => {
    ready.add(process_);
    if (isOpen || ready.size < workers) return;
    isOpen = true;
    // Whoever comes later must find the same port, although any would have done at first.
    port = new URL(String(word['address'])).port;
    announce(word);
  };

  const end = (code: number) => {
    if (isEnding) process.exit(1);
    isEnding = true;
    const running = Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined);
    const gone = Promise.all(
      running
        .filter((worker) => !worker.isDead())
        .map((worker) => new Promise((resolve) => void worker.once('exit', resolve))),
    );
    for (const worker of running) worker.process.kill('SIGTERM');
    setTimeout(() => {
      for (const worker of running) worker.process.kill('SIGKILL');
      process.exit(code);
    }, grace + 1000).unref();
    void gone.then(() => process.exit(code));
  };

  process.on('SIGTERM', () => end(0));
  process.on('SIGINT', () => end(0));
  // The launcher has died.
  process.on('disconnect', () => end(0));
  for (let count = 0; count < workers; count += 1) start({ shortLives: 0 });
}
