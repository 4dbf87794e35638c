import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { startPostgres } from '#tests/support/postgres-cluster.ts';
import { openGrowthShop } from '../growth/growth-shop.ts';
import { familyProcessorMs } from '../process-figures.ts';
import { atOnce, calls } from './measured-calls.ts';
import { writePage, type CallFigures, type Figures, type FiguresOfVersion } from './calls-page.ts';

/**
 * Measures the processor time that each call of a shopper or the seller takes of the whole shop: gateway, store and database. Other load
 * on the machine raises it, so compare figures of one run. `--save=FILE` writes the figures to a file; `--before=FILE` puts the
 * figures of such a file, as of another version, beside those of this run, and writes the page.
 */

const valueOf = (flag: string) =>
  process.argv.find((argument) => argument.startsWith(`--${flag}=`))?.slice(flag.length + 3);
const size = { products: 1000, orders: 4000 };

async function measure(folder: string, database: { url: string; serverPid: number } | null): Promise<Figures> {
  const shop = await openGrowthShop(folder, size, database?.url ?? null);
  const used = () => ({ ...shop.processorMs(), database: database ? familyProcessorMs(database.serverPid) : 0 });
  try {
    const atRest = shop.memory();
    const figures: Record<string, CallFigures> = {};
    for (const call of calls) {
      const { name, times } = call;
      const repeat = async (count: number) => {
        let begun = 0;
        const one = async () => {
          while (begun < count) {
            begun += 1;
            await call.act(shop, begun);
          }
        };
        await Promise.all(Array.from({ length: atOnce }, one));
      };
      // The warm-up fills caches and compiles code.
      await repeat(times / 2);
      const before = used();
      await repeat(times);
      const after = used();
      const share = (part: keyof typeof after) => (after[part] - before[part]) / times;
      figures[name] = { gateway: share('gateway'), store: share('store'), database: share('database') };
      console.log(`  ${name.padEnd(28)}${JSON.stringify(figures[name])}`);
    }
    return { calls: figures, atRest, underLoad: shop.memory() };
  } finally {
    await shop.stop();
  }
}

async function measureOnPostgres(folder: string): Promise<Figures | null> {
  const server = startPostgres();
  if ('absent' in server) {
    console.log(`No figures on PostgreSQL: ${server.absent}`);
    return null;
  }
  try {
    const home = new URL(server.url).searchParams.get('host') ?? '';
    const [serverPid] = readFileSync(path.join(home, 'data/postmaster.pid'), 'utf8').split('\n');
    const admin = new pg.Client({ connectionString: server.url });
    await admin.connect();
    await admin.query('create database calls');
    await admin.end();
    const url = server.url.replace('/postgres?', '/calls?');
    return await measure(folder, { url, serverPid: Number(serverPid) });
  } finally {
    server.stop();
  }
}

const folder = mkdtempSync(path.join(tmpdir(), 'greengate-calls-'));
try {
  console.log('SQLite, milliseconds of processor time');
  const sqlite = await measure(folder, null);
  console.log('PostgreSQL');
  const postgres = await measureOnPostgres(folder);
  const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim();
  const figures: FiguresOfVersion = {
    commit,
    databases: { SQLite: sqlite, ...(postgres && { PostgreSQL: postgres }) },
  };
  const [save, before] = [valueOf('save'), valueOf('before')];
  if (save !== undefined) writeFileSync(save, JSON.stringify(figures));
  if (before !== undefined) await writePage(figures, JSON.parse(readFileSync(before, 'utf8')) as FiguresOfVersion);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
