import { useEffect, useEffectEvent, useState } from 'react';
import { notifyWithAction } from '#web/shared/lib/messages/notify.ts';
import { keptIn } from '../shell/kept-draft.ts';
import type { ProductDraft } from './form-field.ts';
import { pictureStorage, type DraftFiles } from './picture-storage.ts';
import { emptyDraft, isEmptyDraft, parseDraft, withChange } from './product-draft.ts';
import * as texts from './texts.ts';
import { usePictures } from './use-pictures.ts';

const storageKey = 'greengate.product-draft';
const keptTexts = keptIn<unknown>(storageKey, Boolean);
const keptPictures = pictureStorage(storageKey);

interface Discarded {
  draft: ProductDraft;
  files: DraftFiles;
}

/** The draft of a product with its pictures. It is stored in this browser, and can be discarded and restored. */
export function useProductDraft() {
  // The page is not rendered on the server, so the browser's storage exists.
  const [draft, setDraft] = useState(() => parseDraft(keptTexts.read()) ?? emptyDraft);
  const [wasRestored, setWasRestored] = useState(!isEmptyDraft(draft));
  const [discarded, setDiscarded] = useState<Discarded>();
  const pictures = usePictures({ storage: keptPictures, onRestored: () => setWasRestored(true) });
  /** Whether the form has a copy in which nothing is changed. It is not stored: the next new product starts empty. */
  const [isFreshCopy, setIsFreshCopy] = useState(false);
  const isEmpty = isEmptyDraft(draft) && !pictures.slots.some(Boolean);

  function put(next: ProductDraft) {
    setDraft(next);
    keptTexts.write(isEmptyDraft(next) ? undefined : next);
    if (!isFreshCopy) return;
    setIsFreshCopy(false);
    pictures.keep();
  }

  // A change of its pictures makes a copy a draft, too.
  if (isFreshCopy && pictures.isChanged) {
    setIsFreshCopy(false);
    pictures.keep();
  }
  const keepTexts = useEffectEvent(() => isEmptyDraft(draft) || keptTexts.write(draft));
  useEffect(() => {
    if (!isFreshCopy) keepTexts();
  }, [isFreshCopy]);

  /** Empties the form except for the category, which the next product often shares. */
  function clear() {
    put({ ...emptyDraft, category: draft.category });
    setIsFreshCopy(false);
    pictures.reset();
    setWasRestored(false);
    setDiscarded(undefined);
  }

  function discard() {
    const old = { draft, files: pictures.files };
    clear();
    if (isEmpty) return;
    setDiscarded(old);
    notifyWithAction(texts.draftDiscarded, 'draft', { label: texts.undo, run: () => restore(old) });
  }

  function restore(old: Discarded) {
    put(old.draft);
    pictures.restore(old.files);
    setDiscarded(undefined);
  }

  /** Replaces the draft with this content and these pictures of the store. */
  function fill(content: ProductDraft, urls: readonly string[]) {
    clear();
    setDraft(content);
    pictures.reset(urls);
    setIsFreshCopy(true);
  }

  return {
    draft,
    pictures,
    /** Whether the form started with a stored draft. */
    isRestored: wasRestored && !isEmpty,
    /** Whether a discarded draft can be restored. */
    canRestore: discarded !== undefined && isEmpty,
    isEmpty,
    /** Whether the browser keeps the draft after a reload of the page. */
    isStored: !keptTexts.isUnstored() && pictures.isStored,
    isFreshCopy,
    set: (change: Partial<ProductDraft>) => put(withChange(draft, change)),
    fill,
    clear,
    discard,
    restore: () => discarded && restore(discarded),
  };
}
