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

/** A fault that a machine has found, and that it still has. */
interface KnownFault {
  id: CheckId;
  machine: string;
  /** When it was found last, within an hour. Milliseconds since 1970. */
  at: number;
  isMailed: boolean;
}

const maxFaults = 100;
const hourMs = 3_600_000;
/** A machine that is gone does not say that its fault is over. */
const forgottenAfterMs = 24 * hourMs;

/**
 * Remembers the faults of this machine, and writes one mail to the shop about those that are new. Machines have different settings,
 * so only the one that found a fault says that it is over. Of several processes, the one that replaces the stored list writes the mail.
 *
 * @param sends whether mails are sent @returns whether any machine knows a fault
 */
export async function noteFaults(
  { database, clock }: Pick<AppContext, 'database' | 'clock'>,
  checks: readonly ShopCheck[],
  { sends, machine = hostname() }: { sends: boolean; machine?: string },
): Promise<boolean> {
  return database.write(async (trx) => {
    const stored = await readShopValue(trx, 'status-faults');
    // Written here only.
    const before = stored === null ? [] : (JSON.parse(stored) as KnownFault[]);
    const now = clock();
    const others = before.filter((fault) => fault.machine !== machine && now - fault.at < forgottenAfterMs);
    const known = new Map(before.filter((fault) => fault.machine === machine).map((fault) => [fault.id, fault]));
    // Each machine has its own disk.
    const isMailed = (id: CheckId) =>
      known.get(id)?.isMailed === true || (id !== 'DISK' && others.some((fault) => fault.id === id && fault.isMailed));
    const isSending = sends && (await isMailing(trx));
    const fresh = isSending ? checks.filter(({ id, state }) => state === 'FAULT' && !isMailed(id)) : [];
    const own = checks
      // A check that is not possible now says nothing.
      .filter(({ id, state }) => state === 'FAULT' || (state === 'UNKNOWN' && known.has(id)))
      .map((check): KnownFault => {
        const { at = 0 } = known.get(check.id) ?? {};
        const isTold = fresh.includes(check) || isMailed(check.id);
        return { id: check.id, machine, at: now - at < hourMs ? at : now, isMailed: isTold };
      });
    const after = JSON.stringify([...others, ...own].slice(-maxFaults));
    if (
      after !== (stored ?? '[]') &&
      (await replaceShopValue(trx, 'status-faults', stored, after)) &&
      fresh.length > 0
    ) {
      const data: FaultMailData = { checks: fresh.map(({ title, note }) => ({ title, note })) };
      const about = fresh.map(({ id }) => id).join();
      await writeMails(trx, [{ kind: 'FAULT_FOR_SHOP', about, version: now, to: null, data, now }]);
    }
    return others.length + own.length > 0;
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
