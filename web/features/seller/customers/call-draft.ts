import { useEffect, useRef, useState } from 'react';
import type { PaymentMethod } from '#web/__generated__/seller-customers.ts';
import { addressFields } from '#web/shared/addresses/address-form.ts';
import type { AddressDraft } from '#web/shared/addresses/address-types.ts';
import { inTab } from '#web/shared/lib/storage/stored.ts';
import type { Wish } from '#web/shared/wishes/WishChoice.tsx';
import type { CallLine } from './call-goods.ts';

/** What is typed and chosen while a customer calls. */
export interface CallDraft {
  address: AddressDraft;
  lines: readonly CallLine[];
  slotId?: string | undefined;
  /** Why the order is taken past the cut-off or beyond the places. */
  reason: string;
  payment: PaymentMethod;
  notes: { noteToShop: string; noteToCourier: string };
  wish: Wish;
}

const entry = inTab('greengate.call');

/** The last draft, when it is of this call. */
const readDraft = (of: string): CallDraft | undefined =>
  entry.read((value) => {
    const { of: whose, call } = value as { of: string; call: CallDraft };
    if (whose !== of) return undefined;
    const { address, lines, slotId, reason, payment, notes, wish } = call;
    return {
      address: Object.fromEntries(addressFields.map(({ name }) => [name, String(address[name])])) as AddressDraft,
      lines: lines.map((line) => ({ ...line, text: String(line.text), matches: [...line.matches] })),
      slotId: slotId === undefined ? undefined : String(slotId),
      reason: String(reason),
      payment: payment === 'ONLINE' ? 'ONLINE' : 'COD',
      notes: { noteToShop: String(notes.noteToShop), noteToCourier: String(notes.noteToCourier) },
      wish: { isReplaced: wish.isReplaced, except: wish.except.map(String) },
    };
  });

/** Deletes the draft. Call it when the order is taken. */
export const forgetCall = (): void => entry.forget();

/**
 * The draft of a call, stored for this tab: a reload, another page or a look at another customer does not lose it. A logout deletes
 * it, and so does what is typed for another call.
 *
 * @param of the customer's id, or what was typed to find a new one; empty when nothing was: then nothing is stored
 */
export function useCallDraft(of: string, address: AddressDraft) {
  const [call, setCall] = useState<CallDraft>(
    () =>
      (of === '' ? undefined : readDraft(of)) ?? {
        address,
        lines: [],
        reason: '',
        payment: 'COD',
        notes: { noteToShop: '', noteToCourier: '' },
        wish: { isReplaced: false, except: [] },
      },
  );
  const first = useRef(call);
  useEffect(() => {
    if (of !== '' && call !== first.current) entry.write({ of, call });
  }, [of, call]);
  return {
    call,
    change: (part: Partial<CallDraft>) => setCall((before) => ({ ...before, ...part })),
    /** Goods are found while the staff types on, so the change is of the newest lines. */
    changeLines: (next: (lines: CallDraft['lines']) => CallDraft['lines']) =>
      setCall((before) => ({ ...before, lines: next(before.lines) })),
  };
}
