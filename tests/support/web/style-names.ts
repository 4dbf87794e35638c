import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';

/**
 * A Vite plugin that gives each style its name, and each group of styles one name per key. jsdom lays nothing out, and
 * evaluating the styles of all components takes longer than most tests.
 */
export const styleNames = {
  name: 'style-names',
  enforce: 'pre',
  async load(id: string): Promise<string | undefined> {
    if (!id.endsWith('.css.ts')) return undefined;
    const text = await readFile(id, 'utf8');
    const file = basename(id, '.css.ts');
    const exported = [...text.matchAll(/^export const (\w+)[^=]*= *(styleVariants\(|\{)?/gm)].map(
      ([, name = '', group]) =>
        group === undefined
          ? `export const ${name} = ${JSON.stringify(`${file}_${name}`)};`
          : `export const ${name} = namesOf(${JSON.stringify(`${file}_${name}`)});`,
    );
    return [
      'const namesOf = (group) => new Proxy({}, { get: (_group, key) => `${group}_${String(key)}` });',
      ...exported,
      ...(text.match(/^export \{[^}]*\} from .*$/gm) ?? []),
    ].join('\n');
  },
} as const;
