const wholeShop = 'The whole shop';

/** The headings of areas of commits. Other areas are below `wholeShop`. */
const headings = new Map(
  Object.entries({
    web: 'Pages',
    gateway: 'API',
    schema: 'API',
    backend: 'Store',
    catalogue: 'Store',
    orders: 'Store',
    products: 'Store',
    prices: 'Store',
    food: 'Store',
    picking: 'Store',
    mails: 'Store',
    mail: 'Store',
    store: 'Store',
    reports: 'Store',
    shop: wholeShop,
    seller: 'Pages of the seller',
    search: 'Search',
    deploy: 'Installing and running',
    start: 'Installing and running',
    servers: 'Installing and running',
    scripts: 'Installing and running',
    docs: 'Documents',
  }),
);

/** The areas whose commits people do not see. */
const withoutHeading = new Set(['build', 'check', 'codegen', 'dev', 'lab', 'lint', 'release', 'style', 'tests']);

/**
 * The section of a version in CHANGELOG.md: the subjects of its commits, `area: change`, by area. A commit of several
 * areas is below the first one that people see.
 * @param {{ version: string, date: string, subjects: string[] }} release `subjects`, oldest first
 */
export function changelogSection({ version, date, subjects }) {
  /** @type {Map<string, string[]>} */
  const groups = new Map([...headings.values()].map((heading) => [heading, []]));
  for (const subject of subjects) {
    const [, areas = '', change = ''] = /^([a-z, -]+): (.+)$/.exec(subject) ?? [];
    const heading = areas
      .split(', ')
      .filter((area) => area !== '' && !withoutHeading.has(area))
      .map((area) => headings.get(area) ?? wholeShop)[0];
    if (heading) groups.get(heading)?.push(`- ${change.charAt(0).toUpperCase()}${change.slice(1)}`);
  }
  const parts = [...groups].filter(([, lines]) => lines.length > 0);
  const texts = parts.map(([heading, lines]) => `### ${heading}\n\n${lines.join('\n')}\n`);
  return [`## ${version} (${date})\n`, ...(texts.length > 0 ? texts : ['Nothing that people see.\n'])].join('\n');
}

/**
 * The changelog with the section above the older ones; unchanged when it has a section of that version already.
 * @param {string} changelog
 * @param {{ version: string, date: string, subjects: string[] }} release
 */
export function withSection(changelog, release) {
  if (changelog.includes(`\n## ${release.version} (`)) return changelog;
  const start = changelog.indexOf('\n## ');
  const head = start < 0 ? `${changelog.trimEnd()}\n` : changelog.slice(0, start);
  const rest = start < 0 ? '' : changelog.slice(start);
  return `${head}\n${changelogSection(release)}${rest}`;
}
