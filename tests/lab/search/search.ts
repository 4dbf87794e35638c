import { writeFileSync } from 'node:fs';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { createProductReader } from '#gateway/catalogue/product-reader.ts';
import { createSnapshot, type Snapshot } from '#gateway/catalogue/snapshot.ts';
import { seededRandom } from '#tests/support/drill.ts';
import { groceryNames } from './grocery-names.ts';
import { labelledSearches } from './labelled-searches.ts';

/**
 * `npm run lab -- search`: how long the gateway's search takes over 10,000 products with names as groceries have them, how
 * long its index is built, and how often the first products are right. Fails when 19 of 20 searches take more than 5 ms, of all
 * searches or of those whose words hundreds of names have.
 */

const resultFile = 'tests/lab/results/search.md';
const goalMs = 5;
const products = 10_000;
const searches = 1000;
/**
 * The number of times that each search and the index are measured. The best run counts, because noise of the machine
 * only adds time.
 */
const runs = 5;
/** The number of the first products of a search that are looked at. */
const considered = 5;

const groceries = groceryNames(products);
const { products: listed } = await createProductReader((address) => address).read(
  groceries.map(({ name, category }, at) => ({
    _id: `p${at}`,
    name,
    category,
    price: 2,
    offerPrice: 2,
    image: [],
    inStock: true,
  })),
);

const random = seededRandom(2);
const upTo = (count: number): number => Math.floor(random() * count);
const pick = <Thing>(things: readonly Thing[]): Thing => things[upTo(things.length)]!;

/** A word with one letter left out, doubled, swapped with the next one, or replaced. */
function mistyped(word: string): string {
  const at = 1 + upTo(Math.max(1, word.length - 2));
  const [before, letter, after] = [word.slice(0, at), word.charAt(at), word.slice(at + 1)];
  return pick([
    before + after,
    before + letter + letter + after,
    before + after.charAt(0) + letter + after.slice(1),
    `${before}e${after}`,
  ]);
}

/** Kinds of searches; `share` is how many of 20 searches are of the kind. */
const kinds: Record<string, { share: number; text: (words: string[]) => string }> = {
  'one word': { share: 5, text: (words) => pick(words) },
  'two words': { share: 4, text: (words) => words.slice(-2).join(' ') },
  'the beginning of a word': { share: 4, text: (words) => pick(words).slice(0, 3 + upTo(3)) },
  'a word with a typing error': { share: 4, text: (words) => mistyped(pick(words)) },
  'two words with typing errors': { share: 2, text: (words) => words.slice(-2).map(mistyped).join(' ') },
  'the name of a category': {
    share: 1,
    text: () => pick(['bakery', 'dairy', 'vegetables', 'fruit', 'drinks', 'cereals']),
  },
};

/** Searches whose words begin or occur in hundreds of names. */
const frequent = 'o, f, m, or, fr, pa, org, fre, pac, organic, fresh, large, pack, milk, rice, juice, 1 kg, 500 g';
const frequentWords =
  `${frequent}, fresh milk, organic juice, snack pack, fresh red onions, large organic free range eggs,
  organic fresh apple 1 kg, family pack of fresh bread 500 g, orgnaic, fersh, tomatoe, orgnaic mlik`.split(/,\s+/);

function textsOf(): { kind: string; text: string }[] {
  const weighted = Object.entries(kinds).flatMap(([kind, { share }]) => Array<string>(share).fill(kind));
  return Array.from({ length: searches }, () => {
    const kind = pick(weighted);
    const words = pick(groceries)
      .name.split(' ')
      .filter((word) => /^\p{L}{3,}$/u.test(word));
    return { kind, text: kinds[kind]!.text(words).toLowerCase() };
  });
}

const quantile = (values: readonly number[], part: number): number =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * part))] ?? 0;

const texts = textsOf();
const bestMs = new Map<string, number>();
const index = { buildMs: Infinity, longestPauseMs: Infinity };
let snapshot: Snapshot | undefined;
for (let run = 0; run < runs; run += 1) {
  const delay = monitorEventLoopDelay({ resolution: 1 });
  delay.enable();
  const startedAt = performance.now();
  // A new snapshot has no results in its cache.
  snapshot = await createSnapshot(listed, run);
  index.buildMs = Math.min(index.buildMs, performance.now() - startedAt);
  // The monitor counts a pause when it is over.
  await new Promise((resolve) => void setTimeout(resolve, 5));
  delay.disable();
  index.longestPauseMs = Math.min(index.longestPauseMs, delay.max / 1e6);
  // Each text is sent once: a repeated one would come from the cache.
  for (const text of new Set([...texts.map((each) => each.text), ...frequentWords])) {
    const searchedAt = performance.now();
    snapshot.found(text);
    bestMs.set(text, Math.min(bestMs.get(text) ?? Infinity, performance.now() - searchedAt));
  }
}

const timesOf = (wanted?: string): number[] =>
  texts.filter(({ kind }) => !wanted || kind === wanted).map(({ text }) => bestMs.get(text) ?? 0);

const frequentMs = frequentWords.map((text) => bestMs.get(text) ?? 0);

const misses: string[] = [];
const quality = Object.entries(labelledSearches).map(([kind, labelled]) => {
  const wrong = labelled.filter(({ text, isRight }) => {
    const first = snapshot?.found(text)?.products.slice(0, considered) ?? [];
    return first.length === 0 || !first.every(isRight);
  });
  misses.push(...wrong.map(({ text }) => text));
  return { kind, right: labelled.length - wrong.length, all: labelled.length };
});
const total = quality.reduce((sum, { right, all }) => ({ right: sum.right + right, all: sum.all + all }), {
  right: 0,
  all: 0,
});

const ms = (value: number): string => value.toFixed(2);
const row = (label: string, values: readonly number[]): string =>
  `| ${label} | ${ms(quantile(values, 0.5))} | ${ms(quantile(values, 0.95))} | ${ms(quantile(values, 0.99))} |`;

const p95 = Math.max(quantile(timesOf(), 0.95), quantile(frequentMs, 0.95));
const report = `# Search

\`npm run lab -- search\` searches ${products.toLocaleString('en')} products with names as groceries have them, ${searches.toLocaleString('en')} times, without the
caches. The goal: 19 of 20 searches take at most ${goalMs} ms, also of those with words that hundreds of names have.

| Milliseconds | median | 19 of 20 | 99 of 100 |
| --- | ---: | ---: | ---: |
${row('all searches', timesOf())}
${Object.keys(kinds)
  .map((kind) => row(kind, timesOf(kind)))
  .join('\n')}
${row('frequent words', frequentMs)}

The indexes of a new list are built in ${Math.round(index.buildMs)} ms, in slices: other requests wait ${Math.round(index.longestPauseMs)} ms at most.

How often all of the first ${considered} products are right, with searches that were written before the search was
(\`tests/lab/search/labelled-searches.ts\`):

| Searches with | right |
| --- | ---: |
${quality.map(({ kind, right, all }) => `| ${kind} | ${right} of ${all} |`).join('\n')}
| all | ${total.right} of ${total.all} |

${misses.length > 0 ? `Not right: ${misses.join(', ')}.\n` : ''}`;
console.log(report);
writeFileSync(resultFile, report);
if (p95 > goalMs) {
  console.error(`19 of 20 searches take up to ${ms(p95)} ms; the goal is ${goalMs} ms.`);
  process.exitCode = 1;
}
