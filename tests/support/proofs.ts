import { readdirSync } from 'node:fs';

/** The list of tests/README.md: what is proven where, by the names of the test files. */
export function listOfProofs(): string {
  const places = new Map<string, string[]>();
  const files = readdirSync('tests', { recursive: true, encoding: 'utf8' }).map((path) => path.replaceAll('\\', '/'));
  for (const path of files.toSorted()) {
    const [, folder, name] = /^(.+)\/([^/]+)\.test\.tsx?$/.exec(path) ?? [];
    if (folder === undefined || name === undefined) continue;
    const place = `[${folder}](${path})`;
    const subject = name.replaceAll('-', ' ');
    places.set(subject, [...(places.get(subject) ?? []), place]);
  }
  return [...places]
    .toSorted(([one], [other]) => one.localeCompare(other, 'en'))
    .map(([subject, found]) => `- ${subject}: ${found.join(', ')}`)
    .join('\n');
}
