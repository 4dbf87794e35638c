import { readWholeNumber } from '#readers/number.ts';
import { useState } from 'react';
import { Button } from '#web/shared/ui/Button.tsx';
import { Dialog } from '#web/shared/ui/Dialog.tsx';
import { Field, Input } from '#web/shared/ui/Field.tsx';
import { Notice } from '#web/shared/ui/Notice.tsx';
import { Select } from '#web/shared/ui/Select.tsx';
import type { ChosenOrder_orderFragment, ShortReason } from '#web/__generated__/seller-picking.ts';
import { foundOf } from './found-goods.ts';
import type { OrderedLine, PickLine } from './pick-list.ts';
import type { FoundGoods } from './pick-queue.ts';
import { SubstituteChoice } from './SubstituteChoice.tsx';
import type { Picking } from './use-picking.ts';
import { gramsText, quantityText } from '#web/shared/lib/format/quantity.ts';
import * as texts from './texts.ts';
import * as styles from './Picking.css.ts';

type Item = ChosenOrder_orderFragment['items'][number];

const reasons = ['MISSING', 'DAMAGED', 'OTHER'] as const satisfies readonly ShortReason[];

interface PickSheetProps {
  row: PickLine;
  picking: Picking;
  onClose: () => void;
}

/** Records fewer pieces, a weight or a substitute, order by order. */
export function PickSheet({ row, picking, onClose }: PickSheetProps) {
  const [at, setAt] = useState(0);
  const line = row.orders[at];
  const item = picking.orders.find(({ id }) => id === line?.orderId)?.items[line?.at ?? 0];

  function save(found: FoundGoods) {
    if (line) picking.pick(line.orderId, line.at, found);
    if (at + 1 < row.orders.length) setAt(at + 1);
    else onClose();
  }

  return (
    <Dialog open onClose={onClose} title={row.name}>
      {row.orders.length > 1 && (
        <Field label={texts.order}>
          <Select value={at} onChange={(event) => setAt(Number(event.target.value))}>
            {row.orders.map(({ number, orderId, at: place, portionGrams, quantity }, index) => (
              <option key={`${orderId} ${place}`} value={index}>
                {texts.quantityFor(quantityText(quantity, portionGrams), number)}
              </option>
            ))}
          </Select>
        </Field>
      )}
      {line && item && (
        <LineForm
          key={`${line.orderId} ${line.at}`}
          item={item}
          line={line}
          before={foundOf(item, line, picking.waiting)}
          onSave={save}
        />
      )}
    </Dialog>
  );
}

interface LineFormProps {
  item: Item;
  line: OrderedLine;
  before: FoundGoods | null;
  onSave: (found: FoundGoods) => void;
}

function LineForm({ item, line, before, onSave }: LineFormProps) {
  const [count, setCount] = useState(String(before?.quantity ?? item.quantity));
  /** The number before a substitute was chosen. */
  const [countWithout, setCountWithout] = useState(before?.substitute ? '0' : count);
  const [weight, setWeight] = useState(
    before?.grams == null ? (before?.quantity === 0 ? '0' : '') : String(before.grams),
  );
  const [reason, setReason] = useState<ShortReason>(before?.reason ?? 'MISSING');
  const [substitute, setSubstitute] = useState(before?.substitute ?? null);
  const [faults, setFaults] = useState<{ count?: string; weight?: string }>({});
  /** The weight that the seller was asked about. */
  const [asked, setAsked] = useState<number>();

  const portionGrams = item.portionGrams ?? null;
  const typedGrams = readWholeNumber(weight);
  // Of goods in steps the weight says how many there are.
  const quantity =
    portionGrams === null ? readWholeNumber(count) : Math.min(item.quantity, Math.ceil(typedGrams / portionGrams));
  const { expectedGrams, leastGrams, likelyGrams } = substitute ?? item;
  // A pick that an older version of this page has kept lacks the substitute's weight.
  const isWeighed = expectedGrams != null && quantity !== 0;
  const isShort = quantity < item.quantity || substitute !== null;
  const isReplaceable = item.substitution === 'SIMILAR_NOT_DEARER';

  /**
   * Chooses a substitute, or none. With a substitute, which replaces all ordered pieces, the number counts its pieces;
   * else those of the ordered product.
   */
  function choose(chosen: FoundGoods['substitute']) {
    if (chosen !== null && substitute === null) {
      setCountWithout(count);
      setCount(String(item.quantity));
    }
    if (chosen === null) setCount(countWithout);
    setSubstitute(chosen);
  }

  function save() {
    const leastPieces = substitute ? 1 : 0;
    const grams = isWeighed ? typedGrams : null;
    const isCountRight = quantity >= leastPieces && quantity <= item.quantity;
    const found = {
      ...(portionGrams === null &&
        !isCountRight && { count: texts.piecesFault(leastPieces, item.quantity, substitute !== null) }),
      ...((portionGrams === null ? grams !== null && !(grams > 0) : !isCountRight) && { weight: texts.weightFault }),
    };
    setFaults(found);
    if (Object.keys(found).length > 0) return;
    // Of goods in steps the weight is compared with what was ordered.
    const pieces = portionGrams === null ? quantity : item.quantity;
    const isUnlikely =
      grams !== null && !!likelyGrams && (grams < likelyGrams.from * pieces || grams > likelyGrams.to * pieces);
    if (isUnlikely && asked !== grams) {
      setAsked(grams);
      return;
    }
    onSave({ quantity, grams, reason: isShort ? reason : null, substitute, isWeightConfirmed: isUnlikely });
  }

  return (
    <form
      noValidate
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      {portionGrams === null && (
        <Field
          label={substitute ? texts.piecesOf(substitute.name) : texts.piecesFound}
          hint={texts.piecesHint(item.quantity, line.number, substitute !== null)}
          error={faults.count}
        >
          <Input
            inputMode="numeric"
            autoComplete="off"
            value={count}
            onChange={(event) => setCount(event.target.value)}
          />
        </Field>
      )}
      {(isWeighed || portionGrams !== null) && (
        <Field
          label={texts.weight}
          hint={
            portionGrams === null
              ? texts.weightHint
              : texts.stepsHint(gramsText(item.quantity * portionGrams), line.number)
          }
          error={faults.weight}
        >
          <Input
            inputMode="numeric"
            autoComplete="off"
            value={weight}
            onChange={(event) => setWeight(event.target.value)}
          />
        </Field>
      )}
      {isShort && (
        <Field label={texts.reason}>
          <Select value={reason} onChange={(event) => setReason(event.target.value as ShortReason)}>
            {reasons.map((value) => (
              <option key={value} value={value}>
                {texts.reasons[value]}
              </option>
            ))}
          </Select>
        </Field>
      )}
      {isReplaceable ? (
        <SubstituteChoice item={item} chosen={substitute} onChoose={choose} />
      ) : (
        <p>{texts.noSubstitute}</p>
      )}
      {asked !== undefined && asked === typedGrams && (
        <Notice>
          {texts.unlikelyWeight(
            asked,
            leastGrams == null || portionGrams !== null
              ? texts.aboutGrams((expectedGrams ?? 0) * (portionGrams === null ? quantity : item.quantity))
              : texts.gramRange(leastGrams * quantity, (expectedGrams ?? 0) * quantity),
          )}
        </Notice>
      )}
      <Button type="submit">{texts.save}</Button>
    </form>
  );
}
