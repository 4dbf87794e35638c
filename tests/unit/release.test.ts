import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { changelogSection, withSection } from '../../scripts/release/changelog.mjs';
import { releaseFiles, releaseLock, releasePackage } from '../../scripts/release/release-files.mjs';
import packageJson from '../../package.json' with { type: 'json' };

async function aFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'greengate-release-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

describe('CHANGELOG.md', () => {
  const release = {
    version: '1.2.0',
    date: '2026-12-01',
    subjects: [
      'backend: keep daily sums of sold products',
      'tests: wait for the part that shows toasts',
      'home: name the offers of today',
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

### The whole shop

- Name the offers of today
`;

  test('a section has the subjects of commits by area, without those of tests and tools', () => {
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
      expect.arrayContaining([
        'schema.graphql',
        '.npmrc',
        'gateway/__generated__/persisted-operations.json',
        'gateway/__generated__/last-release-operations.json',
      ]),
    );
    expect(files.filter((file) => /\.tsx?$|^web\/|^tests\/(?!lab\/results\/)|Dockerfile/.test(file))).toEqual([]);
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

  test('the links of README.md and docs lead to files that it has', () => {
    for (const file of files.filter((each) => /^(README|docs\/.*)\.md$/.test(each))) {
      const links = [...readFileSync(file, 'utf8').matchAll(/\]\((?!https?:)([^)#\s]+)/g)];
      for (const [, link = ''] of links) {
        const target = path.posix.join(path.posix.dirname(file), link).replace(/\/$/, '');
        expect(
          files.some((each) => each === target || each.startsWith(`${target}/`)),
          `${file} links to ${target}`,
        ).toBe(true);
      }
    }
  });

  test('it is refused while a file has changes that are not committed', async () => {
    const folder = await aFolder();
    execFileSync('git', ['init', '--quiet'], { cwd: folder });
    writeFileSync(path.join(folder, 'draft.txt'), '');
    const { status, stderr } = spawnSync(process.execPath, [path.resolve('scripts/release.mjs')], { cwd: folder });
    expect({ status, said: String(stderr) }).toEqual({
      status: 1,
      said: 'A release has only what is committed. Commit or remove this first:\n?? draft.txt\n',
    });
  });

  test('npm installs it: its package.json and its lock file agree', async () => {
    const folder = await aFolder();
    const lock = JSON.parse(readFileSync('package-lock.json', 'utf8'));
    const write = (name: string, value: unknown) => writeFileSync(path.join(folder, name), JSON.stringify(value));
    write('package.json', releasePackage(packageJson));
    write('package-lock.json', releaseLock(lock, packageJson.version));
    // As deploy/install does. Nothing is downloaded or written.
    const args = ['ci', '--omit=dev', '--dry-run', '--offline', '--no-audit', '--loglevel=error'];
    const { status, stdout } = spawnSync('npm', [...args, `--cache=${folder}/cache`], { cwd: folder });
    expect({ status, said: String(stdout) }).toEqual({ status: 0, said: expect.stringContaining('add fastify ') });
    expect(String(stdout)).not.toContain('add vite ');
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
