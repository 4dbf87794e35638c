import { z } from 'zod';
import type { ShopCheck } from '#gateway/__generated__/schema.ts';
import { parsedBy, readList } from '#gateway/documents/read-list.ts';
import type { Parts } from '#gateway/parts.ts';

const shopCheck = z.object({
  id: z.string().min(1),
  title: z.string().min(1),
  state: z.enum(['FAULT', 'OK', 'UNKNOWN', 'WARNING']).catch('UNKNOWN'),
  note: z.string(),
});

/** GET /api/store/status: the feature `shop.status` */
export function createStatusApi({ rest, features, log }: Parts) {
  return {
    /** How the shop is; null when the store does not say it. @throws Fault */
    async checks(): Promise<ShopCheck[] | null> {
      if (!features.has('SHOP_STATUS')) return null;
      const response = await rest.send({ method: 'GET', path: '/api/store/status', kind: 'read', cookies: ['seller'] });
      return readList(response, 'checks', { read: parsedBy(shopCheck), log });
    },
  };
}
