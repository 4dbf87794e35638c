import { step } from '../setup/terminal.mjs';

/**
 * Restarts programs one at a time: the next one when the balancer uses all of them again.
 * @param {{ restart: (program: any) => Promise<void> }} supervisor
 * @param {{ name: string }[]} programs
 * @param {(names: string[]) => Promise<void>} inUse resolves when the balancer sends requests to all of these
 */
export async function restartInTurn(supervisor, programs, inUse) {
  for (const program of programs) {
    await inUse(programs.map(({ name }) => name));
    step(`${program.name} finishes its requests and restarts`);
    await supervisor.restart(program);
  }
  await inUse(programs.map(({ name }) => name));
  step('All replicas were restarted');
}
