import { del, get, set } from 'idb-keyval';
import { useEffect, useEffectEvent, useState } from 'react';
import { useUpdateShopMutation, type ShopForm_storeFragment } from '#web/__generated__/seller-shop.ts';
import { notifySuccess } from '#web/shared/lib/messages/notify.ts';
import type { DatabaseKey } from '#web/shared/lib/storage/storage-keys.ts';
import { isLate, useVersionedDraft, type Sent } from '../shell/use-versioned-draft.ts';
import { changesOf, chosenLogo, fieldOf, isChosen, parseShopDraft, toDraft, type ShopDraft } from './shop-draft.ts';
import * as texts from './texts.ts';

const storageKey = 'greengate-shop-draft' satisfies DatabaseKey;

/** Keeps the new logo: a file, which only IndexedDB can hold. When it is blocked or full, the logo stays on the page only. */
const keptLogo = {
  async read() {
    try {
      const file: unknown = await get(storageKey);
      return file instanceof File ? file : undefined;
    } catch {
      return undefined;
    }
  },
  async write(logo: File | undefined) {
    try {
      await (logo ? set(storageKey, logo) : del(storageKey));
    } catch {
      // The page still has the logo.
    }
  },
};

export type ShopFormState = ReturnType<typeof useShopForm>;

/** The form of the shop. Typed texts and a chosen logo survive a reload and a failed send. */
export function useShopForm(store: ShopForm_storeFragment) {
  const [update] = useUpdateShopMutation();
  const [file, setFile] = useState<File>();
  const [errors, setErrors] = useState<Partial<Record<keyof ShopDraft, string>>>({});
  const form = useVersionedDraft({ key: storageKey, opened: store, toDraft, parse: parseShopDraft, send });
  const { draft, saved, savedDraft } = form;
  const hasFile = isChosen(draft.logo);

  const restore = useEffectEvent((kept: File | undefined) => {
    if (!hasFile || file) return;
    if (kept) setFile(kept);
    else form.takeNewer(['logo']);
  });
  useEffect(() => {
    let isGone = false;
    void keptLogo.read().then((kept) => isGone || restore(kept));
    return () => {
      isGone = true;
    };
  }, []);
  // Removes the kept logo after a save, and when the saved logo is used again.
  useEffect(() => void (hasFile || keptLogo.write(undefined)), [hasFile]);

  /** @param chosen null for no logo, undefined for the saved one */
  function setLogo(chosen: File | null | undefined) {
    setFile(chosen ?? undefined);
    form.set({ logo: chosen ? chosenLogo(chosen) : chosen === null ? '' : savedDraft.logo });
    if (chosen) void keptLogo.write(chosen);
  }

  /** Sends the changed fields. */
  async function send(typed: ShopDraft, { version }: ShopForm_storeFragment): Promise<Sent<ShopForm_storeFragment>> {
    setErrors({});
    const input = { ...changesOf(typed, savedDraft, file), ...(version !== null && { ifVersion: version }) };
    const reply = (await update({ variables: { input } })).data?.updateStore;
    if (reply?.success) {
      notifySuccess(reply.message ?? texts.shopSaved);
      return { saved: reply.store };
    }
    const refused = reply?.errors ?? [];
    const found: typeof errors = {};
    for (const { field, message } of refused) {
      const name = fieldOf(field, input, typed);
      if (name) found[name] ??= message;
    }
    setErrors(found);
    return {
      newer: isLate(refused) && reply?.store,
      failures: [reply?.message ?? texts.shopNotSaved],
    };
  }

  return {
    ...form,
    /** The new logo; null for none, undefined for the saved one. */
    logo: hasFile ? file : draft.logo === '' && savedDraft.logo !== '' ? null : undefined,
    errors,
    setLogo,
    /**
     * Call after a part of the shop was saved that is not in this form. When others have saved something before that,
     * the next save of this form must still report it.
     */
    takeVersion: (before: number | null, after: number | null) => {
      const isNext = before !== null && after === before + 1;
      if (isNext && saved.version === before) form.follow({ ...saved, version: after });
    },
    discard: () => {
      setErrors({});
      form.discard();
    },
  };
}
