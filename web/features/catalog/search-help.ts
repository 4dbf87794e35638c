import { createElement } from 'react';
import { lazyPart } from '#web/shared/lib/page/lazy-part.tsx';
import { NothingFound } from './NothingFound.tsx';
import { helpMark, type SearchHelpProps } from './search-help-mark.ts';

/** What follows a search with one result or none, in its own chunk: few searches need it, and the page works without it. */
export const searchHelp = lazyPart<SearchHelpProps>(async () => {
  const loaded = await import('./SearchHelp.tsx').catch(() => undefined);
  return loaded?.SearchHelp ?? WithoutHelp;
});

const WithoutHelp = ({ listing: { search }, place, only }: SearchHelpProps) =>
  only ? null : createElement(NothingFound, { search, place });

/** Loads the code of the help in a rendered page that has it. */
export async function loadShownHelp(): Promise<void> {
  if (globalThis.document?.querySelector(`[${helpMark}]`)) await searchHelp.load();
}
