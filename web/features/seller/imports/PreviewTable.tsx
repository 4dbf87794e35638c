import { useState } from 'react';
import { Button } from '#web/shared/ui/Button.tsx';
import { Field } from '#web/shared/ui/Field.tsx';
import { Select } from '#web/shared/ui/Select.tsx';
import type { Preview } from './use-product-import.ts';
import * as styles from './ImportPage.css.ts';

type Row = Preview['rows'][number];

const filters = [
  { value: '', label: 'All rows with something to see' },
  { value: 'NEW', label: 'New products' },
  { value: 'CHANGED', label: 'Changed products' },
  { value: 'FAULTY', label: 'Faulty rows' },
] as const;
const kindTexts: Record<Row['kind'], string> = { NEW: 'New', CHANGED: 'Changed', FAULTY: 'Faulty' };
const rowsPerStep = 100;

/** The rows of a preview. When some rows cannot be imported, they are shown first. */
export function PreviewTable({ rows }: { rows: readonly Row[] }) {
  const [filter, setFilter] = useState<'' | Row['kind']>('');
  const [shownCount, setShownCount] = useState(rowsPerStep);
  const matching = rows
    .filter(({ kind }) => filter === '' || kind === filter)
    .toSorted((a, b) => Number(b.kind === 'FAULTY') - Number(a.kind === 'FAULTY'));

  return (
    <>
      <Field label="Show">
        <Select
          value={filter}
          onChange={(event) => {
            setFilter(filters.find(({ value }) => value === event.target.value)?.value ?? '');
            setShownCount(rowsPerStep);
          }}
        >
          {filters.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </Select>
      </Field>
      <ul className={styles.rows} aria-label="Rows of the file">
        {matching.slice(0, shownCount).map((row) => (
          <li key={row.line} className={styles.row}>
            <strong>
              {kindTexts[row.kind]}: {row.name || 'no name'}
            </strong>
            <span className={styles.hint}>Row {row.line}</span>
            {row.changes.map(({ column, was, becomes }) => (
              <p key={column} className={styles.change}>
                {row.kind === 'NEW' ? (
                  `${column}: ${becomes}`
                ) : (
                  <>
                    {column}: <del>{was || 'empty'}</del> becomes <ins>{becomes || 'empty'}</ins>
                  </>
                )}
              </p>
            ))}
            {row.faults.map(({ column, message }) => (
              <p key={column} className={styles.fault}>
                {column === null ? message : `${column}: ${message}`}
              </p>
            ))}
          </li>
        ))}
      </ul>
      {matching.length === 0 && <p className={styles.hint}>No row of this kind.</p>}
      {matching.length > shownCount && (
        <div>
          <Button variant="quiet" onClick={() => setShownCount(shownCount + rowsPerStep)}>
            Show more ({matching.length - shownCount} left)
          </Button>
        </div>
      )}
    </>
  );
}
