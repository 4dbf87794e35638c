#!/bin/sh
# Vite 8.3.8 (its code for dynamic imports), Chromium of Debian 12 by playwright-core.
# Behaviour: import() of a chunk with styles rejects when its style sheet is lost on the way. A second import() of the same chunk, with the
# network back, resolves without asking for the sheet again: the part runs without its styles until the page is loaded again.
# Seen:   first import: Unable to preload CSS for /assets/part.css
#         second import: loaded, style sheets asked for: 1, colour: rgb(0, 0, 0) instead of rgb(0, 128, 0)
set -eu
if ! command -v chromium-headless-shell >/dev/null; then
  apt-get -qq update
  apt-get -qq install -y --no-install-recommends chromium-headless-shell
fi
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
printf '{"type":"module"}' >package.json
npm install --silent --no-audit --no-fund vite@8.3.8 playwright-core@1.65.1 >/dev/null
printf '<p id="words">Words</p><script type="module" src="/main.js"></script>' >index.html
printf 'globalThis.load = () => import("./part.js").then(({ name }) => name);' >main.js
printf 'import "./part.css"; export const name = "loaded";' >part.js
printf '#words { color: rgb(0, 128, 0); }' >part.css
cat >run.mjs <<'END'
import { build, preview } from 'vite';
import { chromium } from 'playwright-core';

await build({ logLevel: 'silent', build: { rolldownOptions: { output: { assetFileNames: 'assets/[name][extname]' } } } });
const server = await preview({ logLevel: 'silent', preview: { port: 0 } });
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium-headless-shell', args: ['--no-sandbox'] });
const page = await browser.newPage();
let asked = 0;
let isLost = true;
await page.route('**/*.css', (route) => {
  asked += 1;
  return isLost ? route.abort() : route.continue();
});
await page.goto(server.resolvedUrls.local[0]);
const load = () => page.evaluate(() => globalThis.load().catch((error) => error.message));
const first = (await load()).replace(/http:\/\/[^/]+/, '');
isLost = false;
const second = await load();
const colour = await page.evaluate(() => getComputedStyle(document.getElementById('words')).color);
console.log(`first import: ${first}`);
console.log(`second import: ${second}, style sheets asked for: ${asked}, colour: ${colour}`);
await browser.close();
await server.close();
const isAsSeen = /Unable to preload CSS/.test(first) && second === 'loaded' && asked === 1 && colour === 'rgb(0, 0, 0)';
process.exit(isAsSeen ? 0 : 1);
END
node run.mjs
