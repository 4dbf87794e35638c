import { withColon } from '../lib/texts.ts';
import * as texts from './texts.ts';

interface NoteListProps {
  /** The label and the text of each note; a note without a text is not shown. */
  notes: readonly (readonly [label: string, text: string | null])[];
  className?: string | undefined;
}

/** The shopper's notes to the shop and to the courier, with the lines as typed. It renders nothing without a note. */
export function NoteList({ notes, className }: NoteListProps) {
  const shown = notes.filter(([, text]) => text);
  if (shown.length === 0) return null;
  return (
    <ul className={className} aria-label={texts.notes}>
      {shown.map(([label, text]) => (
        <li key={label} style={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
          <strong>{withColon(label)}</strong> <span>{text}</span>
        </li>
      ))}
    </ul>
  );
}
