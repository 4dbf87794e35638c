// Tested by tests/gateway/forgiving-search.test.ts and tests/unit/search-in-languages.test.ts.
const maxSounds = 20_000;

/** The sounds of terms, of which those that came up lately are remembered: a search compares a word with all terms. */
export function rememberedSound(read: (term: string) => string): (term: string) => string {
  const sounds = new Map<string, string>();
  return (term) => {
    let sound = sounds.get(term);
    if (sound === undefined) {
      if (sounds.size >= maxSounds) sounds.clear();
      sound = read(term);
      sounds.set(term, sound);
    }
    return sound;
  };
}
