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
