import { blockField } from '#backend/http/text-fields.ts';
import type { OrderNotes } from './order.ts';
import * as texts from './texts.ts';

const maxNoteLength = 500;

/** The notes in the body of both order calls. */
export const noteFields = {
  noteToShop: blockField(texts.noteToShop, maxNoteLength).optional(),
  noteToCourier: blockField(texts.noteToCourier, maxNoteLength).optional(),
};

/** An empty note counts as no note. */
export function readNotes(body: { noteToShop?: string | undefined; noteToCourier?: string | undefined }): OrderNotes {
  return { noteToShop: body.noteToShop || null, noteToCourier: body.noteToCourier || null };
}
