import { hostname } from 'node:os';
import type { AppContext } from '#backend/app-context.ts';
import { readShopValue, replaceShopValue } from '#backend/db/shop-values.ts';
import { isMailing, writeMails } from '#backend/outbox.ts';
import type { MailContent } from '../mail/mail-layout.ts';
import type { CheckId, ShopCheck } from './check-ids.ts';
import * as texts from './texts.ts';

/** The data of a mail about faults. */
export interface FaultMailData {
  checks: Pick<ShopCheck, 'title' | 'note'>[];
}

const maxKeys = 100;

/** The name under which a fault is remembered. Each machine has its own disk. */
const keyOf = (id: CheckId): string => (id === 'DISK' ? `${id} ${hostname()}` : id);

/**
 * Writes one mail to the shop about the faults that have not been mailed since they were last good. Of several processes, one
 * does so: the one that replaces the stored list.
 */
export async function mailNewFaults(
  { database, clock }: Pick<AppContext, 'database' | 'clock'>,
  checks: readonly ShopCheck[],
): Promise<void> {
  await database.write(async (trx) => {
    const stored = await readShopValue(trx, 'status-mailed');
    // Written here only.
    const before = stored === null ? [] : (JSON.parse(stored) as string[]);
    const stateOf = new Map(checks.map(({ id, state }) => [keyOf(id), state]));
    const isBad = (key: string) => {
      const state = stateOf.get(key);
      // A check that is not possible now says nothing, and this machine does not know the disk of another one.
      return state === 'FAULT' || state === 'UNKNOWN' || (state === undefined && key.includes(' '));
    };
    const fresh = checks.filter(({ id, state }) => state === 'FAULT' && !before.includes(keyOf(id)));
    const after = [...before.filter(isBad), ...fresh.map(({ id }) => keyOf(id))].slice(-maxKeys);
    if (after.join() === before.join() || !(await isMailing(trx))) return;
    if (!(await replaceShopValue(trx, 'status-mailed', stored, JSON.stringify(after))) || fresh.length === 0) return;
    const data: FaultMailData = { checks: fresh.map(({ title, note }) => ({ title, note })) };
    const about = fresh.map(({ id }) => id).join();
    const now = clock();
    await writeMails(trx, [{ kind: 'FAULT_FOR_SHOP', about, version: now, to: null, data, now }]);
  });
}

/** The content of a mail about faults. */
export function faultContent({ checks }: FaultMailData, shop: { shopName: string; shopUrl: string }): MailContent {
  return {
    subject: texts.faultSubject(shop.shopName, checks.map(({ title }) => title).join(', ')),
    heading: texts.faultHeading,
    paragraphs: [],
    facts: checks.map(({ title, note }) => ({ heading: title, lines: [note] })),
    button: { text: texts.openStatus, url: `${shop.shopUrl}/seller/status` },
    small: texts.faultMailedOnce,
  };
}

/** The content of the mail about a unit of systemd that failed on a machine. */
export function unitContent(unit: string, machine: string, shopName: string): MailContent {
  return {
    subject: texts.unitSubject(shopName, unit),
    heading: texts.unitHeading(unit),
    paragraphs: [texts.unitFailed(machine), `journalctl -u ${unit} -n 50`],
  };
}
