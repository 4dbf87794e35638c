import { useState } from 'react';
import { useSaveBannerMutation, type Banner_storeFragment } from '#web/__generated__/seller-shop.ts';
import type { UpdateStoreInput } from '#web/__generated__/inputs-and-enums.ts';
import { messageOf, notifySuccess } from '#web/shared/lib/messages/notify.ts';
import { isLate, useVersionedDraft, type Sent } from '../shell/use-versioned-draft.ts';
import * as texts from './texts.ts';

const names = ['heading', 'text', 'from', 'until'] as const;

type BannerDraft = Record<(typeof names)[number], string>;
type Errors = Partial<Record<(typeof names)[number] | 'picture', string>>;

function draftOf(source: Partial<Record<keyof BannerDraft, unknown>>): BannerDraft {
  const textOf = (name: keyof BannerDraft) => (typeof source[name] === 'string' ? source[name] : '');
  return { heading: textOf('heading'), text: textOf('text'), from: textOf('from'), until: textOf('until') };
}

/** The form of the banner. Typed values survive a reload, a refusal and a failed send; the photograph is sent by itself. */
export function useBannerForm(
  opened: Banner_storeFragment,
  onSaved: (before: number | null, after: number | null) => void,
) {
  const [update] = useSaveBannerMutation();
  const [errors, setErrors] = useState<Errors>({});
  const [isSendingPicture, setIsSendingPicture] = useState(false);

  const form = useVersionedDraft({
    key: 'greengate-banner-draft',
    opened,
    toDraft: ({ banner }) => draftOf(banner ?? {}),
    parse: (kept) => (typeof kept === 'object' && kept !== null ? draftOf(kept) : undefined),
    send: (banner, { version }) => send({ banner, ...(version !== null && { ifVersion: version }) }, version),
  });

  async function send(input: UpdateStoreInput, version: number | null): Promise<Sent<Banner_storeFragment>> {
    setErrors({});
    const reply = (await update({ variables: { input } })).data?.updateStore;
    if (reply?.success) {
      notifySuccess(reply.message ?? texts.shopSaved);
      onSaved(version, reply.store.version);
      return { saved: reply.store };
    }
    const refused = reply?.errors ?? [];
    const found: Errors = {};
    for (const { field, message } of refused) {
      const [name, part] = field ?? [];
      const known = name === 'bannerPicture' ? 'picture' : names.find((each) => each === part);
      if (known) found[known] ??= message;
    }
    setErrors(found);
    return { newer: isLate(refused) && reply?.store, failures: [reply?.message ?? texts.shopNotSaved] };
  }

  /** @param picture null removes the photograph */
  async function sendPicture(picture: File | null) {
    setIsSendingPicture(true);
    try {
      const input = picture ? { bannerPicture: picture } : { removeBannerPicture: true };
      const { saved, failures = [] } = await send(input, form.saved.version);
      if (saved) form.follow(saved);
      else setErrors((shown) => ({ picture: failures[0], ...shown }));
    } catch (error) {
      setErrors({ picture: messageOf(error) });
    } finally {
      setIsSendingPicture(false);
    }
  }

  return { ...form, errors, isSendingPicture, sendPicture };
}
