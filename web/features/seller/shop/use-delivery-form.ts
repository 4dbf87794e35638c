import { useEffect, useState } from 'react';
import { useSaveDeliveryMutation, type Delivery_deliveryFragment } from '#web/__generated__/seller-shop.ts';
import { messageOf, notifySuccess } from '#web/shared/lib/notify.ts';
import { checkSellerAgain } from '#web/shared/session/session-actions.ts';
import { keptIn } from '../shell/kept-draft.ts';
import { isSamePlan, toDraft, withNewKeys, toInput, unreadable, type DeliveryDraft } from './delivery-draft.ts';

/** The typed plan, and the version of the plan on which it builds. */
interface KeptPlan {
  version: number;
  draft: DeliveryDraft;
}

const keptPlan = keptIn<KeptPlan>(
  'greengate-delivery-draft',
  ({ version, draft: { windows, areas, daysAhead, closedDays } }) =>
    typeof version === 'number' &&
    Array.isArray(windows) &&
    Array.isArray(areas) &&
    typeof daysAhead === 'string' &&
    typeof closedDays === 'string',
);

/** The form of the delivery plan. What was typed stays after a reload and after a refused or failed send. */
export function useDeliveryForm(delivery: Delivery_deliveryFragment) {
  const [save, { client, loading }] = useSaveDeliveryMutation();
  const [kept] = useState(keptPlan.read);
  const [saved, setSaved] = useState(delivery);
  /** The plan that was saved elsewhere meanwhile. */
  const [newer, setNewer] = useState(kept && kept.version !== delivery.version ? delivery : undefined);
  const [draft, setDraft] = useState(() => (kept ? withNewKeys(kept.draft) : toDraft(delivery)));
  const [failures, setFailures] = useState<readonly string[]>([]);

  const isChanged = !isSamePlan(draft, toDraft(saved));
  const version = newer && kept ? kept.version : saved.version;
  useEffect(() => keptPlan.write(isChanged ? { version, draft } : undefined), [isChanged, version, draft]);

  function startFrom(plan: Delivery_deliveryFragment) {
    setSaved(plan);
    setDraft(toDraft(plan));
    setNewer(undefined);
    setFailures([]);
  }

  async function send() {
    const wrong = unreadable(draft);
    if (wrong !== undefined) {
      setFailures([wrong]);
      return;
    }
    setFailures([]);
    const { input, rowOfWindow } = toInput(draft, saved.version);
    try {
      const reply = (await save({ variables: { input } })).data?.saveDelivery;
      if (reply?.success && reply.delivery) {
        startFrom(reply.delivery);
        notifySuccess(reply.message ?? 'Delivery saved.');
        return;
      }
      const refused = reply?.errors ?? [];
      if (refused.some(({ code }) => code === 'NOT_LOGGED_IN')) checkSellerAgain(client);
      if (reply?.delivery && refused.some(({ code }) => code === 'CHANGED_SINCE')) setNewer(reply.delivery);
      const sentences = refused.map(({ field, message }) => `${placeOf(field, rowOfWindow)}${message}`);
      setFailures(sentences.length > 0 ? [...new Set(sentences)] : [reply?.message ?? 'The plan was not saved.']);
    } catch (error) {
      setFailures([messageOf(error)]);
    }
  }

  return {
    draft,
    saved,
    failures,
    newer,
    isChanged,
    discard: () => startFrom(saved),
    isSaving: loading,
    set: (change: Partial<DeliveryDraft>) => setDraft((old) => ({ ...old, ...change })),
    save: send,
    takeNewer: () => newer && startFrom(newer),
    /** The next save replaces the newer plan. */
    keepMine: () => {
      if (newer) setSaved(newer);
      setNewer(undefined);
      setFailures([]);
    },
  };
}

/** The row of the form that a refused field is in, as the beginning of a sentence. */
function placeOf(field: readonly string[] | null, rowOfWindow: readonly number[]): string {
  const [name, index] = field ?? [];
  if (index === undefined) return '';
  if (name === 'windows') return `Time ${(rowOfWindow[Number(index)] ?? 0) + 1}: `;
  return name === 'areas' ? `Area ${Number(index) + 1}: ` : '';
}
