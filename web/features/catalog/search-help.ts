import { lazyPart } from '#web/shared/lib/lazy-part.tsx';

/** What follows a search with one result or none, in its own chunk: few searches need it. */
export const searchHelp = lazyPart(async () => (await import('./SearchHelp.tsx')).SearchHelp);

/** Marks the help in a rendered page. */
export const helpMark = 'data-search-help';

/** Loads the code of the help in a rendered page that has it. Without it, the rest of the page works. */
export async function loadShownHelp(): Promise<void> {
  if (globalThis.document?.querySelector(`[${helpMark}]`)) await searchHelp.load().catch(() => undefined);
}
