import type { Page } from 'playwright-core';

/**
 * The texts of a page that are not in the pseudo-language: those with Latin letters without accents. It looks at every text and at
 * what screen readers say, visible or not, and leaves out addresses of mails and pages,
 * and what the page says is not to be translated.
 */
export async function untranslatedTexts(page: Page): Promise<string[]> {
  const texts = await page.evaluate(() => {
    const found = [document.title];
    const walker = document.createTreeWalker(document.documentElement, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (!node.parentElement?.closest('script, style, noscript, [translate="no"]')) found.push(node.textContent ?? '');
    }
    const spoken = ['aria-label', 'aria-description', 'aria-valuetext', 'title', 'placeholder', 'alt', 'label'];
    for (const element of document.querySelectorAll('*'))
      for (const name of spoken) found.push(element.getAttribute(name) ?? '');
    found.push(document.querySelector('meta[name="description"]')?.getAttribute('content') ?? '');
    return found;
  });
  return [...new Set(texts.map((text) => text.trim()).filter(isUntranslated))];
}

/** Units, names of time zones, and the names of categories in the REST calls, which the English shop shows. */
const notTranslated = /\b(kg|ml|EUR|UTC|Asia\/Tokyo|Fruits|Drinks|Dairy)\b/g;

/** Whether a text has a word of Latin letters without accents that is no address, unit or file type. */
export function isUntranslated(text: string): boolean {
  const words = text.replaceAll(/\S+@\S+|\b(https?|mailto|tel):\S+/g, '');
  return /[A-Za-z]{2,}/.test(words.replaceAll(notTranslated, ''));
}

/** Whether the page is wider than the window, and what sticks out of it. */
export function overflowOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    if (document.documentElement.scrollWidth <= width) return [];
    const wide = [...document.querySelectorAll('body *')].filter((element) => {
      const { right, left } = element.getBoundingClientRect();
      return right > width + 1 || left < -1;
    });
    return wide.slice(-3).map((element) => `${element.tagName} ${element.textContent?.slice(0, 80)}`);
  });
}
