import type { OrderFilter, OrderSort } from '#web/__generated__/seller-orders.ts';
import { notFromGateway, unreachable } from '#web/shared/apollo/transport-faults.ts';

const paymentTypes = { COD: 'COD', ONLINE: 'Online' };

/** The address of the file of these orders. Its query is that of the store's `GET /api/order/export`. */
function fileAddress({ isPaid, payment, stages, ids, ...others }: OrderFilter, sort: OrderSort): string {
  const query = {
    ...others,
    sort: sort.toLowerCase(),
    paid: isPaid?.toString(),
    method: payment && paymentTypes[payment],
    stages: stages?.toString(),
    ids: ids?.toString(),
  };
  const given = Object.entries(query).flatMap(([name, value]) => (value == null ? [] : [[name, value]]));
  return `/exports/orders?${new URLSearchParams(given).toString()}`;
}

const lineEnd = 10;

/**
 * Loads the file of the filtered orders, which the store writes, and reports how many orders have arrived.
 *
 * @throws an error with a sentence when it is refused, or when the connection breaks before the end of the file
 */
export async function loadOrderFile(
  filter: OrderFilter,
  sort: OrderSort,
  onProgress: (count: number) => void,
): Promise<Blob> {
  const response = await fetch(fileAddress(filter, sort), { cache: 'no-store' }).catch((error: unknown) => {
    throw unreachable(error);
  });
  if (!response.body || !response.headers.get('content-type')?.startsWith('text/csv')) {
    const { message } = (await response.json().catch(() => ({}))) as { message?: string };
    throw message ? new Error(message) : notFromGateway(response.status);
  }
  const reader = response.body.getReader();
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let lines = 0;
  try {
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      parts.push(part.value);
      for (const byte of part.value) if (byte === lineEnd) lines += 1;
      // The first line has the names of the columns.
      onProgress(Math.max(0, lines - 1));
    }
  } catch (error) {
    throw unreachable(error);
  }
  return new Blob(parts);
}
