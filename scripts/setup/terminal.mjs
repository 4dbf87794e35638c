const lineIntervalMs = 2000;
let lastLineAtMs = 0;

/**
 * Prints that a longer piece of work begins.
 * @param {string} text
 */
export function step(text) {
  console.log(`• ${text}`);
}

/**
 * Shows progress: on a terminal in one line that it overwrites, elsewhere as a line at most every two seconds.
 * @param {string} text
 */
export function progress(text) {
  if (process.stdout.isTTY) {
    process.stdout.write(`\r\u001b[2K  ${text}`);
    return;
  }
  const now = Date.now();
  if (now - lastLineAtMs < lineIntervalMs) return;
  lastLineAtMs = now;
  console.log(`  ${text}`);
}

/** Clears the line of progress. */
export function progressDone() {
  if (process.stdout.isTTY) process.stdout.write('\r\u001b[2K');
}

/**
 * Prints why the command cannot go on, and ends it with exit code 1.
 * @param {unknown} error
 * @returns {never}
 */
export function failWith(error) {
  console.error(messageOf(error));
  process.exit(1);
}

/** @param {unknown} error */
export function messageOf(error) {
  return error instanceof Error ? error.message : String(error);
}
