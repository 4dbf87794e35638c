import { useState } from 'react';
import { useChangeMyWishesMutation, type MyOrder_orderFragment } from '#web/__generated__/orders.ts';
import type { ChangeGuestOrderWishesInput } from '#web/__generated__/inputs-and-enums.ts';
import { messageOf, notifySuccess } from '#web/shared/lib/messages/notify.ts';
import { Button } from '#web/shared/ui/Button.tsx';
import { Dialog } from '#web/shared/ui/Dialog.tsx';
import { Notice } from '#web/shared/ui/Notice.tsx';
import { WishChoice, type Wish } from '#web/shared/wishes/WishChoice.tsx';
import { useOrderChange } from './order-change.ts';
import * as texts from './texts.ts';
import * as styles from './OrderCard.css.ts';

type Wishes = Omit<ChangeGuestOrderWishesInput, 'secret'>;

/** How a guest changes the wishes: not by the session, but by the link. */
export interface GuestWishes {
  send: (wishes: Wishes) => Promise<{ success: boolean; message: string | null } | null | undefined>;
  /** The words of the button that leaves them as they are. */
  back: string;
}

interface WishDialogProps {
  order: MyOrder_orderFragment;
  guest: GuestWishes | undefined;
  /** False when the shop has begun to pack the order meanwhile. */
  mayChange: boolean;
  onClose: () => void;
}

/** The products of the order, each once. */
const goodsOf = ({ items }: MyOrder_orderFragment) => [
  ...new Map(
    items.flatMap(({ productId, name }) => (productId && name ? [[productId, { id: productId, name }] as const] : [])),
  ).values(),
];

function wishOf({ items, substitution }: MyOrder_orderFragment): Wish {
  const kept = items.flatMap((item) => (item.productId && item.substitution === 'NONE' ? [item.productId] : []));
  const isReplaced = substitution === 'SIMILAR_NOT_DEARER';
  return { isReplaced, except: isReplaced ? kept : [] };
}

/** The wish for products that are missing when the order is packed. */
export function WishDialog({ order, guest, mayChange, onClose }: WishDialogProps) {
  const { id, number, version } = order;
  const [wish, setWish] = useState(() => wishOf(order));
  const [changeWishes] = useChangeMyWishesMutation();
  const [isSaving, setIsSaving] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const whileChanging = useOrderChange();

  async function sendMine(wishes: Wishes) {
    // The reply has the newest order, which the cache then shows.
    const { data } = await whileChanging(changeWishes({ variables: { input: { id, ...wishes } } }));
    return data?.changeOrderWishes;
  }

  async function save() {
    setRefusal(undefined);
    setIsSaving(true);
    try {
      const wishes = {
        ifVersion: version,
        substitution: wish.isReplaced ? ('SIMILAR_NOT_DEARER' as const) : ('NONE' as const),
        exceptions: wish.isReplaced
          ? wish.except.map((productId) => ({ productId, substitution: 'NONE' as const }))
          : [],
      };
      const reply = await (guest?.send ?? sendMine)(wishes);
      if (!reply?.success) return setRefusal(reply?.message ?? texts.wishNotSaved);
      onClose();
      notifySuccess(reply.message ?? texts.wishSaved);
    } catch (error) {
      setRefusal(messageOf(error));
    } finally {
      setIsSaving(false);
    }
  }

  return (
    <Dialog open onClose={onClose} title={texts.orderNamed(number)}>
      <WishChoice wish={wish} goods={goodsOf(order)} onChange={setWish} />
      {refusal && <Notice>{refusal}</Notice>}
      <div className={styles.actions}>
        {mayChange && (
          <Button busy={isSaving} onClick={() => void save()}>
            {texts.saveWish}
          </Button>
        )}
        <Button variant="quiet" disabled={isSaving} onClick={onClose}>
          {guest?.back ?? texts.backToOrders}
        </Button>
      </div>
    </Dialog>
  );
}
