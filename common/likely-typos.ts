/** Names that are shorter are like too many names of other programs. */
const minLength = 6;

/**
 * The variables of the environment that no setting has, but that differ from the name of one in at most two letters: one
 * sentence for each, which starts with the name. `names` are those of the settings.
 */
export function likelyTypos(env: NodeJS.Dict<string>, names: readonly string[]): string[] {
  return Object.keys(env).flatMap((name) => {
    if (names.includes(name) || !/^[A-Z][A-Z_]+$/.test(name)) return [];
    const meant = names.find(
      (known) => known.length >= minLength && distance(name, known) <= (known.length < 9 ? 1 : 2),
    );
    // A variable with that name is set as well: this one is of another program.
    return meant === undefined || env[meant] !== undefined ? [] : [`${name} is not a setting. Do you mean ${meant}?`];
  });
}

/** The number of letters to insert, remove or replace to make one text from the other (Levenshtein); 9 when it is large. */
function distance(one: string, other: string): number {
  if (Math.abs(one.length - other.length) > 2 || one.length > 60) return 9;
  let before = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (const [row, letter] of Array.from(one).entries()) {
    const now = [row + 1];
    for (let at = 1; at <= other.length; at += 1) {
      const replaced = (before[at - 1] ?? 0) + Number(letter !== other[at - 1]);
      now.push(Math.min(replaced, (before[at] ?? 0) + 1, (now[at - 1] ?? 0) + 1));
    }
    before = now;
  }
  return before[other.length] ?? 9;
}
