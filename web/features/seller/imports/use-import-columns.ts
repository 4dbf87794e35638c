import { useImportColumnsQuery, type ImportColumnsQuery } from '#web/__generated__/seller-imports.ts';
import { useErrorToast } from '#web/shared/lib/messages/use-error-toast.ts';
import { useShopFacts } from '../shell/use-shop-facts.ts';

export type Column = NonNullable<NonNullable<ImportColumnsQuery['seller']>['importColumns']>[number];

const none: readonly Column[] = [];

/** The columns of a file; none over a store that does not describe them, and until they are loaded. */
export function useImportColumns(): readonly Column[] {
  const { has } = useShopFacts();
  const { data, error } = useImportColumnsQuery({ skip: !has('PRODUCTS_SKU') });
  useErrorToast(error);
  return data?.seller?.importColumns ?? none;
}
