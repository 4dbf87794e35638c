import { useSyncExternalStore } from 'react';

/** The same name as in `web/public/theme.js`, which sets the theme before the first paint. */
const storageKey = 'greengate.theme';

export type ColourTheme = 'system' | 'light' | 'dark';

/** The themes in the order a person is offered them. */
export const colourThemes: readonly ColourTheme[] = ['system', 'light', 'dark'];

const listeners = new Set<() => void>();

/** Chooses for this browser: all tabs, all later visits. Without storage, for as long as the page is open. */
export function setColourTheme(theme: ColourTheme) {
  show(theme);
  try {
    if (theme === 'system') localStorage.removeItem(storageKey);
    else localStorage.setItem(storageKey, theme);
  } catch {
    // Blocked or full.
  }
  for (const listener of listeners) listener();
}

export function useColourTheme(): ColourTheme {
  return useSyncExternalStore(subscribe, shown, () => 'system');
}

function show(theme: ColourTheme) {
  if (theme === 'system') delete document.documentElement.dataset['theme'];
  else document.documentElement.dataset['theme'] = theme;
}

function shown(): ColourTheme {
  return asTheme(document.documentElement.dataset['theme']);
}

function asTheme(text: string | null | undefined): ColourTheme {
  return colourThemes.find((theme) => theme === text) ?? 'system';
}

function subscribe(listener: () => void) {
  const hear = ({ key, newValue }: StorageEvent) => {
    if (key !== storageKey) return;
    show(asTheme(newValue));
    listener();
  };
  listeners.add(listener);
  window.addEventListener('storage', hear);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', hear);
  };
}
