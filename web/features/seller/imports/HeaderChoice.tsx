import { useState } from 'react';
import { Field } from '#web/shared/ui/Field.tsx';
import { Select } from '#web/shared/ui/Select.tsx';
import type { Column } from './use-import-columns.ts';
import type { Preview } from './use-product-import.ts';
import * as texts from './texts.ts';
import * as styles from './ImportPage.css.ts';

interface HeaderChoiceProps {
  headers: NonNullable<Preview['headers']>;
  columns: readonly Column[];
  /** Whether the choice is open when it appears, because the file cannot be read without it. */
  isOpen: boolean;
  /** Called with the column of each cell of the first line. */
  onChoose: (columns: (string | null)[]) => void;
}

/** What each header of the file was read as, with the choice of another column. */
export function HeaderChoice({ headers, columns, isOpen, onChoose }: HeaderChoiceProps) {
  const [startsOpen] = useState(isOpen);

  function choose(place: number, column: string) {
    const chosen: (string | null)[] = [];
    for (const header of headers) {
      while (chosen.length < header.place) chosen.push(null);
      // Two headers for one column would be a fault of the file.
      const kept = header.column === column ? null : header.column;
      chosen.push(header.place === place ? column || null : kept);
    }
    onChoose(chosen);
  }

  return (
    <details open={startsOpen}>
      <summary>{startsOpen ? texts.chooseColumns : texts.columnsOfFile}</summary>
      <div className={styles.choices}>
        {headers.map(({ place, text, column }) => (
          <Field key={place} label={text}>
            <Select value={column ?? ''} onChange={(event) => choose(place, event.target.value)}>
              <option value="">{texts.leaveColumnOut}</option>
              {columns.map(({ name, label }) => (
                <option key={name} value={name}>
                  {label}
                </option>
              ))}
            </Select>
          </Field>
        ))}
      </div>
    </details>
  );
}
