import { useState } from 'react';
import type { PaymentMethod } from '#web/__generated__/cart.ts';
import { inTab } from '#web/shared/lib/storage/stored.ts';
import { wantOrder } from '#web/shared/open-orders/wanted-order.ts';
import type { Wish } from '#web/shared/wishes/WishChoice.tsx';

/** The shopper's notes to the shop and to the courier. */
export interface OrderNotes {
  noteToShop: string;
  noteToCourier: string;
}

/** The choices and notes of an order that the shopper has not placed yet. */
interface OrderDraft {
  /** The id of the shopper who made it; undefined until a visitor logs in. */
  of?: string | undefined;
  notes: OrderNotes;
  wish: Wish;
  slotId?: string | undefined;
  payment?: PaymentMethod | undefined;
}

/** The store refuses notes with more characters. */
export const maxNoteLength = 500;

const entry = inTab('greengate.order');
const emptyDraft: OrderDraft = {
  notes: { noteToShop: '', noteToCourier: '' },
  wish: { isReplaced: false, except: [] },
};

const readDraft = (): OrderDraft =>
  entry.read((value) => {
    const { of, notes, wish, slotId, payment } = value as OrderDraft;
    return {
      of,
      notes: { noteToShop: String(notes.noteToShop), noteToCourier: String(notes.noteToCourier) },
      wish: { isReplaced: wish.isReplaced, except: wish.except.map(String) },
      slotId: slotId === undefined ? undefined : String(slotId),
      payment,
    };
  }) ?? emptyDraft;

/** Deletes the draft, with the order that it was to be added to. Call it when the order is placed or paid. */
export function forgetDraft(): void {
  entry.forget();
  wantOrder(null);
}

/**
 * The draft is stored for this tab, so that it outlives a login, a reload, another page and a cancelled payment. Another shopper
 * who logs in gets the payment method only, and a logout deletes the draft.
 */
export function useOrderDraft(userId: string | undefined) {
  const [changed, setChanged] = useState<OrderDraft>();
  const last = changed ?? readDraft();
  const isOthers = userId && last.of && last.of !== userId;
  const draft = isOthers ? { ...emptyDraft, payment: last.payment } : last;
  return {
    draft,
    change: (part: Partial<OrderDraft>) => {
      const next = { ...draft, of: userId ?? draft.of, ...part };
      setChanged(next);
      entry.write(next);
    },
  };
}
