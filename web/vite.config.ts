import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** Where the development server finds the gateway. Set by `npm run dev`. */
const gateway = process.env['DEV_GATEWAY_URL'] ?? 'http://127.0.0.1:4000';

const passedOn = ['/graphql', '/images', '/pay', '/stripe', '/webhooks', '/health'];

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), vanillaExtractPlugin()],
  build: { outDir: '../dist/web', emptyOutDir: true, manifest: true, target: 'es2022' },
  server: {
    strictPort: true,
    proxy: Object.fromEntries(passedOn.map((path) => [path, { target: gateway, changeOrigin: false }])),
  },
});
