import { useState } from 'react';
import { Button } from '#web/shared/ui/Button.tsx';
import { Field } from '#web/shared/ui/Field.tsx';
import { Select } from '#web/shared/ui/Select.tsx';
import type { Preview } from './use-product-import.ts';
import * as texts from './texts.ts';
import * as styles from './ImportPage.css.ts';

type Row = Preview['rows'][number];

const filters = [
  { value: '', label: texts.allRows },
  { value: 'NEW', label: texts.newProducts },
  { value: 'CHANGED', label: texts.changedProducts },
  { value: 'FAULTY', label: texts.faultyRows },
] as const;
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
      <Field label={texts.show}>
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
      <ul className={styles.rows} aria-label={texts.rowsOfFile}>
        {matching.slice(0, shownCount).map((row) => (
          <li key={row.line} className={styles.row}>
            <strong>
              {texts.rowKinds[row.kind]}: {row.name || texts.noName}
            </strong>
            <span className={styles.hint}>{texts.row(row.line)}</span>
            {row.changes.map(({ column, was, becomes }) => (
              <p key={column} className={styles.change}>
                {row.kind === 'NEW'
                  ? `${column}: ${becomes}`
                  : texts.change(
                      column,
                      <del>{was || texts.emptyValue}</del>,
                      <ins>{becomes || texts.emptyValue}</ins>,
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
      {matching.length === 0 && <p className={styles.hint}>{texts.noSuchRow}</p>}
      {matching.length > shownCount && (
        <div>
          <Button variant="quiet" onClick={() => setShownCount(shownCount + rowsPerStep)}>
            {texts.showMore(matching.length - shownCount)}
          </Button>
        </div>
      )}
    </>
  );
}
