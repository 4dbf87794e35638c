import { fold } from './text-fold.ts';

/**
 * Finds names by any part of any word in them. Names only ever come at its end, so that a longer list can share it with a
 * shorter one; a place is where a name stands in the list.
 */
export class NameIndex {
  readonly #names: string[] = [];
  readonly #folded: string[] = [];
  /** The places of the names with this word. */
  readonly #placesOf = new Map<string, number[]>();
  /** All words in a row, each before a line break: one search through it finds every word with a part. */
  #words = '';

  get length(): number {
    return this.#names.length;
  }

  nameAt(place: number): string | undefined {
    return this.#names[place];
  }

  /** The name as search compares it. */
  foldedAt(place: number): string {
    return this.#folded[place] ?? '';
  }

  add(name: string): void {
    const place = this.#names.length;
    const folded = fold(name);
    this.#names.push(name);
    this.#folded.push(folded);
    for (const word of new Set(folded.split(/\s+/).filter(Boolean))) {
      const places = this.#placesOf.get(word);
      if (places) places.push(place);
      else {
        this.#placesOf.set(word, [place]);
        this.#words += `${word}\n`;
      }
    }
  }

  /** Places of the names that have `part`, folded and without white space, within a word; in no order. */
  placesOf(part: string): readonly number[] {
    const places: (readonly number[])[] = [];
    for (let at = this.#words.indexOf(part); at !== -1;) {
      const end = this.#words.indexOf('\n', at);
      const word = this.#words.slice(this.#words.lastIndexOf('\n', at) + 1, end);
      places.push(this.#placesOf.get(word) ?? []);
      at = this.#words.indexOf(part, end);
    }
    // Two words of one name may have the part.
    return places.length === 1 ? (places[0] ?? []) : [...new Set(places.flat())];
  }
}
