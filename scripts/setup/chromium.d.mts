/** Flags for every Chromium that measures or tests the shop. */
export const chromiumFlags: string[];
