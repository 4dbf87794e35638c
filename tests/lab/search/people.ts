import { writeFileSync } from 'node:fs';
import { measureLists } from '../shopping-list/people-lists-measure.ts';
import { firstLists, secondLists } from '../shopping-list/people-lists.ts';
import { firstSearches, searchesOf, secondSearches } from './people-searches.ts';
import { shops } from './people-shops.ts';

/**
 * `npm run lab -- people`: how often searches and lists of people find the right product, among the demonstration goods and in
 * a supermarket.
 */

const resultFile = 'tests/lab/results/people.md';

const share = (part: number, whole: number) =>
  whole === 0 ? '–' : `${part} of ${whole} (${((100 * part) / whole).toFixed(0)} %)`;

const sections: string[] = [];
for (const { name, snapshot } of shops) {
  for (const [set, searches, lists] of [
    ['first', firstSearches, firstLists],
    ['second', secondSearches, secondLists],
  ] as const) {
    const rows = new Map<string, { all: number; first: number; firstThree: number }>();
    const misses: string[] = [];
    for (const { kind, text, right } of searchesOf(searches)) {
      if (!snapshot.products.some((product) => right.test(product.name))) continue;
      const found = (snapshot.found(text)?.products ?? []).map((product) => product.name);
      const place = found.findIndex((each) => right.test(each));
      const row = rows.get(kind) ?? { all: 0, first: 0, firstThree: 0 };
      row.all += 1;
      if (place === 0) row.first += 1;
      if (place >= 0 && place < 3) row.firstThree += 1;
      else misses.push(`${text} (${found.slice(0, 3).join(', ') || 'nothing'})`);
      rows.set(kind, row);
    }
    const { counts, misses: missedLines } = await measureLists(snapshot, lists);
    sections.push(`## The ${set} set in ${name}

| Searches | first | among the first three |
| --- | ---: | ---: |
${[...rows].map(([kind, { all, first, firstThree }]) => `| ${kind} | ${share(first, all)} | ${share(firstThree, all)} |`).join('\n')}

Missed: ${misses.join('; ') || 'none'}.

| Lines of lists | |
| --- | ---: |
| right product first | ${share(counts.first, counts.sold)} |
| right product among the first three | ${share(counts.firstThree, counts.sold)} |
| right number of packs | ${share(counts.rightPacks, counts.packs)} |
| not sold: nothing found | ${share(counts.notFound, counts.notSold)} |
| sure and wrong | ${counts.sureAndWrong} |

Missed:

${missedLines.map((miss) => `- ${miss}`).join('\n') || 'none'}
`);
  }
}

const report = `# Searches and lists of people

\`npm run lab -- people\` searches as people do (\`tests/lab/search/people-searches.ts\`) and reads their lists
(\`tests/lab/shopping-list/people-lists.ts\`).

${sections.join('\n')}`;
console.log(report);
writeFileSync(resultFile, report);
