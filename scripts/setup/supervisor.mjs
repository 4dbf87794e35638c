import { setTimeout as pause } from 'node:timers/promises';
import { startServer, stopRemaining, stopServer } from './processes.mjs';
import { messageOf, progress, progressDone, step } from './terminal.mjs';

/** A process that ends sooner than this after its start counts as a short life. */
const shortLifeMs = 5000;
/** After this many short lives of a program in a row, the supervisor gives up. */
const maxShortLives = 5;
/** The pause before a restart for each short life in a row. The first restart has no pause. */
const pauseMs = 500;

/**
 * @typedef {object} Program
 * @property {string} name
 * @property {string[]} args of Node
 * @property {NodeJS.ProcessEnv} env read at every start
 */

/**
 * Starts programs and restarts each that ends by itself.
 * @param {{ rawLog: boolean, giveUp: () => unknown }} options `rawLog`: print the programs' logs as JSON; `giveUp` is called
 *   when a program does not stay up, after the reason was printed
 */
export function createSupervisor({ rawLog, giveUp }) {
  /** @type {Map<Program, import('node:child_process').ChildProcess>} */
  const running = new Map();
  /** @type {Map<Program, number>} */
  const shortLives = new Map();
  let isStopping = false;

  /**
   * Starts a program; resolves with its ready message and its process id. Rejects when the first start fails.
   * @param {Program} program
   * @returns {Promise<Record<string, any> & { pid: number }>}
   */
  async function start(program) {
    if (isStopping) throw new Error(`${program.name} is not started: the shop is closing.`);
    const startedAt = performance.now();
    const { child, ready } = await startServer({ ...program, rawLog, onProgress: progress });
    progressDone();
    running.set(program, child);
    child.once('exit', (code, signal) => {
      const isExpected = isStopping || running.get(program) !== child;
      if (!isExpected) void startAgain(program, signal ?? `exit code ${code}`, performance.now() - startedAt);
    });
    return { pid: child.pid ?? 0, ...ready };
  }

  /**
   * @param {Program} program
   * @param {string} reason why it ended
   * @param {number} lifeMs
   */
  async function startAgain(program, reason, lifeMs) {
    const inARow = lifeMs < shortLifeMs ? (shortLives.get(program) ?? 0) + 1 : 0;
    shortLives.set(program, inARow);
    if (inARow >= maxShortLives) {
      console.error(`${program.name} keeps ending (${reason}). The lines above say why: fix that and start again.`);
      await giveUp();
      return;
    }
    await pause(pauseMs * inARow);
    if (isStopping) return;
    try {
      const { pid } = await start(program);
      step(`${program.name} ended (${reason}) and is back as process ${pid}`);
    } catch (error) {
      if (!isStopping) await startAgain(program, messageOf(error), 0);
    }
  }

  /**
   * Stops a program and starts it again.
   * @param {Program} program
   */
  async function restart(program) {
    const child = running.get(program);
    running.delete(program);
    await stopServer(child);
    if (isStopping) return;
    try {
      const { pid } = await start(program);
      step(`${program.name} is back as process ${pid}`);
    } catch (error) {
      await startAgain(program, messageOf(error), 0);
    }
  }

  /**
   * Stops all programs without a restart: first those whose names begin with the first entry of `order`, and so on, then all
   * others.
   * @param {string[]} order
   */
  async function stop(order) {
    isStopping = true;
    for (const beginning of order) {
      const programs = [...running].filter(([{ name }]) => name.startsWith(beginning));
      await Promise.all(programs.map(([, child]) => stopServer(child)));
    }
    await stopRemaining();
  }

  return { start, restart, stop };
}
