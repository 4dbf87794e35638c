import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { minifySync, type Plugin } from 'vite';

/** The scripts of `web/public`, which Vite copies as they are. */
const scripts = ['first-paint.js', 'before-start.js'];

/** A Vite plugin: makes the scripts of `web/public` small. The first one is part of every rendered page. */
export function smallScripts(): Plugin {
  return {
    name: 'greengate-small-scripts',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    writeBundle({ dir = '' }) {
      for (const name of scripts) {
        const file = join(dir, name);
        const { code, errors } = minifySync(name, readFileSync(file, 'utf8'));
        if (errors.length > 0) throw new Error(`${name} cannot be made small: ${errors[0]?.message}`);
        writeFileSync(file, code);
      }
    },
  };
}
