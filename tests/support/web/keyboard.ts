import type { Page } from 'playwright-core';

/** What a screen reader calls the element that has the focus, as far as the walks need it. */
export function focusedName(page: Page): Promise<string> {
  return page.evaluate(() => {
    const element = document.activeElement;
    const label = element && 'labels' in element ? (element.labels as NodeListOf<HTMLElement> | null)?.[0] : undefined;
    const name = element?.getAttribute('aria-label') ?? label?.textContent ?? element?.textContent ?? '';
    return name.replace(/\s+/g, ' ').trim();
  });
}

/** Tabs on, or back, until the focus is on what has this name. */
export async function tabTo(page: Page, name: RegExp, key: 'Tab' | 'Shift+Tab' = 'Tab') {
  for (let presses = 0; presses < 90; presses += 1) {
    await page.keyboard.press(key);
    if (name.test(await focusedName(page))) return;
  }
  throw new Error(`The keyboard never reached ${name}; it is on “${await focusedName(page)}”.`);
}

/** A person without a pointer: nothing here but keys. */
export function keyboardOf(page: Page) {
  return {
    focused: () => focusedName(page),
    tabTo: (name: RegExp, key?: 'Tab' | 'Shift+Tab') => tabTo(page, name, key),
    press: (key: string) => page.keyboard.press(key),
    type: (text: string) => page.keyboard.type(text),
    /** Goes to what has this name and presses Enter on it. */
    enter: async (name: RegExp) => {
      await tabTo(page, name);
      await page.keyboard.press('Enter');
    },
    /** Goes to a field by its label and types. */
    fill: async (name: RegExp, text: string) => {
      await tabTo(page, name);
      await page.keyboard.press('ControlOrMeta+A');
      await page.keyboard.type(text);
    },
  };
}
