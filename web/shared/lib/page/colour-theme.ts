import { useSyncExternalStore } from 'react';
import { inBrowser } from '#web/shared/lib/storage/stored.ts';

const entry = inBrowser('greengate.theme');

export type ColourTheme = 'system' | 'light' | 'dark';

/** The themes in the order of the switch. */
export const colourThemes: readonly ColourTheme[] = ['system', 'light', 'dark'];

const listeners = new Set<() => void>();

/** Sets the theme in all tabs and for later visits. Without storage it lasts until the page is closed. */
export function setColourTheme(theme: ColourTheme) {
  show(theme);
  entry.writeText(theme === 'system' ? null : theme);
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
  const onStorage = ({ key, newValue }: StorageEvent) => {
    if (key !== entry.key) return;
    show(asTheme(newValue));
    listener();
  };
  listeners.add(listener);
  window.addEventListener('storage', onStorage);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', onStorage);
  };
}
