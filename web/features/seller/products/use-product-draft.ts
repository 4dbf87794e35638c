import { useState } from 'react';
import { notifyWithAction } from '#web/shared/lib/notify.ts';
import { draftStorage, type DraftFiles } from './draft-storage.ts';
import { emptyDraft, isEmptyDraft, type ProductDraft } from './product-draft.ts';
import { usePictures } from './use-pictures.ts';

interface Discarded {
  draft: ProductDraft;
  files: DraftFiles;
}

/** The product that is being written, words and pictures: kept in this browser, discarded and brought back. */
export function useProductDraft() {
  // Only ever shown in a browser: the seller's session is asked for first.
  const [draft, setDraft] = useState(() => draftStorage.readWords() ?? emptyDraft);
  const [restored, setRestored] = useState(!isEmptyDraft(draft));
  const [discarded, setDiscarded] = useState<Discarded>();
  const pictures = usePictures(() => setRestored(true));
  const isEmpty = isEmptyDraft(draft) && !pictures.slots.some(Boolean);

  function put(next: ProductDraft) {
    setDraft(next);
    draftStorage.keepWords(next);
  }

  /** Empties everything but the shelf: the next product often stands on the same one. */
  function clear() {
    put({ ...emptyDraft, category: draft.category });
    pictures.clear();
    setRestored(false);
    setDiscarded(undefined);
  }

  function discard() {
    const old = { draft, files: pictures.files };
    clear();
    if (isEmpty) return;
    setDiscarded(old);
    notifyWithAction('Draft discarded', 'draft', { label: 'Undo', run: () => bringBack(old) });
  }

  function bringBack(old: Discarded) {
    put(old.draft);
    pictures.put(old.files);
    setDiscarded(undefined);
  }

  return {
    draft,
    pictures,
    /** Whether it was begun at another time. */
    restored: restored && !isEmpty,
    /** Whether a discarded draft can be brought back. */
    canBringBack: discarded !== undefined && isEmpty,
    isEmpty,
    set: (change: Partial<ProductDraft>) => put({ ...draft, ...change }),
    clear,
    discard,
    bringBack: () => discarded && bringBack(discarded),
  };
}
