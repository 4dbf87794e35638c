/** What the service worker keeps that shows what somebody looked at. The names are those of web/worker/worker-caches.ts. */
const traces = /^greengate-(answers|pages)/;

/**
 * After a logout the next person at this browser finds no trace of the last one, the searched words included, nor what this
 * tab remembers of the visit: an address half typed, an order half placed.
 */
export async function forgetWhatWasSeen(): Promise<void> {
  try {
    sessionStorage.clear();
  } catch {
    // Blocked: it holds nothing.
  }
  if (typeof caches === 'undefined') return;
  const names = await caches.keys();
  await Promise.all(names.filter((name) => traces.test(name)).map((name) => caches.delete(name)));
}
