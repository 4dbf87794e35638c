/** The pause between two looks for the shell of npm. */
const intervalMs = 500;

/**
 * npm sends SIGTERM on to the shell that runs a script, and that shell ends without sending it on to the script. Calls
 * `stop` when the shell has ended. Does nothing in a script that npm has not started.
 * @param {() => void} stop
 */
export function stopWithNpm(stop) {
  if (process.env.npm_lifecycle_event === undefined) return;
  const shellPid = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === shellPid) return;
    clearInterval(timer);
    stop();
  }, intervalMs);
  timer.unref();
}

/**
 * Calls `stop` at each SIGHUP, which a closed terminal sends, often twice: to the shell's jobs and to the group. Nothing can be
 * printed then, and that must not end the process.
 * @param {() => void} stop
 */
export function endWithTerminal(stop) {
  process.on('SIGHUP', () => {
    for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
    stop();
  });
}
