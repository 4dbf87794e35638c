import { spawn } from 'node:child_process';
import { parseArgs } from 'node:util';
import { chromiumFlags } from '../../../scripts/setup/chromium.mjs';
import { openThrowawayShop } from '../throwaway-shop.mjs';

/**
 * `npm run lab -- lighthouse`: opens a temporary shop and prints per page the median of five Lighthouse runs, emulating a
 * phone. `--anchor name=address` measures other shops in turn with ours; `--runs` and `--pages` change the defaults.
 * npx fetches Lighthouse: it is larger than all dependencies of this project.
 */

/** The last version that runs on Node 20. */
const lighthousePackage = 'lighthouse@12.8.2';
const goalScores = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 };
const maxLayoutShift = 0.02;

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '5' },
    pages: { type: 'string', default: 'home,category,product,cart' },
    anchor: { type: 'string', multiple: true, default: [] },
    url: { type: 'string' },
  },
});

const chromium = process.env.CHROMIUM_PATH;
const shop = values.url ? { url: values.url, close: async () => undefined } : await openThrowawayShop();
try {
  const measured = await measureAll(await placesToMeasure());
  const missed = report(measured);
  process.exitCode = missed > 0 ? 1 : 0;
} finally {
  await shop.close();
}

/** Every page of every shop. The runs alternate between them, so that a busy minute of the machine affects all alike. */
async function placesToMeasure() {
  const product = await addressOfAProduct();
  const ours = { home: '/', category: '/products/fruits', product, cart: '/cart', list: '/products' };
  const own = values.pages
    .split(',')
    .map((page) => ({ name: `Greengate, ${page}`, address: shop.url + ours[page], isOurs: true }));
  const others = values.anchor.map((anchor) => {
    const at = anchor.indexOf('=');
    return { name: anchor.slice(0, at), address: anchor.slice(at + 1), isOurs: false };
  });
  return [...own, ...others];
}

async function addressOfAProduct() {
  const response = await fetch(`${shop.url}/sitemap.xml`);
  const [, path] = /<loc>[^<]*?(\/products\/[^/<]+\/[^<]+)<\/loc>/.exec(await response.text()) ?? [];
  if (!path) throw new Error('The shop has no product to measure.');
  return path;
}

async function measureAll(places) {
  const measured = places.map((place) => ({ ...place, runs: [] }));
  for (let round = 1; round <= Number(values.runs); round += 1) {
    for (const place of measured) {
      place.runs.push(await measure(place.address));
      console.error(`round ${round}: ${place.name} ${place.runs.at(-1).performance}`);
    }
  }
  return measured;
}

/** Lighthouse loses a trace now and then: try once more before it counts as a failure. */
async function measure(address) {
  return await measureOnce(address).catch(() => measureOnce(address));
}

async function measureOnce(address) {
  const args = [
    '--yes',
    lighthousePackage,
    address,
    '--output=json',
    '--quiet',
    `--chrome-flags=${chromiumFlags.join(' ')}`,
  ];
  const { categories, audits } = JSON.parse(await outputOf('npx', args));
  const scores = Object.keys(goalScores).map((name) => [name, Math.round(categories[name].score * 100)]);
  const value = (audit) => audits[audit].numericValue;
  return {
    ...Object.fromEntries(scores),
    fcp: value('first-contentful-paint'),
    lcp: value('largest-contentful-paint'),
    tbt: value('total-blocking-time'),
    cls: value('cumulative-layout-shift'),
    speed: value('speed-index'),
    scripts: transferOf(audits, 'script'),
    failed: Object.values(audits)
      .filter(({ score, scoreDisplayMode }) => scoreDisplayMode === 'binary' && score === 0)
      .map(({ id }) => id),
  };
}

function transferOf({ 'resource-summary': summary, 'network-requests': requests }, type) {
  const known = summary?.details?.items?.find(({ resourceType }) => resourceType === type);
  if (known) return known.transferSize;
  return (requests?.details?.items ?? [])
    .filter(({ resourceType }) => resourceType?.toLowerCase() === type)
    .reduce((sum, { transferSize }) => sum + transferSize, 0);
}

function outputOf(command, args) {
  return new Promise((resolve, reject) => {
    const env = { ...process.env, CHROME_PATH: chromium };
    const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'], env });
    let [printed, complained] = ['', ''];
    child.stdout.setEncoding('utf8').on('data', (text) => (printed += text));
    child.stderr.setEncoding('utf8').on('data', (text) => (complained += text));
    child.on('error', reject);
    child.on('close', (code) => (code === 0 ? resolve(printed) : reject(new Error(complained))));
  });
}

/** Prints the medians as a table, and returns how many goals were missed. */
function report(measured) {
  const goals = Object.entries(goalScores);
  console.log(
    '\n| Page | Performance | Accessibility | Best practices | SEO | FCP s | LCP s | TBT ms | CLS | Scripts kB |',
  );
  console.log('| --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |');
  let missed = 0;
  for (const { name, isOurs, runs } of measured) {
    const median = (key) => runs.map((run) => run[key]).sort((a, b) => a - b)[Math.floor(runs.length / 2)];
    const seconds = (key) => (median(key) / 1000).toFixed(1);
    const scores = goals.map(([key]) => median(key));
    const cells = [
      ...scores,
      seconds('fcp'),
      seconds('lcp'),
      Math.round(median('tbt')),
      median('cls').toFixed(3),
      Math.round(median('scripts') / 1000),
    ];
    console.log(`| ${[name, ...cells].join(' | ')} |`);
    if (!isOurs) continue;
    // The cart asks search engines to leave it out, which Lighthouse counts as a fault.
    const isLeftOut = name === 'Greengate, cart';
    const own = goals.filter(([key]) => key !== 'seo' || !isLeftOut);
    missed += own.filter(([key, goal]) => median(key) < goal).length + (median('cls') > maxLayoutShift ? 1 : 0);
    const failed = new Set(runs.flatMap((run) => run.failed).filter((id) => id !== 'is-crawlable' || !isLeftOut));
    if (failed.size > 0) console.error(`${name} fails: ${[...failed].join(', ')}`);
  }
  console.log(missed === 0 ? '\nEvery goal is met.' : `\n${missed} goals are missed.`);
  return missed;
}
