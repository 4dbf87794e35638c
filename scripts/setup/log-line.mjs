/** @type {Record<number, string>} */
const levels = { 40: 'warning', 50: 'error', 60: 'fatal' };

/**
 * A line of a server's JSON log in words, for people at a terminal. Other lines stay as they are.
 * @param {string} server the name of the server that wrote it
 * @param {string} line
 */
export function friendlyLogLine(server, line) {
  let entry;
  try {
    entry = JSON.parse(line);
  } catch {
    return line;
  }
  if (typeof entry?.level !== 'number') return line;
  const time = new Date(entry.time ?? Date.now()).toTimeString().slice(0, 8);
  const cause = entry.err?.message && entry.err.message !== entry.msg ? `: ${entry.err.message}` : '';
  return `${time} ${server} ${levels[entry.level] ?? 'says'}: ${entry.msg ?? ''}${cause}`;
}
