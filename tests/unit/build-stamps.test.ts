import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';

const modules = path.join(process.cwd(), 'scripts/setup/build-stamps.mjs');

/** Runs a program in a folder with the sources `in/a.txt` and `in/deep/b.txt` and a target, and returns what it says of the target. */
async function said(program: string): Promise<string[]> {
  const folder = await mkdtemp(path.join(tmpdir(), 'greengate-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const script = path.join(folder, 'program.mjs');
  await writeFile(
    script,
    `import { mkdirSync, rmSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
     import { Inputs, isFresh, isUntouched, removeStamp, stampsFolder, writeStamp } from '${modules}';
     const target = { name: 'shop', inputs: ['in', 'missing'], output: 'out.js' };
     const said = [];
     const tell = () => {
       const touched = isUntouched(target, new Inputs()) ? 'untouched' : 'touched';
       said.push(touched + ', ' + (isFresh(target, new Inputs()) ? 'fresh' : 'stale'));
     };
     for (const folder of ['in/deep', stampsFolder]) mkdirSync(folder, { recursive: true });
     for (const file of ['in/a.txt', 'in/deep/b.txt', 'out.js']) writeFileSync(file, 'one');
     tell();
     writeStamp(target, new Inputs());
     ${program}
     tell();
     tell();
     console.log(said.join('\\n'));`,
  );
  const { stdout } = await promisify(execFile)(process.execPath, [script], { cwd: folder });
  return stdout.trim().split('\n');
}

test.each([
  ['nothing has changed', '', 'untouched, fresh', 'untouched, fresh'],
  ['a file has another time', `utimesSync('in/a.txt', 1, 1);`, 'touched, fresh', 'untouched, fresh'],
  [
    'a file has other contents of the same size',
    `writeFileSync('in/deep/b.txt', 'two'); utimesSync('in/deep/b.txt', 2, 2);`,
    'touched, stale',
    'touched, stale',
  ],
  ['a file was added', `writeFileSync('in/deep/c.txt', '');`, 'touched, stale', 'touched, stale'],
  ['a file was removed', `rmSync('in/a.txt');`, 'touched, stale', 'touched, stale'],
  [
    'an editor has locked a file by a link',
    `symlinkSync('ann@host.77:1', 'in/.#a.txt');`,
    'untouched, fresh',
    'untouched, fresh',
  ],
  [
    'a folder was added by a link',
    `mkdirSync('b'); writeFileSync('b/c.txt', ''); symlinkSync('../b', 'in/b');`,
    'touched, stale',
    'touched, stale',
  ],
  ['the built file is missing', `rmSync('out.js');`, 'touched, stale', 'touched, stale'],
  ['a build has begun and not ended', 'removeStamp(target);', 'touched, stale', 'touched, stale'],
  [
    'the stamp is of a version before',
    `writeFileSync(stampsFolder + '/shop', 'ab12');`,
    'touched, stale',
    'touched, stale',
  ],
])(
  'a target is built again when its inputs are not those of its last build: %s',
  async (_case, program, first, second) => {
    expect(await said(program)).toEqual(['touched, stale', first, second]);
  },
);
