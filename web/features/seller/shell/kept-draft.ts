import type { DraftKey } from '#web/shared/lib/storage/storage-keys.ts';
import { inBrowser } from '#web/shared/lib/storage/stored.ts';

/**
 * The storage of what the seller has typed and not saved. It is kept in this browser under a name, so that a reload of
 * the page loses nothing.
 */
export function keptIn<Draft>(storageKey: DraftKey, isWhole: (kept: Draft) => boolean) {
  const entry = inBrowser(storageKey);
  return {
    read: (): Draft | undefined => entry.read((kept) => (isWhole(kept as Draft) ? (kept as Draft) : undefined)),
    /** @param kept undefined removes the kept draft */
    write: (kept: Draft | undefined): void => (kept === undefined ? entry.forget() : entry.write(kept)),
    /** Whether a blocked or full storage has not taken the draft, so that a reload loses it. */
    isUnstored: entry.isUnstored,
  };
}
