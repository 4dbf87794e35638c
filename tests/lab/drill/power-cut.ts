import { cpSync, mkdtempSync, writeFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import type { DatabaseConfig } from '#backend/db/database.ts';
import { openPostgresPool } from '#backend/db/postgres-database.ts';
import { openUnsharedSqlite } from '#backend/db/sqlite-database.ts';
import { seededRandom } from '#tests/support/drill.ts';
import { createStoreClient } from '#tests/support/store-client.ts';
import { addProduct, register, saveAddress } from '#tests/support/store-records.ts';
import { noDiskBecause, openCuttableDisk } from './cuttable-disk.ts';
import { closeDatabase, openDatabaseIn, seller, startShopOnDisk } from './shop-on-disk.ts';

/**
 * `npm run lab -- drill power-cut [--database=sqlite|postgres] [--control] [--cuts=10]`: orders are placed over HTTP, and at a
 * random moment the disk is copied as a power cut would leave it. Each order that the store has confirmed must be in the
 * copy. With `--control` nothing is flushed: that run must lose orders, or the drill would prove nothing. Without options
 * all four runs are made, and written to tests/lab/results/power-cuts.md.
 */

const shoppers = 8;
const orderedQuantity = 3;

interface Figures {
  database: DatabaseConfig['kind'];
  isFlushing: boolean;
  cuts: number;
  confirmed: number;
  lost: number;
  /** Orders without their line, first stage or number. */
  torn: number;
  /** The number of orders beyond those that were sent. */
  surplus: number;
  /** Copies whose database does not open any more. */
  unusable: number;
}

/** Numbers of the orders in a database, and how many of its orders are incomplete. */
async function readOrders(config: DatabaseConfig): Promise<{ numbers: Set<string>; orders: number; torn: number }> {
  const database =
    config.kind === 'sqlite' ? openUnsharedSqlite(config.file) : await openPostgresPool(config.url, () => undefined);
  try {
    const rows = await database.query
      .selectFrom('orders')
      .leftJoin('order_numbers', 'order_numbers.order_id', 'orders.id')
      .leftJoin('order_lines', 'order_lines.order_id', 'orders.id')
      .leftJoin('order_events', 'order_events.order_id', 'orders.id')
      .select(['orders.id', 'number', 'quantity', 'order_events.stage as firstStage'])
      .execute();
    const torn = rows.filter(
      ({ number, quantity, firstStage }) => number === null || quantity !== orderedQuantity || firstStage !== 'PLACED',
    );
    return { numbers: new Set(rows.map(({ number }) => String(number))), orders: rows.length, torn: torn.length };
  } finally {
    await database.close();
  }
}

/** A copy of a folder. SQLite's driver keeps files open for a while, so the disk could not be unmounted. */
function copyOf(folder: string): string {
  const copy = mkdtempSync(`${folder}-opened-`);
  cpSync(folder, copy, { recursive: true });
  return copy;
}

async function runCuts(kind: DatabaseConfig['kind'], isFlushing: boolean, cuts: number): Promise<Figures> {
  const random = seededRandom(84);
  const figures = { database: kind, isFlushing, cuts, confirmed: 0, lost: 0, torn: 0, surplus: 0, unusable: 0 };
  const disk = openCuttableDisk();
  try {
    const first = await startShopOnDisk(disk.folder, kind, true);
    const client = createStoreClient(first.address);
    await client.post('/api/seller/login', seller);
    const product = await addProduct(client, { name: 'Power apple' });
    await first.end();
    disk.remember();
    for (let cut = 1; cut <= cuts; cut += 1) {
      if (cut > 1) disk.reset();
      const shop = await startShopOnDisk(disk.folder, kind, isFlushing);
      const confirmed: string[] = [];
      const order = async () => {
        const buyer = createStoreClient(shop.address);
        await register(buyer);
        const address = await saveAddress(buyer);
        for (;;) {
          const items = [{ product, quantity: orderedQuantity }];
          // Rejects when the store is killed.
          const { body } = await buyer.post('/api/order/cod', { items, address });
          if (body.success === true) confirmed.push(String(body.order.number));
        }
      };
      const ordering = Promise.allSettled(Array.from({ length: shoppers }, order));
      const wanted = 50 + random() * 200;
      while (confirmed.length < wanted) await sleep(5);
      await sleep(random() * 200);
      shop.freeze();
      // Responses that the store has sent before the freeze are confirmed, too.
      await sleep(300);
      disk.cut();
      await shop.kill();
      await ordering;
      disk.usePowerless();
      let found = { numbers: new Set<string>(), orders: 0, torn: 0 };
      let state = 'opens';
      try {
        const database = await openDatabaseIn(kind === 'sqlite' ? copyOf(disk.folder) : disk.folder, kind);
        try {
          found = await readOrders(database.config);
        } finally {
          await closeDatabase(database);
        }
      } catch {
        figures.unusable += 1;
        state = 'does not open';
      }
      const lost = confirmed.filter((number) => !found.numbers.has(number)).length;
      const surplus = Math.max(0, found.orders - (confirmed.length - lost) - shoppers);
      figures.confirmed += confirmed.length;
      figures.lost += lost;
      figures.torn += found.torn;
      figures.surplus += surplus;
      console.log(`  cut ${cut}: ${confirmed.length} orders confirmed, ${lost} lost; the database ${state}`);
    }
    return figures;
  } finally {
    disk.remove();
  }
}

function tableOf(runs: Figures[]): string {
  const names = { sqlite: 'SQLite', postgres: 'PostgreSQL' };
  const cells = runs.map(({ database, isFlushing, cuts, confirmed, lost, torn, surplus, unusable }) => [
    isFlushing ? names[database] : `${names[database]}, nothing flushed (control)`,
    ...[cuts, confirmed, lost, torn, surplus, unusable].map(String),
  ]);
  const head = ['', 'cuts', 'orders confirmed', 'lost', 'incomplete', 'too many', 'databases that do not open'];
  const rows = [head, ['-', ...Array.from({ length: 6 }, () => '-:')], ...cells];
  return rows.map((row) => `| ${row.join(' | ')} |`).join('\n');
}

function writeResults(runs: Figures[]): void {
  writeFileSync(
    'tests/lab/results/power-cuts.md',
    `# Power cuts

\`npm run lab -- drill power-cut\` (about five minutes, as root on Linux) places orders over HTTP by ${shoppers} shoppers and notes the number of each
order that the store has confirmed. The data folder is on a disk of its own: ext4 in a file, by a loop device, with Linux's write-back by time turned
off. At a random moment all processes are stopped, and the file is copied: it has what was flushed, as a disk after a power cut. The copy is mounted,
which replays its journal, the database is opened, and each confirmed order must be in it, with its number, its line and its first stage. "Too many"
counts orders beyond the confirmed ones and the ${shoppers} that may have been under way.

In the control runs nothing is flushed (SQLite under Debian's eatmydata, PostgreSQL with \`fsync=off\`): they must lose orders, or the drill would prove
nothing. It does not prove what a disk does that confirms a flush and has not made it.

${tableOf(runs)}
`,
  );
}

/** Runs the drill with the arguments after its name. Returns the exit code. */
export async function drillPowerCuts(args: string[]): Promise<number> {
  const { values } = parseArgs({
    args,
    options: { database: { type: 'string' }, control: { type: 'boolean' }, cuts: { type: 'string', default: '10' } },
  });
  const reason = noDiskBecause();
  if (reason !== null) {
    console.error(reason);
    return 1;
  }
  // Ctrl-C also ends the process in order: the settings of the machine are put back when it exits.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => process.exit(1));
  const kinds = (['sqlite', 'postgres'] as const).filter((kind) => (values.database ?? kind) === kind);
  const modes = values.control ? [false] : values.database ? [true] : [true, false];
  const runs: Figures[] = [];
  for (const isFlushing of modes) {
    for (const kind of kinds) {
      console.log(`\n${kind}${isFlushing ? '' : ', nothing flushed'}`);
      runs.push(await runCuts(kind, isFlushing, Number(values.cuts)));
    }
  }
  console.log(`\n${tableOf(runs)}`);
  if (runs.length === 4) writeResults(runs);
  const isProven = runs.every(({ isFlushing, lost, torn, surplus, unusable }) =>
    isFlushing ? lost + torn + surplus + unusable === 0 : lost > 0,
  );
  if (!isProven) console.error('Orders were lost, or the control run has lost none.');
  return isProven ? 0 : 1;
}
