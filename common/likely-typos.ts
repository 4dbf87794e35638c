import { distance } from 'fastest-levenshtein';

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
