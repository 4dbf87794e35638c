import { writeFileSync } from 'node:fs';
import { runnerImport } from 'vite';
import { oneLanguage } from '../../../scripts/setup/languages-plugin.mjs';
import { freshSets, laterSets } from './fresh-sets.ts';
import { secondSets } from './second-sets.ts';
import { unseenSets } from './unseen-sets.ts';

/**
 * `npm run lab -- fresh`: how often searches and lists in five languages find the right product, with sets that were written
 * before these were changed, and after.
 */

const resultFile = 'tests/lab/results/fresh.md';
const share = (part: number, whole: number) =>
  whole === 0 ? '–' : `${part} of ${whole} (${((100 * part) / whole).toFixed(0)} %)`;

const sections: string[] = [];
for (const language of Object.keys(freshSets)) {
  const { module } = await runnerImport<typeof import('./fresh-shops.ts')>('tests/lab/search/fresh-shops.ts', {
    configFile: false,
    logLevel: 'error',
    plugins: [oneLanguage(language)],
  });
  for (const [shop, sets, name] of [
    ['demonstration', freshSets, 'demonstration'],
    ['supermarket', freshSets, 'supermarket'],
    ['demonstration', laterSets, 'demonstration, later set'],
    ['supermarket', laterSets, 'supermarket, later set'],
    ['demonstration', secondSets, 'demonstration, second round'],
    ['supermarket', secondSets, 'supermarket, second round'],
    ['demonstration', unseenSets, 'demonstration, unseen set'],
    ['supermarket', unseenSets, 'supermarket, unseen set'],
  ] as const) {
    const set = sets[language];
    if (!set || (shop === 'supermarket' && language !== 'en')) continue;
    const { rows, lists } = await module.measureFresh(shop, set);
    const all = Object.values(rows);
    const total = (key: 'all' | 'firstThree') => all.reduce((sum, row) => sum + row[key], 0);
    const { counts, misses } = lists;
    sections.push(`## ${language}, ${name}

| Searches and lines | among the first three |
| --- | ---: |
${Object.entries(rows)
  .map(([kind, row]) => `| ${kind} | ${share(row.firstThree, row.all)} |`)
  .join('\n')}
| all searches | ${share(total('firstThree'), total('all'))} |
| lines of lists | ${share(counts.firstThree, counts.sold)} |
| right number of packs | ${share(counts.rightPacks, counts.packs)} |
| sure and wrong | ${counts.sureAndWrong} |

Missed:

${[...all.flatMap((row) => row.misses), ...misses].map((miss) => `- ${miss}`).join('\n') || 'none'}
`);
  }
}
const report = `# Searches and lists in five languages

\`npm run lab -- fresh\` measures the sets of \`tests/lab/search/fresh-sets.ts\` among the demonstration goods, and in English in a
supermarket too.

${sections.join('\n')}`;
console.log(report);
writeFileSync(resultFile, report);
