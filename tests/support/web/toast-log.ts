import type { Page } from 'playwright-core';

/**
 * Records the text of every toast in the documents that the page opens from now on, also of toasts that have closed.
 * @returns the toasts of the current document, oldest first
 */
export async function logToasts(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const texts: string[] = [];
    const seen = new WeakSet<Element>();
    Object.assign(window, { toastTexts: texts });
    new MutationObserver(() => {
      for (const toast of document.querySelectorAll('[aria-label="Notifications"] li')) {
        if (seen.has(toast)) continue;
        seen.add(toast);
        texts.push(toast.textContent);
      }
    }).observe(document, { childList: true, subtree: true });
  });
  return () => page.evaluate(() => Reflect.get(window, 'toastTexts') as string[]);
}
