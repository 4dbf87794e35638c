import { forgetTab } from './stored.ts';

/** The service worker's caches of viewed pages and data. See web/worker/worker-caches.ts for their names. */
const viewedCaches = /^greengate-(answers|pages)/;

/**
 * Deletes what this browser stores of a visit, for the logout: viewed pages, searches, and this tab's drafts and unfinished
 * orders.
 */
export async function forgetVisit(): Promise<void> {
  forgetTab();
  if (typeof caches === 'undefined') return;
  const names = await caches.keys();
  await Promise.all(names.filter((name) => viewedCaches.test(name)).map((name) => caches.delete(name)));
}
