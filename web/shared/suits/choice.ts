import { useSyncExternalStore } from 'react';
import type { Allergen } from '#web/__generated__/inputs-and-enums.ts';
import { allergens } from '#common/allergens.ts';
import { isRecord } from '../lib/is-record.ts';
import { parsed } from '#web/shared/lib/storage/parsed.ts';
import { shop } from '#web/shared/lib/shop/shop.ts';
import { inBrowser } from '#web/shared/lib/storage/stored.ts';

/** What a shopper avoids. It is about health: it stays on the device, outside addresses, cookies and the account. */
export interface Choice {
  /** The allergens, in the order of the law. */
  allergens: readonly Allergen[];
  /** Whether lists show only what suits the shopper. */
  isFilter: boolean;
}

const entry = inBrowser('greengate.suits');
const nothing: Choice = { allergens: [], isFilter: false };
const listeners = new Set<() => void>();

/** The last read text with its choice: the same text gives the same object. */
let last: { text: string | null | undefined; choice: Choice } = { text: null, choice: nothing };

/** The choice on this device. Without storage it lasts until the page is closed. */
export function currentChoice(): Choice {
  const text = entry.readText();
  if (text !== last.text) last = { text, choice: parsed(text, toChoice) ?? nothing };
  return last.choice;
}

export function choose(choice: Choice) {
  entry.writeText(choice.allergens.length > 0 ? JSON.stringify(choice) : null);
  for (const listener of listeners) listener();
}

export const forgetChoice = () => choose(nothing);

/** The choice, empty in a shop where no product states allergens. The server renders without one. */
export function useChoice(): Choice {
  const choice = useSyncExternalStore(onChoice, currentChoice, () => nothing);
  return shop().hasAllergens ? choice : nothing;
}

/** The allergens that lists must be free of; undefined when lists show everything. */
export function useFreeFrom(): Allergen[] | undefined {
  const { allergens: chosen, isFilter } = useChoice();
  return isFilter ? [...chosen] : undefined;
}

export function onChoice(listener: () => void): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    if (key === entry.key || key === null) listener();
  };
  listeners.add(listener);
  window.addEventListener('storage', onStorage);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', onStorage);
  };
}

function toChoice(value: unknown): Choice {
  if (!isRecord(value) || !Array.isArray(value['allergens'])) return nothing;
  const names: unknown[] = value['allergens'];
  const chosen = allergens.filter((each) => names.includes(each));
  return chosen.length > 0 ? { allergens: chosen, isFilter: value['isFilter'] === true } : nothing;
}
