import { useState } from 'react';
import { inTab } from '#web/shared/lib/stored.ts';
import type { Wish } from './WishChoice.tsx';

/** The shopper's notes to the shop and to the courier. */
export interface OrderNotes {
  noteToShop: string;
  noteToCourier: string;
}

/** The choices and notes of an order that the shopper has not placed yet. */
interface OrderDraft {
  notes: OrderNotes;
  wish: Wish;
  slotId: string | undefined;
}

/** The store refuses notes with more characters. */
export const maxNoteLength = 500;

const entry = inTab('greengate.order');
const emptyDraft: OrderDraft = {
  notes: { noteToShop: '', noteToCourier: '' },
  wish: { isReplaced: false, except: [] },
  slotId: undefined,
};

/**
 * The draft is stored for this tab, so that it outlives a reload, another page and a cancelled payment. Only the shopper who
 * made it gets it back, and a logout deletes it.
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

/** Deletes the draft. Call it when the order is placed or paid. */
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
