import { setTimeout as pause } from 'node:timers/promises';
import { startServer, stopRemaining, stopServer } from '../setup/processes.mjs';
import { progress, progressDone, step } from '../setup/terminal.mjs';

/** Times in a row that a program may end within so many milliseconds of its start. */
const PATIENCE = 5;
const SHORT_LIFE = 5000;

/** Programs that are started again where they were whenever they end without being asked to. */
export class KeptRunning {
  #isStopping = false;
  #isRestarting = false;
  /** @type {Set<any>} */
  #servers = new Set();
  #rawLog;
  #giveUp;

  /**
   * @param {{ rawLog: boolean, giveUp: () => unknown }} options `giveUp` is called when one of them does not stay, which
   *   was said already
   */
  constructor({ rawLog, giveUp }) {
    this.#rawLog = rawLog;
    this.#giveUp = giveUp;
  }

  /**
   * Starts a program; resolves with what it says when it is ready first.
   * @param {{ name: string, args: string[], env: NodeJS.ProcessEnv, child?: any }} server `child` becomes its process
   */
  async start(server) {
    if (this.#isStopping) throw new Error(`${server.name} is not started any more: the shop is being closed.`);
    server.startedAt = performance.now();
    const { child, ready } = await startServer({ ...server, rawLog: this.#rawLog, onProgress: progress });
    progressDone();
    server.child = child;
    this.#servers.add(server);
    child.once('exit', (code, signal) => {
      if (!this.#isStopping && !server.isAskedToStop) void this.#startAgain(server, signal ?? `exit code ${code}`);
    });
    return ready;
  }

  /** At once at first; with growing pauses, and finally not at all, when it does not stay. */
  async #startAgain(server, why) {
    server.shortLives = performance.now() - server.startedAt < SHORT_LIFE ? (server.shortLives ?? 0) + 1 : 0;
    if (server.shortLives >= PATIENCE) {
      console.error(
        `${server.name} keeps ending (${why}): giving up. The lines above say why; mend that and try again.`,
      );
      return await this.#giveUp();
    }
    await pause(500 * server.shortLives);
    if (this.#isStopping) return;
    try {
      const { pid } = await this.start(server);
      step(`${server.name} ended (${why}) and is back as process ${pid ?? server.child.pid}`);
    } catch (error) {
      if (!this.#isStopping) await this.#startAgain(server, error.message);
    }
  }

  /**
   * Every one of these anew, one at a time; the next one's turn comes when this one is in use again.
   * @param {any[]} servers
   * @param {(names: string[]) => Promise<void>} inUse resolves when all of these are
   */
  async restartInTurn(servers, inUse) {
    if (this.#isRestarting || this.#isStopping) return;
    this.#isRestarting = true;
    try {
      for (const server of servers) {
        await inUse(servers.map(({ name }) => name));
        step(`${server.name} finishes what it has begun`);
        server.isAskedToStop = true;
        await stopServer(server.child);
        server.isAskedToStop = false;
        if (this.#isStopping) return;
        await this.start(server).catch((error) => this.#startAgain(server, error.message));
        await inUse([server.name]);
        step(`${server.name} is back as process ${server.child.pid}`);
      }
      step('All of them were started anew');
    } finally {
      this.#isRestarting = false;
    }
  }

  /**
   * Ends them for good, those whose names begin with the first of these words first.
   * @param {string[]} order
   */
  async stop(order) {
    this.#isStopping = true;
    for (const word of order) {
      const these = [...this.#servers].filter(({ name }) => name.startsWith(word));
      await Promise.all(these.map(({ child }) => stopServer(child)));
    }
    await stopRemaining();
  }
}
