// Tested by tests/backend/product-import.test.ts.
import type { DatabaseTransaction } from '#backend/db/database.ts';
import { depositText, type DepositType } from '#backend/rules/deposits.ts';
import { hasOffer, toUnits } from '#backend/rules/money.ts';
import { recordAudits, type AuditEntry, type Staff } from '../../../audit/audit.ts';
import { depositTypesById } from '../deposits/deposit-type-repository.ts';
import { auditedFood, findFood } from '../food/food-repository.ts';
import type { Food } from '../food/food-facts.ts';
import { findProducts } from '../products/product-repository.ts';
import type { ListedProduct } from '../products/product.ts';

/**
 * A product to be added, or changed fields of one. `stock`: the pieces that the file counts; null for not counted. `food`: its new
 * food facts with what the list of products says of them.
 */
export type ImportChange = ({ id: null; product: ListedProduct } | { id: string; changes: Partial<ListedProduct> }) & {
  stock?: { from: number | null; to: number };
  food?: { food: Food; bits: number | null };
};

/** The fields as the audit trail shows them. Without an offer, the offer price is the price: the trail shows none. */
function audited(
  { priceCents, offerPriceCents, deposit, ...fields }: Partial<ListedProduct>,
  { hasItsOffer, types }: { hasItsOffer: boolean; types: ReadonlyMap<string, DepositType> },
): object {
  return {
    ...fields,
    ...(deposit !== undefined && { deposit: depositText(deposit, types) }),
    ...(priceCents !== undefined && { price: toUnits(priceCents) }),
    ...(offerPriceCents !== undefined && { offerPrice: hasItsOffer ? toUnits(offerPriceCents) : null }),
  };
}

/** Records what an import will write. Call it before the products are written. */
export async function auditImport(
  trx: DatabaseTransaction,
  writes: readonly ImportChange[],
  { actor, now }: { actor: Staff; now: number },
): Promise<void> {
  const products = await findProducts(
    trx,
    writes.flatMap(({ id }) => id ?? []),
  );
  const types = await depositTypesById(trx);
  const entries = writes.flatMap((write): AuditEntry[] => {
    const common = { actor, at: now };
    if (write.id === null) {
      const subject = { kind: 'PRODUCT', id: null, name: write.product.name };
      return [
        {
          ...common,
          action: 'PRODUCT_IMPORTED',
          subject,
          before: null,
          after: audited(write.product, { hasItsOffer: hasOffer(write.product), types }),
        },
      ];
    }
    const product = products.get(write.id);
    // The count of a stock has an entry of its own.
    if (product === undefined || Object.keys(write.changes).length === 0) return [];
    const old = Object.fromEntries(
      Object.keys(write.changes).map((name) => [name, product[name as keyof ListedProduct]]),
    );
    const subject = { kind: 'PRODUCT', id: write.id, name: product.name };
    const before = audited(old, { hasItsOffer: hasOffer(product), types });
    const after = audited(write.changes, { hasItsOffer: hasOffer({ ...product, ...write.changes }), types });
    return [{ ...common, action: 'PRODUCT_IMPORTED', subject, before, after }];
  });
  for (const { id, food, ...write } of writes) {
    if (!food) continue;
    const name = 'product' in write ? write.product.name : (products.get(id ?? '')?.name ?? '');
    entries.push({
      actor,
      at: now,
      action: 'PRODUCT_FOOD_CHANGED',
      subject: { kind: 'PRODUCT', id, name },
      before: auditedFood(id === null ? null : await findFood(trx, id)),
      after: auditedFood(food.food),
    });
  }
  await recordAudits(trx, entries);
}
