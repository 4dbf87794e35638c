import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { splitStyles } from './style-rules.ts';

/** A Vite plugin: writes the rules of every style sheet beside the manifest, for the renderer. */
export function styleRules(): Plugin {
  return {
    name: 'greengate-style-rules',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    writeBundle({ dir = '' }, bundle) {
      const sheets = Object.keys(bundle).filter((file) => file.endsWith('.css'));
      const rules = sheets.map((file) => [file, splitStyles(readFileSync(join(dir, file), 'utf8'))]);
      writeFileSync(join(dir, '.vite/style-rules.json'), JSON.stringify(Object.fromEntries(rules)));
    },
  };
}
