import type { Page } from 'playwright-core';

/**
 * Does to each page what the translator of a browser does, from when the app has started: each text, also a later one, goes into
 * two elements of its own.
 */
export async function translateTexts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const isPlain = (text: Node) =>
      text.textContent?.trim() !== '' &&
      !text.parentElement?.closest('font, script, style, noscript, textarea, option, title');
    const translate = (root: Node) => {
      const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const found: Node[] = root.nodeType === Node.TEXT_NODE ? [root] : [];
      while (texts.nextNode()) found.push(texts.currentNode);
      for (const text of found.filter((each) => each.isConnected && isPlain(each))) {
        const inner = document.createElement('font');
        const outer = document.createElement('font');
        outer.append(inner);
        text.parentNode?.replaceChild(outer, text);
        inner.append(text.textContent ?? '');
      }
    };
    const start = () => {
      translate(document.body);
      new MutationObserver((changes) => {
        for (const { type, target, addedNodes } of changes)
          for (const node of type === 'characterData' ? [target] : addedNodes) translate(node);
      }).observe(document.body, { childList: true, subtree: true, characterData: true });
    };
    new MutationObserver((_changes, observer) => {
      if (!document.documentElement.hasAttribute('data-started')) return;
      observer.disconnect();
      start();
    }).observe(document, { attributes: true, subtree: true, attributeFilter: ['data-started'] });
  });
}
