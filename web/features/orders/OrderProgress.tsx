import { stageNames, type OrderStage } from '#web/shared/order-life/stages.ts';
import { Badge } from '#web/shared/ui/Badge.tsx';
import * as styles from './OrderCard.css.ts';

const way: readonly OrderStage[] = ['PLACED', 'PICKING', 'READY', 'OUT', 'DONE'];

/** The stages of an order in a line, up to the present one in colour. */
export function OrderProgress({ stage }: { stage: OrderStage }) {
  const at = way.indexOf(stage);
  return (
    <ol className={styles.actions} aria-label="Progress">
      {way.map((each, index) => (
        <li key={each} aria-current={index === at ? 'step' : undefined}>
          <Badge tone={index === at ? 'info' : index < at ? 'good' : 'plain'}>{stageNames[each]}</Badge>
        </li>
      ))}
    </ol>
  );
}
