/** What the seller has typed and not saved, kept in this browser under a name, so that a reload of the page loses none of it. */
export function keptIn<Draft>(storageKey: string, isWhole: (kept: Draft) => boolean) {
  return {
    read: (): Draft | undefined => {
      try {
        const kept: Draft = JSON.parse(localStorage.getItem(storageKey) ?? '');
        return isWhole(kept) ? kept : undefined;
      } catch {
        return undefined;
      }
    },

    /** @param kept undefined to forget it */
    write: (kept: Draft | undefined): void => {
      try {
        if (kept === undefined) localStorage.removeItem(storageKey);
        else localStorage.setItem(storageKey, JSON.stringify(kept));
      } catch {
        // A full or blocked storage: the text stays on the page only.
      }
    },
  };
}
