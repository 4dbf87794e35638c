import { useApolloClient } from '@apollo/client/react';
import { useRef, useState, type FormEvent } from 'react';
import { ProductExportDocument, type FileEncoding } from '#web/__generated__/seller-imports.ts';
import { useFieldErrors } from '#web/shared/lib/field-errors.ts';
import { notifyError, notifyThrown } from '#web/shared/lib/notify.ts';
import { Button } from '#web/shared/ui/Button.tsx';
import { Field } from '#web/shared/ui/Field.tsx';
import { Select } from '#web/shared/ui/Select.tsx';
import { FileInput } from '../shell/FileInput.tsx';
import { SellerPage } from '../shell/SellerPage.tsx';
import { PreviewTable } from './PreviewTable.tsx';
import { useProductImport } from './use-product-import.ts';
import * as texts from './texts.ts';
import * as styles from './ImportPage.css.ts';

/** Exports all products as a CSV file, and imports such a file after a preview. */
export function ImportPage() {
  const client = useApolloClient();
  const [isExporting, setIsExporting] = useState(false);
  const { form, errors, show, showPayload, clearAll } = useFieldErrors(['file', 'encoding']);
  const { preview, failure, isReading, isImporting, forget, read, apply } = useProductImport(showPayload);
  const [file, setFile] = useState<File>();
  const [encoding, setEncoding] = useState<FileEncoding>('UTF_8');
  const [skipFaulty, setSkipFaulty] = useState(false);
  const fileField = useRef<HTMLInputElement>(null);

  async function download() {
    setIsExporting(true);
    try {
      const { data } = await client.query({ query: ProductExportDocument, fetchPolicy: 'network-only' });
      const text = data?.seller?.productExport;
      if (text == null) notifyError(texts.noFileSent);
      else saveFile(text);
    } catch (error) {
      notifyThrown(error);
    }
    setIsExporting(false);
  }

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (isReading) return;
    clearAll();
    if (!file) {
      show({ file: texts.fileMissing });
      return;
    }
    setSkipFaulty(false);
    await read(file, encoding);
  }

  async function importThem(token: string) {
    if (!(await apply(token, skipFaulty))) return;
    setFile(undefined);
    if (fileField.current) {
      fileField.current.value = '';
      fileField.current.focus();
    }
  }

  const counts = preview?.counts;
  const writeCount = counts ? counts.added + counts.changed : 0;
  return (
    <SellerPage title={texts.importAndExport}>
      <section className={styles.part} aria-labelledby="export-heading">
        <h2 id="export-heading" className={styles.partTitle}>
          {texts.exportTitle}
        </h2>
        <p className={styles.hint}>{texts.exportHint}</p>
        <div>
          <Button variant="quiet" busy={isExporting} onClick={() => void download()}>
            {texts.download}
          </Button>
        </div>
      </section>
      <section className={styles.part} aria-labelledby="import-heading">
        <h2 id="import-heading" className={styles.partTitle}>
          {texts.importTitle}
        </h2>
        <p className={styles.hint}>{texts.importHint}</p>
        <form ref={form} noValidate className={styles.form} onSubmit={(event) => void submit(event)}>
          <Field label={texts.csvFile} error={errors.file} hint={texts.csvFileHint}>
            <FileInput
              ref={fileField}
              name="file"
              accept=".csv,.txt,text/csv,text/plain"
              onChange={(event) => {
                setFile(event.target.files?.[0]);
                clearAll();
                forget();
              }}
            />
          </Field>
          <Field label={texts.encoding} error={errors.encoding}>
            <Select
              name="encoding"
              value={encoding}
              onChange={(event) => {
                setEncoding(event.target.value === 'WINDOWS_1252' ? 'WINDOWS_1252' : 'UTF_8');
                clearAll();
                forget();
              }}
            >
              <option value="UTF_8">{texts.utf8}</option>
              <option value="WINDOWS_1252">{texts.windows1252}</option>
            </Select>
          </Field>
          <div>
            <Button type="submit" busy={isReading}>
              {texts.showChanges}
            </Button>
          </div>
        </form>
        {failure && (
          <p role="alert" className={styles.fault}>
            {failure}
          </p>
        )}
      </section>
      {preview && counts && (
        <section className={styles.part} aria-labelledby="preview-heading">
          <h2 id="preview-heading" className={styles.partTitle}>
            {texts.preview}
          </h2>
          <output>{texts.counts(counts.added, counts.changed, counts.unchanged, counts.faulty)}</output>
          {preview.ignored.length > 0 && (
            <p className={styles.hint}>{texts.unknownColumns(preview.ignored.join(', '))}</p>
          )}
          {preview.rows.length > 0 && <PreviewTable rows={preview.rows} />}
          {counts.faulty > 0 && (
            <label className={styles.check}>
              <input type="checkbox" checked={skipFaulty} onChange={(event) => setSkipFaulty(event.target.checked)} />
              {texts.leaveFaultyOut}
            </label>
          )}
          {writeCount === 0 ? (
            <p>{texts.nothingToImport}</p>
          ) : counts.faulty > 0 && !skipFaulty ? (
            <p>{texts.mendFaulty}</p>
          ) : (
            <div>
              <Button busy={isImporting} onClick={() => void importThem(preview.token ?? '')}>
                {texts.importProducts(writeCount)}
              </Button>
            </div>
          )}
        </section>
      )}
    </SellerPage>
  );
}

function saveFile(text: string) {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = 'products.csv';
  link.click();
  URL.revokeObjectURL(url);
}
