/** Says that a longer piece of work begins. */
export function step(text) {
  console.log(`• ${text}`);
}

/**
 * Shows progress in place on a terminal, and every so often as a line elsewhere.
 * @param {string} text
 */
export function progress(text) {
  if (process.stdout.isTTY) {
    process.stdout.write(`\r\u001b[2K  ${text}`);
    return;
  }
  const now = Date.now();
  if (now - lastLine < 2000) return;
  lastLine = now;
  console.log(`  ${text}`);
}
let lastLine = 0;

/** Ends a line of progress. */
export function progressDone() {
  if (process.stdout.isTTY) process.stdout.write('\r\u001b[2K');
}
