import { blockField } from '#backend/http/text-fields.ts';
import type { OrderNotes } from './order.ts';

const maxNoteLength = 500;

/** The notes in the body of both order calls. */
export const noteFields = {
  noteToShop: blockField('Note to the shop', maxNoteLength).optional(),
  noteToCourier: blockField('Note to the courier', maxNoteLength).optional(),
};

/** An empty note counts as no note. */
export function readNotes(body: { noteToShop?: string | undefined; noteToCourier?: string | undefined }): OrderNotes {
  return { noteToShop: body.noteToShop || null, noteToCourier: body.noteToCourier || null };
}
