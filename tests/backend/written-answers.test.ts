import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { tablesInOrder } from '#backend/db/backup/backup-file.ts';
import { startMailServer } from '#tests/support/mail-server.ts';
import { backendForTests } from '#tests/support/open-backend.ts';
import { catalogueDay } from '#tests/support/written/catalogue-day.ts';
import { orderDay } from '#tests/support/written/order-day.ts';
import { peopleDay } from '#tests/support/written/people-day.ts';
import { beginIds } from '#tests/support/written/names.ts';
import { createScribe } from '#tests/support/written/scribe.ts';
import { compareWithFile } from '#tests/support/written/written-file.ts';

/** In Berlin it is half past midnight, on the day on which clocks are put forward. */
let now = Date.UTC(2026, 2, 28, 23, 30);
const tick = () => void (now += 61_000);
const mailServer = await startMailServer();
afterAll(() => mailServer.close());

const shop = {
  mail: { kind: 'smtp' as const, url: mailServer.url, from: 'orders@shop.example' },
  shopUrl: 'https://shop.example',
};
const openShop = () => backendForTests(shop, () => now);
/** A row without the bytes of a picture, which other processors encode otherwise, and without times of the machine's own clock. */
function comparable(row: object): object {
  const { content: _content, ...others } = row as Record<string, unknown>;
  if (!('request_hash' in others) || !('key' in others)) return others;
  const { created_at: _createdAt, ...key } = others;
  return key;
}

/** Tables of which the answers tell the contents: changes, mails, and the words of orders. */
const toldElsewhere = new Set(['audit', 'mails', 'order_words']);
const days = [
  ['catalogue', catalogueDay, openShop()],
  ['orders', orderDay, openShop()],
  ['people', peopleDay, openShop()],
] as const;

test.for(days)(
  'all that the store answers in the day %s is written down',
  { timeout: 180_000 },
  async ([name, day, backend]) => {
    now = Date.UTC(2026, 2, 28, 23, 30);
    beginIds();
    const scribe = createScribe({ tick, address: backend.address });
    await day(scribe, backend, mailServer);
    for (const table of tablesInOrder) {
      if (toldElsewhere.has(table)) continue;
      const rows: object[] = await backend.context.database.query.selectFrom(table).selectAll().execute();
      if (rows.length > 0) scribe.table(table, rows.map(comparable));
    }
    const { seen, known } = compareWithFile(
      path.join(import.meta.dirname, `written-answers/${name}.txt`),
      scribe.written,
    );
    expect(seen).toEqual(known);
    // Sentences of the library that checks inputs.
    expect(Object.values(scribe.written).join('\n')).not.toMatch(/Invalid input|Too (big|small):|Unrecognized key/);
  },
);
