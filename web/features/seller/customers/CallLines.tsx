import { formatCents, formatPrice, toCents } from '#web/shared/lib/format/money.ts';
import { comma } from '#web/shared/lib/texts.ts';
import { fewestOf, mostOf, oneLess } from '#web/shared/products/orderable.ts';
import { sizeText } from '#web/shared/products/size-text.ts';
import { Badge } from '#web/shared/ui/Badge.tsx';
import { IconButton } from '#web/shared/ui/Button.tsx';
import { Field } from '#web/shared/ui/Field.tsx';
import { Select } from '#web/shared/ui/Select.tsx';
import { Stepper } from '#web/shared/ui/Stepper.tsx';
import { withProduct, type CallLine, type Goods } from './call-goods.ts';
import * as texts from './texts.ts';
import * as styles from './Customers.css.ts';

interface CallLinesProps {
  lines: readonly CallLine[];
  onChange: (line: CallLine) => void;
  onRemove: (key: string) => void;
}

/** What the customer wants, with the product for each thing. */
export function CallLines({ lines, onChange, onRemove }: CallLinesProps) {
  return (
    <ul className={styles.list} aria-label={texts.goodsOfOrder}>
      {lines.map((line) => (
        <li key={line.key} className={styles.row}>
          <div className={styles.words}>
            {line.matches.length === 0 ? (
              <>
                <strong>{line.text}</strong>
                <span>
                  <Badge tone="danger">{texts.notFound}</Badge>
                </span>
              </>
            ) : (
              <Field label={line.text} hint={line.product && <bdi>{sizeText(line.product)}</bdi>}>
                <Select
                  size="dense"
                  value={line.product?.id ?? ''}
                  onChange={({ target }) => onChange(withProduct(line, target.value))}
                >
                  {!line.product && <option value="">{texts.chooseProduct}</option>}
                  {line.matches.map(({ product }) => (
                    <option key={product.id} value={product.id} disabled={!product.inStock}>
                      {optionText(product)}
                    </option>
                  ))}
                </Select>
              </Field>
            )}
          </div>
          <LineEnd line={line} onChange={onChange} onRemove={onRemove} />
        </li>
      ))}
    </ul>
  );
}

function LineEnd({ line, onChange, onRemove }: Omit<CallLinesProps, 'lines'> & { line: CallLine }) {
  const { key, text, product, quantity } = line;
  if (!product) return <IconButton icon="bin" label={texts.remove(text)} onClick={() => onRemove(key)} />;
  return (
    <div className={styles.lineEnd}>
      <Stepper
        of={product.name}
        quantity={quantity}
        least={fewestOf(product)}
        max={mostOf(product)}
        portionGrams={product.portion?.grams}
        onIncrease={() => onChange({ ...line, quantity: quantity + 1 })}
        onDecrease={() => {
          const less = oneLess(quantity, product);
          if (less > 0) onChange({ ...line, quantity: less });
          else onRemove(key);
        }}
      />
      <b className={styles.amount}>{formatCents(toCents(product.offerPrice) * quantity)}</b>
    </div>
  );
}

const optionText = (product: Goods) =>
  [product.name, product.weight, product.inStock ? formatPrice(product.offerPrice) : texts.soldOut]
    .filter(Boolean)
    .join(comma);
