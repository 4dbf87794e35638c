import type { EditedProductFragment } from '#web/__generated__/seller-products.ts';
import type { FormField, TypedDeposit } from './form-field.ts';
import * as labels from '#common/product-labels/texts.ts';
import * as texts from './texts.ts';

const maxContainers = 100;
const none: TypedDeposit = { typeId: '', count: '1' };

const countOf = ({ count }: TypedDeposit) => (/^\d{1,3}$/.test(count.trim()) ? Number(count) : 0);

function parse(kept: unknown): TypedDeposit {
  const { typeId, count } = typeof kept === 'object' && kept !== null ? (kept as Partial<TypedDeposit>) : {};
  return typeof typeId === 'string' && typeof count === 'string' ? { typeId, count } : none;
}

const from = ({ product: { deposit } }: EditedProductFragment): TypedDeposit =>
  deposit ? { typeId: deposit.typeId, count: String(deposit.count) } : none;

/** The deposit in the form of a product. */
export const depositField: FormField<'deposit'> = {
  label: labels.deposit,
  empty: none,
  isTyped: () => false,
  isSame: (one, other) => one.typeId === other.typeId && (one.typeId === '' || countOf(one) === countOf(other)),
  parse,
  from,
  to: (typed) => (typed.typeId === '' ? null : { typeId: typed.typeId, count: countOf(typed) }),
  words: ({ product: { deposit } }) => (deposit ? `${deposit.count} × ${deposit.name}` : texts.none),
  error: (typed) =>
    typed.typeId !== '' && (countOf(typed) < 1 || countOf(typed) > maxContainers)
      ? texts.containersFault(maxContainers)
      : undefined,
  needs: 'DEPOSITS',
};
