import { stageNameOf } from '#web/shared/order-life/stages.ts';
import type { OrderStage } from '#web/shared/order-life/order-types.ts';
import * as texts from './texts.ts';
import * as styles from './OrderProgress.css.ts';

const way: readonly OrderStage[] = ['PLACED', 'PICKING', 'READY', 'OUT', 'DONE'];

/** The stages of an order on a line with dots: those up to the present one are filled. */
export function OrderProgress({ stage, slot }: { stage: OrderStage; slot: Parameters<typeof stageNameOf>[1] }) {
  const ownWay = way.filter((each) => each !== 'OUT' || slot?.kind !== 'PICKUP' || stage === 'OUT');
  return (
    <ol className={styles.line} aria-label={texts.progress}>
      {ownWay.map((each) => (
        <li key={each} className={styles.step} aria-current={each === stage ? 'step' : undefined}>
          {stageNameOf(each, slot)}
        </li>
      ))}
    </ol>
  );
}
