import {
  useCancelSellerOrderMutation,
  useMoveSellerOrderMutation,
  useRefundSellerOrderMutation,
  type SellerOrder_orderFragment,
  type RefundOrderInput,
  type UserErrorCode,
} from '#web/__generated__/seller-orders.ts';
import type { PayloadError } from '#web/shared/lib/forms/field-errors.ts';
import { messageOf } from '#web/shared/lib/messages/notify.ts';
import { stageNameOf } from '#web/shared/order-life/stages.ts';
import type { OrderStage } from '#web/shared/order-life/order-types.ts';
import * as texts from './texts.ts';

type Order = SellerOrder_orderFragment;

export interface ChangeResult {
  success: boolean;
  /** A sentence for the seller. */
  message: string;
  errors: readonly PayloadError[];
}

interface Reply {
  success: boolean;
  message: string | null;
  errors: readonly (PayloadError & { code: UserErrorCode })[];
  order: Order | null;
}

interface OrderChangesOptions {
  /** Waits for a change. The list does not load again meanwhile. */
  whileChanging: <Result>(change: () => Promise<Result>) => Promise<Result>;
  /** Shows the newest state of an order in the list. */
  showChanged: (order: Order, isDone: boolean) => void;
}

export type OrderChanges = ReturnType<typeof useOrderChanges>;

/** Changes orders, each in the version that the seller sees. After a refusal, the list shows the newer order if the store sends it. */
export function useOrderChanges({ whileChanging, showChanged }: OrderChangesOptions) {
  const [sendMove] = useMoveSellerOrderMutation();
  const [sendCancel] = useCancelSellerOrderMutation();
  const [sendRefund] = useRefundSellerOrderMutation();

  async function change(send: () => Promise<Reply | null | undefined>): Promise<ChangeResult> {
    return await whileChanging(async () => {
      try {
        const reply = await send();
        if (!reply) throw new Error(texts.changeUnknown);
        const { success, order, errors } = reply;
        if (order) showChanged(order, success);
        return { success, message: messageFor(reply), errors };
      } catch (error) {
        return { success: false, message: messageOf(error), errors: [] };
      }
    });
  }

  return {
    whileChanging,

    /** @param isAgeChecked whether the seller says that the age of who gets the goods was checked */
    move: ({ id, version: ifVersion }: Order, to: OrderStage, isAgeChecked = false) =>
      change(async () => {
        const input = { id, to, ifVersion, ...(isAgeChecked && { ageChecked: true }) };
        return (await sendMove({ variables: { input } })).data?.moveOrder;
      }),

    cancel: ({ id, version: ifVersion }: Order, reason: string) =>
      change(async () => {
        const input = { id, ifVersion, as: 'SELLER' as const, ...(reason && { reason }) };
        return (await sendCancel({ variables: { input } })).data?.cancelOrder;
      }),

    refund: ({ id, version: ifVersion }: Order, refund: Omit<RefundOrderInput, 'id' | 'ifVersion'>) =>
      change(async () => (await sendRefund({ variables: { input: { id, ifVersion, ...refund } } })).data?.refundOrder),
  };
}

function messageFor({ success, message, errors, order }: Reply): string {
  const said = message ?? (success ? texts.changed : texts.notChanged);
  const isOlder = errors.some(({ code }) => code === 'CHANGED_SINCE');
  return isOlder && order?.stage ? texts.changedSince(said, stageNameOf(order.stage, order.slot)) : said;
}
