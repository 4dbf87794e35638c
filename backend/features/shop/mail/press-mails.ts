import type { Selectable } from 'kysely';
import type { Database } from '#backend/db/database.ts';
import type { MailsTable } from '#backend/db/mail-tables.ts';

type MailRow = Selectable<MailsTable>;

/** Whether the receiver confirms or pays an order by this mail. */
export const isToConfirm = ({ kind, version }: Pick<MailRow, 'kind' | 'version'>): boolean =>
  kind === 'ORDER_PLACED' && version === 0;

/** Whether the mail asks for a press or a payment for which its order does not wait: it has ended, or was confirmed or paid. */
export async function isOutdated(query: Database['query'], row: MailRow): Promise<boolean> {
  if (!isToConfirm(row) || row.order_id === null) return false;
  const order = await query
    .selectFrom('orders')
    .select('payment_state')
    .where('id', '=', row.order_id)
    .executeTakeFirst();
  return order?.payment_state !== 'pending';
}
