import type { LawLine } from '#gateway/__generated__/schema.ts';
import { readLawLine, type LawLine as StoreLawLine } from '#gateway/__generated__/store-documents.ts';
import { readList } from '#gateway/documents/read-list.ts';
import type { Parts } from '#gateway/parts.ts';
import * as texts from './texts.ts';

/** What the pages do of the rule; null when it is not about them. */
function ofPages(id: string, showsPlaceholderRating: boolean): Pick<LawLine, 'state' | 'note'> | null {
  if (id !== 'RATING') return null;
  return showsPlaceholderRating
    ? { state: 'MISSING', note: texts.ratingShown }
    : { state: 'DONE', note: texts.ratingHidden };
}

/** A line with the state null is about the pages of the shop, which this server writes. */
function completed(line: StoreLawLine, showsPlaceholderRating: boolean): LawLine[] {
  const { state, note } = line;
  const known = state === null ? ofPages(line.id, showsPlaceholderRating) : { state, note: note ?? '' };
  return known === null ? [] : [{ ...line, ...known }];
}

/** GET /api/store/law: the feature `law.country` */
export function createLawApi({ rest, features, log, showsPlaceholderRating }: Parts) {
  return {
    /** What the law asks of the shop; null when the store does not say it. @throws Fault */
    async lines(): Promise<LawLine[] | null> {
      if (!features.has('LAW_COUNTRY')) return null;
      const response = await rest.send({ method: 'GET', path: '/api/store/law', kind: 'read', cookies: ['seller'] });
      return readList(response, 'lines', { read: readLawLine, log }).flatMap((line) =>
        completed(line, showsPlaceholderRating),
      );
    },
  };
}
