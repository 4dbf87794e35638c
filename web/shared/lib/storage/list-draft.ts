import { inTab } from './stored.ts';

const entry = inTab('greengate.list');

/** The shopping list that is being written and reviewed. */
export interface ListDraft {
  text: string;
  /** Whether the products of this text are shown. */
  isReviewed: boolean;
  /** The shopper's choices by the index of the line, where they differ from what the shop found. */
  choices: Readonly<Record<number, ListChoice>>;
}

export interface ListChoice {
  /** The chosen product; null leaves the line out. */
  productId: string | null;
  quantity: number;
}

const none: ListDraft = { text: '', isReviewed: false, choices: {} };

/** The draft, stored for this tab, so that going back and a reload lose nothing. */
export const listDraft = {
  read: (): ListDraft => entry.read((value) => ({ ...none, ...(value as Partial<ListDraft>) })) ?? none,
  write: (draft: ListDraft) => entry.write(draft),
};
