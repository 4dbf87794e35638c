import { useState } from 'react';
import { inTab } from '#web/shared/lib/stored.ts';
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

const entry = inTab('greengate.order');
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
  read: (userId: string | undefined): OrderDraft =>
    entry.read((value) => {
      const { of, notes, wish, slotId } = value as OrderDraft & { of: string };
      if (userId === undefined || of !== userId) return emptyDraft;
      return {
        notes: { noteToShop: String(notes.noteToShop), noteToCourier: String(notes.noteToCourier) },
        wish: { isReplaced: wish.isReplaced, except: wish.except.map(String) },
        slotId: slotId === undefined ? undefined : String(slotId),
      };
    }) ?? emptyDraft,

  write: (userId: string, draft: OrderDraft) => entry.write({ of: userId, ...draft }),
};

/** Call when the order is placed, or paid. */
export const forgetDraft = entry.forget;

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
