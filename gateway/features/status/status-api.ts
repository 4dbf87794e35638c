import type { ShopCheck } from '#gateway/__generated__/schema.ts';
import { readShopCheck } from '#gateway/__generated__/store-documents.ts';
import { readList } from '#gateway/documents/read-list.ts';
import type { Parts } from '#gateway/parts.ts';

/** GET /api/store/status: the feature `shop.status` */
export function createStatusApi({ rest, features, log }: Parts) {
  return {
    /** How the shop is; null when the store does not say it. @throws Fault */
    async checks(): Promise<ShopCheck[] | null> {
      if (!features.has('SHOP_STATUS')) return null;
      const response = await rest.send({ method: 'GET', path: '/api/store/status', kind: 'read', cookies: ['seller'] });
      const checks = readList(response, 'checks', { read: readShopCheck, log });
      return checks.map(({ state, ...check }) => ({ ...check, state: state ?? 'UNKNOWN' }));
    },
  };
}
