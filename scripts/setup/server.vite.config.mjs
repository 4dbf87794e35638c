import { defineConfig } from 'vite';
import { everyLanguage } from './languages-plugin.mjs';

/**
 * Bundles one server into dist/; its dependencies stay in node_modules. `SERVER` is gateway or backend, or admin for the operator's
 * command, which is one file, or tools for the programs that a checkout runs from their sources.
 */
const server = process.env.SERVER;

const tools = { 'copy-shop': 'scripts/backup/copy-shop.ts', doctor: 'scripts/doctor/main.ts' };

/** @param {string} unit one of UTF-16 */
const escaped = (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`;

/**
 * Writes the characters of Arabic and the like as escapes. With one such character, V8 keeps the whole file with two bytes for
 * each character, which takes the gateway 4.5 MB more.
 * @type {import('vite').Plugin}
 */
const oneBytePerCharacter = {
  name: 'greengate-one-byte-per-character',
  generateBundle(_options, bundle) {
    for (const file of Object.values(bundle)) {
      if (file.type === 'chunk') file.code = file.code.replace(/[^\0-\xff]/g, escaped);
    }
  },
};

export default defineConfig({
  publicDir: false,
  plugins: [everyLanguage(), oneBytePerCharacter],
  // One file replaces two thousand: half of a start is spent on finding modules.
  ...(server === 'gateway' && {
    ssr: { noExternal: true },
    // The bundle has one copy of graphql: two refuse each other's schemas.
    resolve: { alias: [{ find: /^graphql$/, replacement: 'graphql/index.js' }] },
  }),
  // The same for the backend, but for what has native code.
  ...(server === 'backend' && { ssr: { noExternal: true, external: ['@node-rs/argon2', 'libsql', 'sharp'] } }),
  build: {
    ssr: true,
    outDir: server === 'admin' ? 'dist' : `dist/${server}`,
    emptyOutDir: server !== 'admin',
    target: 'node20',
    minify: false,
    sourcemap: true,
    rollupOptions:
      server === 'admin'
        ? { input: { admin: 'scripts/admin/main.ts' }, output: { banner: '#!/usr/bin/env node', codeSplitting: false } }
        : { input: server === 'tools' ? tools : { main: `${server}/main.ts`, config: `${server}/config.ts` } },
  },
});
