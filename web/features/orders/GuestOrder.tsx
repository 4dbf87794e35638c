import { useCallback, useEffect, useState } from 'react';
import {
  useConfirmGuestOrderMutation,
  useOpenGuestOrderMutation,
  type GuestOrder_orderFragment,
} from '#web/__generated__/guests.ts';
import { useFeatures } from '#web/shared/features/use-features.ts';
import { formatMoment } from '#web/shared/lib/format/moments.ts';
import { messageOf, notifySuccess } from '#web/shared/lib/messages/notify.ts';
import { paths } from '#web/shared/lib/shop/paths.ts';
import { Button, ButtonLink } from '#web/shared/ui/Button.tsx';
import { ErrorState } from '#web/shared/ui/ErrorState.tsx';
import { Notice } from '#web/shared/ui/Notice.tsx';
import { Page, PageHeading } from '#web/shared/ui/Page.tsx';
import { Spinner } from '#web/shared/ui/Spinner.tsx';
import { GuestActions } from './GuestActions.tsx';
import { GuestData } from './GuestData.tsx';
import { KeepOrder } from './KeepOrder.tsx';
import { OrderCard } from './OrderCard.tsx';
import { forgetGuestSecret, useGuestSecret } from './use-guest-secret.ts';
import * as texts from './guest/texts.ts';
import * as orderTexts from './texts.ts';
import * as styles from './MyOrdersPage.css.ts';

/** The order of a link, without an account. */
export function GuestOrder() {
  const secret = useGuestSecret();
  const { has, isKnown } = useFeatures();
  const [done, setDone] = useState<string>();
  return (
    <Page title={texts.title}>
      <PageHeading>{texts.title}</PageHeading>
      {done === undefined && secret === null && isKnown && (
        <Notice>{has('MAIL') ? texts.openMail : texts.openTab}</Notice>
      )}
      {done === undefined && secret !== null && (
        <Opened
          key={secret}
          secret={secret}
          onEnd={(message) => {
            forgetGuestSecret();
            setDone(message);
          }}
        />
      )}
      {done !== undefined && <Notice>{done}</Notice>}
    </Page>
  );
}

interface OpenedProps {
  secret: string;
  /** Called with the words to show when the link has ended. */
  onEnd: (message: string) => void;
}

function Opened({ secret, onEnd }: OpenedProps) {
  const [open, { data, error }] = useOpenGuestOrderMutation();
  const [confirm, { loading: isConfirming }] = useConfirmGuestOrderMutation();
  const [changed, setChanged] = useState<GuestOrder_orderFragment>();
  const [refusal, setRefusal] = useState<string>();
  const opened = changed ?? data?.openGuestOrder?.guestOrder;

  const load = useCallback(() => {
    // The error shows through `error`.
    open({ variables: { input: { secret } } }).catch(() => undefined);
  }, [open, secret]);
  useEffect(load, [load]);

  async function press() {
    setRefusal(undefined);
    try {
      const reply = (await confirm({ variables: { input: { secret } } })).data?.confirmGuestOrder;
      if (reply?.guestOrder) setChanged(reply.guestOrder);
      if (reply?.success) notifySuccess(reply.message ?? texts.confirm);
      else setRefusal(reply?.message ?? texts.noResponse);
    } catch (error) {
      setRefusal(messageOf(error));
    }
  }

  if (error) return <ErrorState message={`${texts.notLoaded} ${messageOf(error)}`} onRetry={load} />;
  if (!opened) {
    const reply = data?.openGuestOrder;
    return reply ? <Notice>{reply.message ?? texts.noResponse}</Notice> : <Spinner text={texts.loading} />;
  }
  const { canCancel, canConfirm, canKeep, email, heldUntil, order } = opened;
  // An order gets its first entry when it is placed. Before, it can be cancelled for as long as it waits.
  const isPlaced = (order.timeline ?? []).length > 0;
  const isEnded = !isPlaced && !canCancel;
  const time = heldUntil === null ? '' : formatMoment(heldUntil);
  return (
    <div className={styles.list}>
      {refusal !== undefined && <Notice>{refusal}</Notice>}
      {canConfirm && (
        <Notice
          action={
            <Button busy={isConfirming} onClick={() => void press()}>
              {texts.confirm}
            </Button>
          }
        >
          {texts.confirmQuestion(time)}
        </Notice>
      )}
      {heldUntil !== null && !canConfirm && <Notice>{texts.lookAtMail(email, time)}</Notice>}
      {!isPlaced && !isEnded && heldUntil === null && <Notice>{texts.waitsForPayment}</Notice>}
      {isEnded && (
        <Notice action={<ButtonLink to={paths.products}>{orderTexts.startShopping}</ButtonLink>}>
          {texts.hasEnded}
        </Notice>
      )}
      <OrderCard
        // The stage of an order that was never placed is `PLACED`, too.
        order={isPlaced ? order : { ...order, stage: isEnded ? 'CANCELLED' : null, timeline: null }}
        isNew={isPlaced && order.stage === 'PLACED'}
        actions={<GuestActions opened={opened} isPlaced={isPlaced} secret={secret} onChanged={setChanged} />}
      />
      {canKeep && <KeepOrder secret={secret} email={email} onKept={onEnd} />}
      <GuestData secret={secret} onDeleted={onEnd} />
    </div>
  );
}
