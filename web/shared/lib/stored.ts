import { attempt, parsed } from './parsed.ts';
import type { BrowserKey, TabKey } from './storage-keys.ts';

/**
 * Entries of one of the browser's storages. A blocked or full storage loses what is written to it: the page works
 * without it.
 */
const entriesOf =
  <Key extends string>(area: 'localStorage' | 'sessionStorage') =>
  (key: Key) => {
    /** The entry's text; null when there is none, undefined when the storage is blocked. */
    const readText = () => attempt(() => window[area].getItem(key));
    /** @param text null removes the entry */
    const writeText = (text: string | null) =>
      attempt(() => (text === null ? window[area].removeItem(key) : window[area].setItem(key, text)));
    return {
      key,
      readText,
      writeText,
      /** The converted value of the entry's JSON; undefined without one, and when `convert` throws. */
      read: <Value>(convert: (value: unknown) => Value): Value | undefined => parsed(readText(), convert),
      write: (value: unknown): void => writeText(JSON.stringify(value)),
      forget: (): void => writeText(null),
    };
  };

/** An entry that all tabs share and later visits find. */
export const inBrowser = entriesOf<BrowserKey>('localStorage');
/** An entry of this tab, which a logout deletes. */
export const inTab = entriesOf<TabKey>('sessionStorage');
