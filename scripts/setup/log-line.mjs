/** @type {Record<string, string>} */
const levels = { warn: 'warning', error: 'error', fatal: 'fatal' };

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
  if (typeof entry?.level !== 'string') return line;
  const time = new Date(entry.time ?? Date.now()).toTimeString().slice(0, 8);
  const cause = entry.err?.message && entry.err.message !== entry.msg ? `: ${entry.err.message}` : '';
  const text = entry.msg === 'request' ? `${entry.method} ${entry.path} was answered with ${entry.status}` : entry.msg;
  return `${time} ${server} ${levels[entry.level] ?? 'says'}: ${text ?? ''}${cause}`;
}
