import { attempt, parsed } from './parsed.ts';
import type { BrowserKey, TabKey } from './storage-keys.ts';

/** Texts that the browser did not store, by their keys. They last as long as the page. */
const unstored = { localStorage: new Map<string, string>(), sessionStorage: new Map<string, string>() };

/** Entries of one of the browser's storages. What a blocked or full storage does not take lasts as long as the page. */
const entriesOf =
  <Key extends string>(area: 'localStorage' | 'sessionStorage') =>
  (key: Key) => {
    /** The entry's text; null or undefined when the entry is missing. A stored text is newer than an unstored one: another tab wrote it. */
    const readText = () => attempt(() => window[area].getItem(key)) ?? unstored[area].get(key);
    const remove = () => attempt(() => window[area].removeItem(key));
    /** @param text null removes the entry */
    const writeText = (text: string | null): void => {
      unstored[area].delete(key);
      if (text === null) return remove();
      const isStored = attempt(() => {
        window[area].setItem(key, text);
        return true;
      });
      if (isStored) return;
      unstored[area].set(key, text);
      // The earlier text must not come back after a reload. Removing works also when the storage is full.
      remove();
    };
    return {
      key,
      readText,
      writeText,
      /** Whether the browser has not stored the last text, so that a reload loses it. */
      isUnstored: () => unstored[area].has(key),
      /** The converted value of the entry's JSON; undefined without one, and when `convert` throws. */
      read: <Value>(convert: (value: unknown) => Value): Value | undefined => parsed(readText(), convert),
      write: (value: unknown): void => writeText(JSON.stringify(value)),
      forget: (): void => writeText(null),
    };
  };

/** Removes all entries of this tab. */
export function forgetTab() {
  unstored.sessionStorage.clear();
  attempt(() => sessionStorage.clear());
}

/** An entry that all tabs share and later visits find. */
export const inBrowser = entriesOf<BrowserKey>('localStorage');
/** An entry of this tab, which a logout deletes. */
export const inTab = entriesOf<TabKey>('sessionStorage');
