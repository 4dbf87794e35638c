import { stageNameOf, type OrderStage } from '#web/shared/order-life/stages.ts';
import { Badge } from '#web/shared/ui/Badge.tsx';
import * as texts from './texts.ts';
import * as styles from './OrderCard.css.ts';

const way: readonly OrderStage[] = ['PLACED', 'PICKING', 'READY', 'OUT', 'DONE'];

/** The stages of an order in a line, up to the present one in colour. */
export function OrderProgress({ stage, slot }: { stage: OrderStage; slot: Parameters<typeof stageNameOf>[1] }) {
  const ownWay = way.filter((each) => each !== 'OUT' || slot?.kind !== 'PICKUP' || stage === 'OUT');
  const at = ownWay.indexOf(stage);
  return (
    <ol className={styles.actions} aria-label={texts.progress}>
      {ownWay.map((each, index) => (
        <li key={each} aria-current={index === at ? 'step' : undefined}>
          <Badge tone={index === at ? 'info' : index < at ? 'good' : 'plain'}>{stageNameOf(each, slot)}</Badge>
        </li>
      ))}
    </ol>
  );
}
