const lineIntervalMs = 2000;
let lastLineAtMs = 0;

/** Whether programs read what is printed: then every line of stdout is one JSON object, like those of the servers. */
export function printsJson() {
  return process.env.NODE_ENV === 'production';
}

/**
 * Prints a text for people; in production one line of the log.
 * @param {string} text
 * @param {{ msg?: string, [name: string]: unknown }} [entry] what the line of the log has; the text, when it has no `msg`
 */
export function say(text, entry = {}) {
  console.log(
    printsJson()
      ? JSON.stringify({ level: 'info', time: Date.now(), pid: process.pid, msg: text.trim(), ...entry })
      : text,
  );
}

/**
 * Prints that a longer piece of work begins.
 * @param {string} text
 */
export function step(text) {
  say(printsJson() ? text : `• ${text}`);
}

/**
 * Shows progress: on a terminal in one line that it overwrites, elsewhere as a line at most every two seconds.
 * @param {string} text
 */
export function progress(text) {
  if (process.stdout.isTTY && !printsJson()) {
    process.stdout.write(`\r\u001b[2K  ${text}`);
    return;
  }
  const now = Date.now();
  if (now - lastLineAtMs < lineIntervalMs) return;
  lastLineAtMs = now;
  say(`  ${text}`);
}

/** Clears the line of progress. */
export function progressDone() {
  if (process.stdout.isTTY && !printsJson()) process.stdout.write('\r\u001b[2K');
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
