import { useState } from 'react';
import { withColon } from '#web/shared/lib/texts.ts';
import { Button } from '#web/shared/ui/Button.tsx';
import { Field } from '#web/shared/ui/Field.tsx';
import { Select } from '#web/shared/ui/Select.tsx';
import type { Column } from './use-import-columns.ts';
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

/** Faulty rows come first, then those in which a number was read that could mean something else. */
const urgency = ({ kind, notes }: Row) => (kind === 'FAULTY' ? 2 : notes.length > 0 ? 1 : 0);

/** The rows of a preview, with the labels of their columns where the store has some. */
export function PreviewTable({ rows, columns }: { rows: readonly Row[]; columns: readonly Column[] }) {
  const [filter, setFilter] = useState<'' | Row['kind']>('');
  const [shownCount, setShownCount] = useState(rowsPerStep);
  const matching = rows
    .filter(({ kind }) => filter === '' || kind === filter)
    .toSorted((one, other) => urgency(other) - urgency(one));
  const labelOf = (name: string) => columns.find((column) => column.name === name)?.label ?? name;

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
            <strong>{`${texts.rowKinds[row.kind]}: ${row.name || texts.noName}`}</strong>
            <span className={styles.hint}>
              {[texts.row(row.line), row.matchedBy && texts.foundBy[row.matchedBy]].filter(Boolean).join(' · ')}
            </span>
            <div className={row.kind === 'NEW' ? styles.cells : undefined}>
              {row.changes.map(({ column, was, becomes }) => (
                <p key={column} className={styles.change}>
                  {row.kind === 'NEW'
                    ? `${withColon(labelOf(column))} ${becomes}`
                    : texts.change(
                        labelOf(column),
                        <del>{was || texts.emptyValue}</del>,
                        <ins>{becomes || texts.emptyValue}</ins>,
                      )}
                </p>
              ))}
            </div>
            {row.notes.map(({ column, message }) => (
              <p key={column} className={styles.note}>{`${withColon(labelOf(column))} ${message}`}</p>
            ))}
            {row.faults.map(({ column, message }) => (
              <p key={column} className={styles.fault}>
                {column === null ? message : `${withColon(labelOf(column))} ${message}`}
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
