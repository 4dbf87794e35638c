import { useId, useRef, useState } from 'react';
import { announce } from '#web/shared/lib/page/announce.ts';
import { shopLocale } from '#web/shared/lib/format/money.ts';
import { Button } from '#web/shared/ui/Button.tsx';
import { Notice } from '#web/shared/ui/Notice.tsx';
import { useShopFacts } from '../shell/use-shop-facts.ts';
import type { Tour } from './use-tour.ts';
import * as texts from './texts.ts';
import * as styles from './Picking.css.ts';

/** Starts the tour, or sends its new driving order, and says when it started. */
export function TourStart({ tour }: { tour: Tour }) {
  const { stops, notReady, startedAt, isMoved } = tour;
  const { timeZone } = useShopFacts();
  const stateId = useId();
  const state = useRef<HTMLParagraphElement>(null);
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  if (stops.length === 0) return null;

  async function send() {
    setBusy(true);
    const { success, message } = await tour.start();
    setBusy(false);
    setRefusal(success ? undefined : message);
    if (!success) return;
    announce(startedAt ? texts.orderSaved : message);
    // The pressed button goes.
    state.current?.focus();
  }

  const stateText = startedAt
    ? texts.startedAt(
        new Intl.DateTimeFormat(shopLocale(), { timeStyle: 'short', timeZone }).format(new Date(startedAt)),
      )
    : notReady.length > 0
      ? texts.notReady(notReady.map(({ number }) => texts.numbered(number)))
      : texts.arrangeStops;

  return (
    <div className={styles.tourStart}>
      <p ref={state} id={stateId} tabIndex={-1}>
        {stateText}
      </p>
      {(!startedAt || isMoved) && (
        <Button busy={busy} disabled={notReady.length > 0} aria-describedby={stateId} onClick={() => void send()}>
          {startedAt ? texts.saveOrder : texts.startTour}
        </Button>
      )}
      {refusal && <Notice>{refusal}</Notice>}
    </div>
  );
}
