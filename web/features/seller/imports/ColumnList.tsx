import { Button } from '#web/shared/ui/Button.tsx';
import { comma } from '#web/shared/lib/texts.ts';
import { toCsv } from '../shell/csv.ts';
import { localSeparator } from '../shell/local-csv.ts';
import { saveCsvFile } from '../shell/save-file.ts';
import type { Column } from './use-import-columns.ts';
import * as texts from './texts.ts';
import * as styles from './ImportPage.css.ts';

/** What the columns of a file take, and a template with all of them and an example. */
export function ColumnList({ columns }: { columns: readonly Column[] }) {
  return (
    <section className={styles.part} aria-labelledby="columns-heading">
      <h2 id="columns-heading" className={styles.partTitle}>
        {texts.columnsTitle}
      </h2>
      <p className={styles.hint}>{texts.columnsHint}</p>
      <div>
        <Button variant="quiet" onClick={() => saveCsvFile(templateOf(columns), texts.templateName)}>
          {texts.downloadTemplate}
        </Button>
      </div>
      <ul className={styles.columns} aria-labelledby="columns-heading">
        {columns.map((column) => (
          <li key={column.name} className={styles.column}>
            <strong>
              <code translate="no">{column.name}</code>{' '}
              <span>{`· ${column.label}${column.isRequired ? ` · ${texts.isRequired}` : ''}`}</span>
            </strong>
            <p className={styles.hint}>{column.hint}</p>
            {column.values.length > 0 && <p className={styles.example}>{texts.allowed(column.values.join(comma))}</p>}
            {column.example !== '' && (
              <p className={styles.example}>{texts.example(column.example.replaceAll('\n', ' ⏎ '))}</p>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The names of the columns, and a row with their examples. */
const templateOf = (columns: readonly Column[]) =>
  toCsv([columns.map(({ name }) => name), columns.map(({ example }) => example)], localSeparator());
