import { report } from '#web/shared/lib/network/report.ts';
import { keepSellerFiles } from '#web/shared/lib/network/seller-files.ts';

/** Makes the pick list open without a network, in browsers with service workers and in a built shop. */
export async function openOffline(): Promise<void> {
  if (!('serviceWorker' in navigator) || !import.meta.env.PROD) return;
  try {
    await navigator.serviceWorker.register('/sw.js', { updateViaCache: 'none' });
    const { active } = await navigator.serviceWorker.ready;
    active?.postMessage(keepSellerFiles);
  } catch (error) {
    report('The pick list cannot be opened without a network', error);
  }
}
