import { writeFileSync } from 'node:fs';
import { format } from 'prettier';
import { equivalents } from './equivalents.mjs';
import { groups } from './related-tests.mjs';

/**
 * @typedef {{ mutants: number, survivors: string[] }} Score
 * @typedef {Record<string, Score>} Scores by source file
 */

const reportFile = 'tests/lab/results/mutations.md';

/**
 * The name of a mutant: the first line that it changes, as it was and as it becomes. It has no line number, so that edits
 * above it keep it.
 *
 * @param {string} source
 * @param {{ start: { line: number, column: number }, end: { line: number, column: number } }} location
 * @param {string} replacement
 */
export function mutantName(source, { start, end }, replacement) {
  const lines = source.split('\n');
  const line = lines[start.line - 1] ?? '';
  const was = start.line === end.line ? line.slice(start.column - 1, end.column - 1) : line.slice(start.column - 1);
  const becomes = replacement.replaceAll(/\s+/g, ' ');
  return `${line.trim()} | ${was} → ${becomes.length > 80 ? `${becomes.slice(0, 80)}…` : becomes}`;
}

/**
 * Writes the scores of all files with their survivors, and returns whether each file reaches its goal. A survivor that is
 * named as equivalent counts as no mutant.
 *
 * @param {Scores} scores
 */
export async function writeReport(scores) {
  const files = groups.flatMap(({ goal, sources }) => sources.map((file) => ({ file, goal })));
  const rows = files.flatMap(({ file, goal }) => {
    const score = scores[file];
    if (score === undefined) return [];
    const named = equivalents[file] ?? {};
    const equal = score.survivors.filter((name) => Object.hasOwn(named, name));
    const survivors = score.survivors.filter((name) => !Object.hasOwn(named, name));
    const valid = score.mutants - equal.length;
    const killed = valid - survivors.length;
    return [{ file, goal, valid, killed, equal, survivors, percent: (100 * killed) / Math.max(1, valid) }];
  });
  const table = rows.map(
    ({ file, goal, valid, killed, equal, percent }) =>
      `| ${file} | ${valid} | ${killed} | ${percent.toFixed(1)} % | ${goal} % | ${equal.length} |`,
  );
  /** @param {string} text */
  const cell = (text) => `\`${text.replaceAll('`', "'").replaceAll('|', '¦')}\``;
  const lists = rows
    .filter(({ equal, survivors }) => equal.length + survivors.length > 0)
    .flatMap(({ file, equal, survivors }) => [
      `\n### ${file}\n`,
      ...survivors.map((name) => `- survived: ${cell(name)}`),
      ...equal.map((name) => `- equivalent: ${cell(name)}: ${equivalents[file]?.[name]}`),
    ]);
  const text = `# Small edits that the related tests notice

\`npm run lab -- mutations\` makes small edits (mutants) in these files, one at a time, and runs the tests that
\`tests/lab/mutations/related-tests.mjs\` names. An edit that changes nothing outside is named as equivalent, with the reason, and does
not count. Numbers in the source are not changed: Stryker has no such mutant.

| File | Edits | Noticed | Score | Goal | Equivalent |
| ---- | ----: | ------: | ----: | ---: | ---------: |
${table.join('\n')}

## Edits that were not noticed
${lists.join('\n')}
`;
  writeFileSync(reportFile, await format(text, { parser: 'markdown', printWidth: 120, singleQuote: true }));
  console.log(table.join('\n'));
  return rows.every(({ percent, goal }) => percent >= goal);
}
