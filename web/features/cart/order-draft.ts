import { useState } from 'react';
import type { Wish } from './WishChoice.tsx';

/** What the shopper tells the shop and the courier about the order. */
export interface OrderNotes {
  noteToShop: string;
  noteToCourier: string;
}

/** What the shopper has chosen and typed for an order that is not placed yet. */
interface OrderDraft {
  notes: OrderNotes;
  wish: Wish;
  slotId: string | undefined;
}

/** In characters. The store refuses longer notes. */
export const maxNoteLength = 500;

const storageKey = 'greengate.order';
const emptyDraft: OrderDraft = {
  notes: { noteToShop: '', noteToCourier: '' },
  wish: { isReplaced: false, except: [] },
  slotId: undefined,
};

/**
 * Stored for this tab, so that a reload, another page or a payment that was cancelled does not lose the draft. It is read only
 * for the shopper who made it, and a logout deletes it.
 */
const storedDraft = {
  read(userId: string | undefined): OrderDraft {
    try {
      const stored = JSON.parse(sessionStorage.getItem(storageKey) ?? 'null') as (OrderDraft & { of: string }) | null;
      if (userId === undefined || stored?.of !== userId) return emptyDraft;
      const { notes, wish, slotId } = stored;
      return {
        notes: { noteToShop: String(notes.noteToShop), noteToCourier: String(notes.noteToCourier) },
        wish: { isReplaced: wish.isReplaced, except: wish.except.map(String) },
        slotId: slotId === undefined ? undefined : String(slotId),
      };
    } catch {
      return emptyDraft;
    }
  },

  write(userId: string, draft: OrderDraft) {
    try {
      sessionStorage.setItem(storageKey, JSON.stringify({ of: userId, ...draft }));
    } catch {
      // Blocked or full: the draft lasts as long as the page.
    }
  },
};

/** Call when the order is placed, or paid. */
export function forgetDraft() {
  try {
    sessionStorage.removeItem(storageKey);
  } catch {
    // Blocked: nothing is stored.
  }
}

export function useOrderDraft(userId: string | undefined) {
  const [changed, setChanged] = useState<{ of: string | undefined; draft: OrderDraft }>();
  const draft = changed && changed.of === userId ? changed.draft : storedDraft.read(userId);
  return {
    draft,
    change: (part: Partial<OrderDraft>) => {
      const next = { ...draft, ...part };
      setChanged({ of: userId, draft: next });
      if (userId !== undefined) storedDraft.write(userId, next);
    },
  };
}
