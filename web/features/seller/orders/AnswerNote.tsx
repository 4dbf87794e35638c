import { useNoteWithdrawalAnswerMutation } from '#web/__generated__/seller-orders.ts';
import { formatMoment } from '#web/shared/lib/format/moments.ts';
import { notifyError, notifySuccess, notifyThrown } from '#web/shared/lib/messages/notify.ts';
import { serverNow } from '#web/shared/lib/network/server-clock.ts';
import { Button } from '#web/shared/ui/Button.tsx';
import * as texts from './texts.ts';

interface AnswerNoteProps {
  withdrawal: { id: string; orderId: string | null; orderNumber: string; answeredAt: string | null };
  timeZone: string;
}

/** When a withdrawal was answered, with the button that notes it or takes the note back. */
export function AnswerNote({ withdrawal: { id, orderNumber, answeredAt }, timeZone }: AnswerNoteProps) {
  const [note, { loading }] = useNoteWithdrawalAnswerMutation();
  const isAnswered = answeredAt !== null;
  const label = isAnswered ? texts.takeAnswerBack : texts.markAnswered;

  async function change() {
    try {
      const { data } = await note({
        variables: { input: { id, isAnswered: !isAnswered } },
        update(cache, { data: noted }) {
          if (!noted?.noteWithdrawalAnswer?.success) return;
          const fields = { answeredAt: () => (isAnswered ? null : serverNow().toISOString()) };
          cache.modify({ id: cache.identify({ __typename: 'Withdrawal', id }) ?? '', fields });
        },
      });
      const { success = false, message } = data?.noteWithdrawalAnswer ?? {};
      if (success) notifySuccess(message ?? texts.changed);
      else notifyError(message ?? texts.changeUnknown);
    } catch (error) {
      notifyThrown(error);
    }
  }

  return (
    <>
      {isAnswered && (
        <time dateTime={answeredAt}>{texts.withdrawalAnswered(formatMoment(answeredAt, 'moment', timeZone))}</time>
      )}
      <span>
        <Button
          variant="quiet"
          size="dense"
          busy={loading}
          aria-label={`${label}, ${texts.withdrawnOrder(orderNumber)}`}
          onClick={() => void change()}
        >
          {label}
        </Button>
      </span>
    </>
  );
}
