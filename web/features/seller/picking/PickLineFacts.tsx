import { Fragment, type ReactNode } from 'react';
import type { SubstitutionWish } from '#web/__generated__/seller-picking.ts';
import { ProductPicture } from '#web/shared/ui/ProductPicture.tsx';
import type { PickLine } from './pick-list.ts';
import { comma } from '#web/shared/lib/texts.ts';
import { amountText } from '#web/shared/lib/format/quantity.ts';
import * as texts from './texts.ts';
import * as styles from './Picking.css.ts';

const wishes = ['SIMILAR_NOT_DEARER', 'NONE'] as const satisfies readonly SubstitutionWish[];

interface PickLineFactsProps {
  goods: Pick<PickLine, 'grams' | 'name' | 'picture' | 'portionGrams' | 'quantity' | 'sizes'>;
  /** The wish of each order for the line; `number` is absent on the slip of one order. */
  lines: readonly { wish: SubstitutionWish | null; number?: string }[];
  /** Texts about the orders, below. */
  children?: ReactNode;
}

/** The goods of a line: picture, number of pieces, name, size, weight together, and what the shopper wants when they are not there. */
export function PickLineFacts({ goods, lines, children }: PickLineFactsProps) {
  const { name, portionGrams, quantity, sizes, grams, picture } = goods;
  const known = lines.filter(({ wish }) => wish !== null);
  const wishTexts = wishes.flatMap((wish) => {
    const wanted = known.filter((line) => line.wish === wish);
    if (wanted.length === 0) return [];
    const numbers = wanted.flatMap(({ number }) => (number === undefined ? [] : [texts.numbered(number)]));
    const isOfAll = wanted.length === lines.length;
    return [{ wish, text: isOfAll ? texts.wishes[wish] : texts.wishOf(texts.wishes[wish], numbers.join(comma)) }];
  });
  const facts = [...sizes, ...(grams !== null && quantity > 1 ? [texts.together(grams.from, grams.to)] : [])];
  return (
    <>
      <span className={styles.picture}>
        <ProductPicture src={picture} name={name} sizes="44px" />
      </span>
      <span>
        <span className={styles.product}>
          <span className={styles.quantity}>{amountText(quantity, portionGrams)}</span> <span>{name}</span>
        </span>
        {facts.length > 0 && (
          <span className={styles.facts}>
            {facts.map((fact, at) => (
              <Fragment key={fact}>
                {at > 0 && <span>{' · '}</span>}
                <bdi>{fact}</bdi>
              </Fragment>
            ))}
          </span>
        )}
        {wishTexts.map(({ wish, text }) => (
          <span key={wish} className={styles.wish[wish]}>
            {text}
          </span>
        ))}
        {children}
      </span>
    </>
  );
}
