import { useEffect, useState } from 'react';
import { useUpdateShopMutation, type ShopForm_storeFragment } from '#web/__generated__/seller-shop.ts';
import { messageOf, notifySuccess } from '#web/shared/lib/notify.ts';
import { checkSellerAgain } from '#web/shared/session/use-session.ts';
import { changesOf, draftNames, fieldOf, toDraft, type ShopDraft } from './shop-draft.ts';

const storageKey = 'greengate-shop-draft';

/** What is kept in the browser: the typed texts, and the version on which they build. */
interface KeptDraft {
  version: number | null;
  draft: ShopDraft;
}

function readKept(): KeptDraft | undefined {
  try {
    const kept: KeptDraft = JSON.parse(localStorage.getItem(storageKey) ?? '');
    return draftNames.every((name) => typeof kept.draft[name] === 'string') ? kept : undefined;
  } catch {
    return undefined;
  }
}

function keep(kept: KeptDraft | undefined) {
  try {
    if (kept) localStorage.setItem(storageKey, JSON.stringify(kept));
    else localStorage.removeItem(storageKey);
  } catch {
    // A full or blocked storage: the text stays on the page only.
  }
}

/** The form of the shop. Typed texts survive a reload and a failed send. */
export function useShopForm(store: ShopForm_storeFragment) {
  const [update, { client, loading }] = useUpdateShopMutation();
  const [saved, setSaved] = useState(store);
  const [draft, setDraft] = useState(() => readKept()?.draft ?? toDraft(store));
  const [version, setVersion] = useState(() => readKept()?.version ?? store.version);
  const [logo, setLogo] = useState<File | null | undefined>();
  const [errors, setErrors] = useState<Partial<Record<keyof ShopDraft | 'logo', string>>>({});
  const [failure, setFailure] = useState<string>();
  const base = toDraft(saved);
  const isChanged = draftNames.some((name) => draft[name] !== base[name]) || logo !== undefined;
  /** Changed elsewhere since these texts were typed. */
  const isOutdated = isChanged && version !== saved.version;

  useEffect(() => keep(isChanged ? { version, draft } : undefined), [isChanged, version, draft]);

  function startFrom(next: ShopForm_storeFragment) {
    setSaved(next);
    setDraft(toDraft(next));
    setVersion(next.version);
    setLogo(undefined);
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
      ...(version !== null && { ifVersion: version }),
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
      if (reply && refused.some(({ code }) => code === 'CHANGED_SINCE')) setSaved(reply.store);
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
    isChanged,
    isOutdated,
    isSaving: loading,
    set: (change: Partial<ShopDraft>) => setDraft((old) => ({ ...old, ...change })),
    setLogo,
    save,
    discard: () => startFrom(saved),
    /** Keeps the typed texts, and takes over the newer version, so that the next save replaces it. */
    keepMine: () => setVersion(saved.version),
  };
}
