import { useState } from 'react';

/** What the shopper tells the shop and the courier about the order. */
export interface OrderNotes {
  noteToShop: string;
  noteToCourier: string;
}

/** In characters. The store refuses longer notes. */
export const maxNoteLength = 500;

const storageKey = 'greengate.notes';
const noNotes: OrderNotes = { noteToShop: '', noteToCourier: '' };

/**
 * Notes of an order that is not placed yet, stored for this tab, so that a reload, another page or a payment that was cancelled
 * does not lose them. They are read only for the shopper who typed them, and a logout deletes them.
 */
const storedNotes = {
  read(userId: string | undefined): OrderNotes {
    try {
      const stored = JSON.parse(sessionStorage.getItem(storageKey) ?? 'null') as (OrderNotes & { of: string }) | null;
      if (userId === undefined || stored?.of !== userId) return noNotes;
      return { noteToShop: String(stored.noteToShop), noteToCourier: String(stored.noteToCourier) };
    } catch {
      return noNotes;
    }
  },

  write(userId: string, notes: OrderNotes) {
    try {
      sessionStorage.setItem(storageKey, JSON.stringify({ of: userId, ...notes }));
    } catch {
      // Blocked or full: the notes last as long as the page.
    }
  },
};

/** Call when the order is placed, or paid. */
export function forgetNotes() {
  try {
    sessionStorage.removeItem(storageKey);
  } catch {
    // Blocked: nothing is stored.
  }
}

export function useOrderNotes(userId: string | undefined) {
  const [typed, setTyped] = useState<{ of: string | undefined; notes: OrderNotes }>();
  const notes = typed && typed.of === userId ? typed.notes : storedNotes.read(userId);
  return {
    notes,
    typeNote: (name: keyof OrderNotes, text: string) => {
      const next = { ...notes, [name]: text };
      setTyped({ of: userId, notes: next });
      if (userId !== undefined) storedNotes.write(userId, next);
    },
  };
}
