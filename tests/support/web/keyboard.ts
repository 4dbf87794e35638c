import type { Page } from 'playwright-core';

/** The accessible name of the focused element, as far as the walks need it. */
export function focusedName(page: Page): Promise<string> {
  return page.evaluate(() => {
    const element = document.activeElement;
    const label = element && 'labels' in element ? (element.labels as NodeListOf<HTMLElement> | null)?.[0] : undefined;
    const name = element?.getAttribute('aria-label') ?? label?.textContent ?? element?.textContent ?? '';
    return name.replace(/\s+/g, ' ').trim();
  });
}

/** Presses Tab, or Shift+Tab, until the element with this name has the focus. */
export async function tabTo(page: Page, name: RegExp, key: 'Tab' | 'Shift+Tab' = 'Tab') {
  for (let presses = 0; presses < 90; presses += 1) {
    await page.keyboard.press(key);
    if (name.test(await focusedName(page))) return;
  }
  throw new Error(`The keyboard never reached ${name}; it is on “${await focusedName(page)}”.`);
}

/** A person who uses only the keyboard. */
export function keyboardOf(page: Page) {
  return {
    focused: () => focusedName(page),
    tabTo: (name: RegExp, key?: 'Tab' | 'Shift+Tab') => tabTo(page, name, key),
    press: (key: string) => page.keyboard.press(key),
    type: (text: string) => page.keyboard.type(text),
    /** Moves the focus to the element with this name and presses Enter. */
    enter: async (name: RegExp) => {
      await tabTo(page, name);
      await page.keyboard.press('Enter');
    },
    /** Moves the focus to the field with this label and types. */
    fill: async (name: RegExp, text: string) => {
      await tabTo(page, name);
      await page.keyboard.press('ControlOrMeta+A');
      await page.keyboard.type(text);
    },
  };
}
