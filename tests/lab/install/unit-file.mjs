/**
 * The settings of a systemd unit as systemd reads them, as far as the shop's units need it: repeated settings add up, and
 * an empty one forgets those before it.
 * @param {string} text
 * @param {string} instance what `%i` stands for
 * @returns {Map<string, string[]>}
 */
export function readUnit(text, instance) {
  const settings = new Map();
  for (const line of text.replaceAll('\\\n', ' ').split('\n')) {
    const [, name, value] = /^(\w+)=(.*)$/.exec(line) ?? [];
    if (name === undefined) continue;
    const before = value === '' ? [] : (settings.get(name) ?? []);
    settings.set(name, value === '' ? [] : [...before, value.replaceAll('%i', instance)]);
  }
  return settings;
}

/**
 * The words of a line, with systemd's quotes.
 * @param {string} line
 */
export const wordsOf = (line) =>
  [...line.matchAll(/"([^"]*)"|'([^']*)'|(\S+)/g)].map(([, double, single, plain]) => double ?? single ?? plain);

/**
 * The words of a command, with its variables: `$NAME` alone stands for several words, `${NAME}` for a part of one.
 * @param {string} line
 * @param {Record<string, string>} env
 */
export const commandOf = (line, env) =>
  wordsOf(line.replace(/^[-@:+!]+/, '')).flatMap((word) =>
    /^\$\w+$/.test(word)
      ? wordsOf(env[word.slice(1)] ?? '')
      : [word.replaceAll(/\$\{(\w+)\}/g, (_all, name) => env[name] ?? '')],
  );

/**
 * The variables of the lines `NAME=value` of an environment file.
 * @param {string} text
 */
export const readEnvironmentFile = (text) =>
  Object.fromEntries(
    text.split('\n').flatMap((line) => {
      const [, name, value] = /^\s*([A-Za-z_]\w*)=(.*)$/.exec(line) ?? [];
      return name === undefined ? [] : [[name, value.trim().replaceAll(/^(["'])(.*)\1$/g, '$2')]];
    }),
  );
