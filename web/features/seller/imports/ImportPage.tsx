import { useApolloClient } from '@apollo/client/react';
import { useRef, useState, type FormEvent } from 'react';
import { ProductExportDocument, type FileDialect, type FileEncoding } from '#web/__generated__/seller-imports.ts';
import { useFieldErrors } from '#web/shared/lib/forms/field-errors.ts';
import { notifyError, notifyThrown } from '#web/shared/lib/messages/notify.ts';
import { Button } from '#web/shared/ui/Button.tsx';
import { Field } from '#web/shared/ui/Field.tsx';
import { Select } from '#web/shared/ui/Select.tsx';
import { comma } from '#web/shared/lib/texts.ts';
import { FileInput } from '../shell/FileInput.tsx';
import { saveCsvFile } from '../shell/save-file.ts';
import { SellerPage } from '../shell/SellerPage.tsx';
import { useShopFacts } from '../shell/use-shop-facts.ts';
import { ColumnList } from './ColumnList.tsx';
import { HeaderChoice } from './HeaderChoice.tsx';
import { PreviewTable } from './PreviewTable.tsx';
import { useImportColumns } from './use-import-columns.ts';
import { useProductImport } from './use-product-import.ts';
import * as texts from './texts.ts';
import * as styles from './ImportPage.css.ts';

/** Exports all products as a CSV file, and imports such a file after a preview. */
export function ImportPage() {
  const client = useApolloClient();
  const describesColumns = useShopFacts().has('PRODUCTS_SKU');
  const columns = useImportColumns();
  const [exporting, setExporting] = useState<FileDialect>();
  const { form, errors, show, showPayload, clearAll } = useFieldErrors(['file', 'encoding']);
  const { preview, headers, failure, isReading, isImporting, forget, read, apply } = useProductImport(showPayload);
  const [file, setFile] = useState<File>();
  const [encoding, setEncoding] = useState<FileEncoding>('UTF_8');
  const [skipFaulty, setSkipFaulty] = useState(false);
  const fileField = useRef<HTMLInputElement>(null);

  async function download(dialect: FileDialect) {
    setExporting(dialect);
    try {
      const { data } = await client.query({
        query: ProductExportDocument,
        variables: { dialect },
        fetchPolicy: 'network-only',
      });
      const text = data?.seller?.productExport;
      if (text == null) notifyError(texts.noFileSent);
      else saveCsvFile(text, 'products.csv');
    } catch (error) {
      notifyThrown(error);
    }
    setExporting(undefined);
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

  const { counts, matched } = preview ?? {};
  const writeCount = counts ? counts.added + counts.changed : 0;
  return (
    <SellerPage title={texts.importAndExport}>
      <section className={styles.part} aria-labelledby="export-heading">
        <h2 id="export-heading" className={styles.partTitle}>
          {texts.exportTitle}
        </h2>
        <p className={styles.hint}>{texts.exportHint}</p>
        <div className={styles.buttons}>
          <Button variant="quiet" busy={exporting === 'PLAIN'} onClick={() => void download('PLAIN')}>
            {texts.download}
          </Button>
          {describesColumns && (
            <Button variant="quiet" busy={exporting === 'LOCAL'} onClick={() => void download('LOCAL')}>
              {texts.downloadLocal}
            </Button>
          )}
        </div>
        {describesColumns && <p className={styles.hint}>{texts.dialectHint}</p>}
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
        {headers && columns.length > 0 && file && (
          <HeaderChoice
            headers={headers}
            columns={columns}
            isOpen={!preview}
            onChoose={(chosen) => {
              clearAll();
              void read(file, encoding, chosen);
            }}
          />
        )}
      </section>
      {preview && counts && (
        <section className={styles.part} aria-labelledby="preview-heading">
          <h2 id="preview-heading" className={styles.partTitle}>
            {texts.preview}
          </h2>
          <output>{texts.counts(counts.added, counts.changed, counts.unchanged, counts.faulty)}</output>
          {matched && matched.byId + matched.sku + matched.gtin + matched.name > 0 && (
            <p className={styles.hint}>{texts.found(matched.byId, matched.sku, matched.gtin, matched.name)}</p>
          )}
          {preview.ignored.length > 0 && (
            <p className={styles.hint}>{texts.unknownColumns(preview.ignored.join(comma))}</p>
          )}
          {preview.rows.length > 0 && <PreviewTable rows={preview.rows} columns={columns} />}
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
      {columns.length > 0 && <ColumnList columns={columns} />}
    </SellerPage>
  );
}
