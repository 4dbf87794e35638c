import { inTab } from './stored.ts';

const entry = inTab('greengate.list');

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
  read: (): ListDraft => entry.read((value) => ({ ...none, ...(value as Partial<ListDraft>) })) ?? none,
  write: (draft: ListDraft) => entry.write(draft),
};
