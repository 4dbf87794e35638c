import type { Selectable } from 'kysely';
import type { Database } from '#backend/db/database.ts';
import type { MailsTable } from '#backend/db/mail-tables.ts';
import { awaitsPress } from '#backend/rules/stages.ts';

type MailRow = Selectable<MailsTable>;

/** Whether a guest confirms an order by this mail. */
export const isToConfirm = ({ kind, version }: Pick<MailRow, 'kind' | 'version'>): boolean =>
  kind === 'ORDER_PLACED' && version === 0;

/** Whether the mail asks for a press on an order that waits for none: it has ended or was confirmed. */
export async function isOutdated(query: Database['query'], row: MailRow): Promise<boolean> {
  if (!isToConfirm(row) || row.order_id === null) return false;
  const order = await query
    .selectFrom('orders')
    .select(['provider', 'payment_state as paymentState'])
    .where('id', '=', row.order_id)
    .executeTakeFirst();
  return order === undefined || !awaitsPress(order);
}
