const storageKey = 'greengate.list';

/** The shopping list that is being written and reviewed. */
export interface ListDraft {
  text: string;
  /** Whether the products of this text are shown. */
  isReviewed: boolean;
  /** By the place of a line on the list: what differs from what was found for it. */
  choices: Readonly<Record<number, ListChoice>>;
}

export interface ListChoice {
  /** Null leaves the line out. */
  productId: string | null;
  quantity: number;
}

const none: ListDraft = { text: '', isReviewed: false, choices: {} };

/** Stored for this tab, so that going back and a reload lose nothing. */
export const listDraft = {
  read(): ListDraft {
    try {
      return { ...none, ...(JSON.parse(sessionStorage.getItem(storageKey) ?? '{}') as Partial<ListDraft>) };
    } catch {
      return none;
    }
  },

  write(draft: ListDraft) {
    try {
      sessionStorage.setItem(storageKey, JSON.stringify(draft));
    } catch {
      // Blocked or full: the draft lasts as long as the page is open.
    }
  },
};
