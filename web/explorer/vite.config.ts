import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

/**
 * Bundles GraphiQL, which the gateway sends at /graphql/explorer. It is a bundle of its own, so that the shop's bundle
 * stays small.
 */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), systemFonts()],
  build: {
    outDir: '../../dist/explorer',
    emptyOutDir: true,
    target: 'es2022',
    cssCodeSplit: false,
    chunkSizeWarningLimit: 2000,
    rolldownOptions: {
      input: 'main.tsx',
      // A package of GraphiQL marks a file for React's compiler, which is not used here.
      onLog(level, log, handle) {
        if (log.code !== 'MODULE_LEVEL_DIRECTIVE') handle(level, log);
      },
      output: { codeSplitting: false, entryFileNames: 'explorer.js', assetFileNames: 'explorer[extname]' },
    },
  },
});

/** Removes the fonts from GraphiQL's stylesheet: 350 kB, and the content security policy would have to allow them. */
function systemFonts(): Plugin {
  return {
    name: 'greengate-system-fonts',
    enforce: 'pre',
    transform: {
      filter: { id: /\.css$/ },
      handler: (styles) => styles.replaceAll(/@font-face\s*\{[^}]*\}/g, ''),
    },
  };
}
