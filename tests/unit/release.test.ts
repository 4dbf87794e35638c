import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { changelogSection, withSection } from '../../scripts/release/changelog.mjs';
import { releaseFiles, releaseLock, releasePackage } from '../../scripts/release/release-files.mjs';
import packageJson from '../../package.json' with { type: 'json' };

describe('CHANGELOG.md', () => {
  const release = {
    version: '1.2.0',
    date: '2026-12-01',
    subjects: [
      'backend: keep daily sums of sold products',
      'tests: wait for the part that shows toasts',
      'web: show the weight',
      'web, gateway: name the code of a fault',
      "Merge branch 'status'",
    ],
  };
  const section = `## 1.2.0 (2026-12-01)

### Pages

- Show the weight
- Name the code of a fault

### Store

- Keep daily sums of sold products
`;

  test('a section has the subjects of commits by area, without those of tests', () => {
    expect(changelogSection(release)).toBe(section);
    expect(changelogSection({ ...release, subjects: ['tests: wait'] })).toContain('Nothing that people see.');
  });

  test('a new section is above the older ones, once', () => {
    const older = '# Changes\n\nHow.\n\n## 1.1.0 (2026-11-27)\n\n- Old\n';
    const changelog = withSection(older, release);
    expect(changelog).toBe(`# Changes\n\nHow.\n\n${section}\n## 1.1.0 (2026-11-27)\n\n- Old\n`);
    expect(withSection(changelog, release)).toBe(changelog);
    expect(withSection('# Changes\n', release)).toBe(`# Changes\n\n${section}`);
  });

  test('it has a section of the version of package.json', () => {
    expect(readFileSync('CHANGELOG.md', 'utf8')).toContain(`\n## ${packageJson.version} (`);
  });
});

describe('a release', () => {
  const tracked = execFileSync('git', ['ls-files'], { encoding: 'utf8' }).split('\n');
  const files = releaseFiles(tracked);

  test('it has what units, guide and gateway use, and no source or test', () => {
    const units = tracked
      .filter((file) => file.endsWith('.service'))
      .flatMap((file) => [...readFileSync(file, 'utf8').matchAll(/ ((?:scripts|deploy)\/\S+)/g)].map(([, use]) => use));
    const guide = [...readFileSync('docs/install.md', 'utf8').matchAll(/(?:scripts|deploy)\/[\w./-]+\.\w+\b/g)];
    for (const use of [...units, ...guide.map(([use]) => use)]) expect(files).toContain(use);
    expect(files).toEqual(
      expect.arrayContaining(['schema.graphql', '.npmrc', 'gateway/__generated__/persisted-operations.json']),
    );
    expect(files.filter((file) => /\.tsx?$|^(tests|web)\/|Dockerfile/.test(file))).toEqual([]);
  });

  test('its scripts import only files that it has', () => {
    for (const file of files.filter((each) => each.endsWith('.mjs'))) {
      const imports = [...readFileSync(file, 'utf8').matchAll(/(?:from|import) '(\.[^']+)'/g)];
      for (const [, imported = ''] of imports) {
        const target = path.posix.join(path.posix.dirname(file), imported);
        expect(existsSync(target) && files.includes(target), `${file} imports ${target}`).toBe(true);
      }
    }
  });

  test('its package.json and its lock file name only what the shop runs with', () => {
    const released = releasePackage(packageJson);
    expect(released).toMatchObject({ version: packageJson.version, dependencies: packageJson.dependencies });
    expect(released).not.toHaveProperty('devDependencies');
    for (const command of Object.values(released.scripts)) expect(files).toContain(command.split(' ')[1]);
    const lock = releaseLock(
      {
        packages: {
          '': { version: '1.0.0', dependencies: { fastify: '5' }, devDependencies: { vite: '8' } },
          'node_modules/fastify': {},
          'node_modules/vite': { dev: true },
        },
      },
      '1.1.0',
    );
    expect(lock).toEqual({
      version: '1.1.0',
      packages: { '': { version: '1.1.0', dependencies: { fastify: '5' } }, 'node_modules/fastify': {} },
    });
  });
});
