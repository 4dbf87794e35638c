import { del, get, set } from 'idb-keyval';
import { useEffect, useState } from 'react';
import { useUpdateShopMutation, type ShopForm_storeFragment } from '#web/__generated__/seller-shop.ts';
import { messageOf, notifySuccess } from '#web/shared/lib/notify.ts';
import { checkSellerAgain } from '#web/shared/session/session-actions.ts';
import { keptIn } from '../shell/kept-draft.ts';
import { changesOf, draftNames, fieldOf, toDraft, type ShopDraft } from './shop-draft.ts';

const storageKey = 'greengate-shop-draft';

/** The typed texts, with the newer ones of the shop in the fields where nothing was typed. */
function merged(draft: ShopDraft, origin: ShopDraft, newer: ShopDraft): ShopDraft {
  const taken = draftNames.filter((name) => draft[name] === origin[name]).map((name) => [name, newer[name]] as const);
  return { ...draft, ...Object.fromEntries(taken) };
}

/** What is kept in the browser: the typed texts, and the shop's texts and version on which they build. */
interface KeptDraft {
  version: number | null;
  draft: ShopDraft;
  origin: ShopDraft;
}

const isWhole = (draft: ShopDraft) => draftNames.every((name) => typeof draft[name] === 'string');
const keptText = keptIn<KeptDraft>(storageKey, (kept) => isWhole(kept.draft) && isWhole(kept.origin));

/** The new logo is a file, which only IndexedDB can keep. A blocked or full storage: it stays on the page only. */
const keptLogo = {
  async read() {
    try {
      const file: unknown = await get(storageKey);
      return file instanceof File ? file : undefined;
    } catch {
      return undefined;
    }
  },
  async write(logo: File | null | undefined) {
    try {
      await (logo ? set(storageKey, logo) : del(storageKey));
    } catch {
      // The page still has it.
    }
  },
};

export type ShopFormState = ReturnType<typeof useShopForm>;

/** The form of the shop. Typed texts and a chosen logo survive a reload and a failed send. */
export function useShopForm(store: ShopForm_storeFragment) {
  const [update, { client, loading }] = useUpdateShopMutation();
  const [saved, setSaved] = useState(store);
  const [kept] = useState(keptText.read);
  /** The shop's texts and version on which the typed texts build. */
  const [origin, setOrigin] = useState(() => kept?.origin ?? toDraft(store));
  const [version, setVersion] = useState(kept ? kept.version : store.version);
  const [draft, setDraft] = useState(() => (kept ? merged(kept.draft, kept.origin, toDraft(store)) : toDraft(store)));
  const [logo, setLogo] = useState<File | null | undefined>();
  const [errors, setErrors] = useState<Partial<Record<keyof ShopDraft | 'logo', string>>>({});
  const [failure, setFailure] = useState<string>();
  const base = toDraft(saved);
  const changed = draftNames.filter((name) => draft[name] !== base[name]);
  const isChanged = changed.length > 0 || logo !== undefined;
  /** The fields that were changed both here and elsewhere. */
  const conflicts = version === saved.version ? [] : changed.filter((name) => base[name] !== origin[name]);

  useEffect(
    () => keptText.write(isChanged ? { version, draft, origin } : undefined),
    [isChanged, version, draft, origin],
  );

  useEffect(() => {
    let isGone = false;
    void keptLogo.read().then((file) => {
      if (file && !isGone) setLogo((chosen) => (chosen === undefined ? file : chosen));
    });
    return () => {
      isGone = true;
    };
  }, []);

  function chooseLogo(chosen: File | null | undefined) {
    setLogo(chosen);
    void keptLogo.write(chosen);
  }

  function startFrom(next: ShopForm_storeFragment) {
    setSaved(next);
    setDraft(toDraft(next));
    setOrigin(toDraft(next));
    setVersion(next.version);
    chooseLogo(undefined);
    setErrors({});
    setFailure(undefined);
  }

  /** Sends what has changed. */
  async function save() {
    setErrors({});
    setFailure(undefined);
    const input = {
      ...changesOf(draft, base),
      ...(logo ? { logo } : {}),
      ...(logo === null ? { removeLogo: true } : {}),
      ...(saved.version !== null && { ifVersion: saved.version }),
    };
    try {
      const reply = (await update({ variables: { input } })).data?.updateStore;
      if (reply?.success) {
        startFrom(reply.store);
        notifySuccess(reply.message ?? 'Shop saved.');
        return;
      }
      const refused = reply?.errors ?? [];
      if (refused.some(({ code }) => code === 'NOT_LOGGED_IN')) checkSellerAgain(client);
      if (reply && refused.some(({ code }) => code === 'CHANGED_SINCE')) {
        setSaved(reply.store);
        setDraft((typed) => merged(typed, origin, toDraft(reply.store)));
      }
      const found: typeof errors = {};
      for (const { field, message } of refused) {
        const name = fieldOf(field, input);
        if (name) found[name] ??= message;
      }
      setErrors(found);
      setFailure(reply?.message ?? 'The shop was not saved.');
    } catch (error) {
      setFailure(messageOf(error));
    }
  }

  return {
    draft,
    saved,
    savedDraft: base,
    logo,
    errors,
    failure,
    /** The texts that differ from the saved ones. */
    changed,
    isChanged,
    conflicts,
    isSaving: loading,
    set: (change: Partial<ShopDraft>) => setDraft((old) => ({ ...old, ...change })),
    setLogo: chooseLogo,
    /** After a part of the shop was saved that is not in this form. */
    takeVersion: (next: number | null) => {
      setSaved((old) => ({ ...old, version: next }));
      setVersion(next);
    },
    save,
    discard: () => startFrom(saved),
    /** Keeps the typed texts, and takes over the newer version, so that the next save replaces it. */
    keepMine: () => {
      setOrigin(base);
      setVersion(saved.version);
    },
  };
}
