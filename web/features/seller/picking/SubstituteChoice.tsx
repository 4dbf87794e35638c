import { useState } from 'react';
import { useSubstituteChoicesQuery, type ChosenOrder_orderFragment } from '#web/__generated__/seller-picking.ts';
import { formatPrice, toCents } from '#web/shared/lib/format/money.ts';
import { messageOf } from '#web/shared/lib/messages/notify.ts';
import { comma } from '#web/shared/lib/texts.ts';
import { Field, Input } from '#web/shared/ui/Field.tsx';
import { Select } from '#web/shared/ui/Select.tsx';
import { weightOf, type FoundGoods } from './pick-queue.ts';
import * as texts from './texts.ts';

interface SubstituteChoiceProps {
  item: ChosenOrder_orderFragment['items'][number];
  chosen: FoundGoods['substitute'];
  onChoose: (substitute: FoundGoods['substitute']) => void;
}

type Choice = NonNullable<FoundGoods['substitute']> & { offerPrice?: number };

/** The price of one piece with its deposit, in cents. */
const wholeCents = (price: number, deposit: { amount: number } | null) =>
  toCents(price) + toCents(deposit?.amount ?? 0);

/** Chooses another product that is in stock and not dearer, from the same category or from a search. */
export function SubstituteChoice({ item, chosen, onChoose }: SubstituteChoiceProps) {
  const [search, setSearch] = useState('');
  const category = item.product?.category?.slug;
  const text = search.trim().slice(0, 100);
  const { data, error } = useSubstituteChoicesQuery({
    variables: {
      filter: {
        inStock: true,
        ...(item.unitPrice !== null && { maxPrice: item.unitPrice }),
        ...(text ? { search: text } : category && { category }),
      },
    },
  });
  const mostCents = item.unitPrice === null ? Infinity : wholeCents(item.unitPrice, item.deposit);
  // A deposit can make a product dearer than the ordered one.
  const found = (data?.products.nodes ?? []).filter(
    ({ id, offerPrice, deposit, portion }) =>
      id !== item.productId &&
      wholeCents(offerPrice, deposit) <= mostCents &&
      // The prices of other steps cannot be compared.
      (portion?.grams ?? null) === (item.portionGrams ?? null),
  );
  const choices: readonly Choice[] = chosen && found.every(({ id }) => id !== chosen.id) ? [chosen, ...found] : found;

  return (
    <>
      <Field label={texts.replaceBy} error={error && messageOf(error)}>
        <Select
          value={chosen?.id ?? ''}
          onChange={(event) => {
            const choice = choices.find(({ id }) => id === event.target.value);
            onChoose(choice ? { ...weightOf(choice), id: choice.id, name: choice.name } : null);
          }}
        >
          <option value="">{texts.nothing}</option>
          {choices.map((choice) => (
            <option key={choice.id} value={choice.id}>
              {choice.name}
              {choice.offerPrice !== undefined && comma + formatPrice(choice.offerPrice)}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={texts.findSubstitute} optional>
        <Input type="search" value={search} onChange={(event) => setSearch(event.target.value)} />
      </Field>
    </>
  );
}
