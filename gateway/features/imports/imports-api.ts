import type {
  ApplyImportInput,
  FileDialect,
  FileEncoding,
  ImportMatch,
  PreviewImportInput,
} from '#gateway/__generated__/schema.ts';
import {
  readImportColumn,
  readImportCounts,
  readImportHeader,
  readImportMatches,
  readImportRow,
  type ImportRow,
} from '#gateway/__generated__/store-documents.ts';
import { toInteger, toList, toPlainText } from '#gateway/documents/contract-values.ts';
import { readList } from '#gateway/documents/read-list.ts';
import { toId } from '#gateway/documents/read-values.ts';
import type { Parts } from '#gateway/parts.ts';
import { badStoreResponse, storeRefused } from '#gateway/refusals/faults.ts';
import { isRecord, readOutcome, refusal, type Outcome } from '#gateway/refusals/outcome.ts';
import { uploadFault } from '#gateway/refusals/upload-faults.ts';
import { inputPath } from '#gateway/refusals/user-errors.ts';
import { multipartForm, type FilePart } from '#gateway/transport/multipart-form.ts';
import { bytesOf } from '#gateway/transport/picture-parts.ts';
import type { PendingFile } from '#gateway/transport/uploaded-files.ts';
import * as texts from './texts.ts';

const matches: Record<'id' | 'sku' | 'gtin' | 'name', ImportMatch> = {
  id: 'ID',
  sku: 'SKU',
  gtin: 'GTIN',
  name: 'NAME',
};

const toRow = ({ changes, faults, notes, matchedBy, ...row }: ImportRow) => ({
  ...row,
  changes: changes.map(({ field, ...change }) => ({ column: field, ...change })),
  faults: faults.map(({ field, message }) => ({ column: field, message })),
  notes: (notes ?? []).map(({ field, message }) => ({ column: field, message })),
  matchedBy: matchedBy && matches[matchedBy],
});

/** What a preview says about the first line of the file, also when it is refused; null when the store does not say it. */
const readHeaders = (body: unknown) => (isRecord(body) ? toList(body['headers'], readImportHeader) : undefined) ?? null;

function readPreview(body: unknown) {
  if (!isRecord(body)) return undefined;
  const [token, counts] = [toId(body['token']), readImportCounts(body['counts'])];
  const rows = toList(body['rows'], readImportRow);
  const ignored = toList(body['ignored'], toPlainText);
  if (token === undefined || !counts || !rows || !ignored) return undefined;
  const matched = readImportMatches(body['matched']);
  return {
    token,
    counts,
    rows: rows.map(toRow),
    ignored,
    headers: readHeaders(body),
    matched: matched ? { ...matched, gtin: matched.gtin ?? 0, byId: matched.id } : null,
  };
}

type Preview = NonNullable<ReturnType<typeof readPreview>>;

export interface PreviewOutcome extends Outcome {
  token: string | null;
  counts: Preview['counts'] | null;
  rows: Preview['rows'];
  matched: Preview['matched'];
  headers: Preview['headers'];
  ignored: string[];
}

export interface ApplyOutcome extends Outcome {
  added: number | null;
  changed: number | null;
}

const restEncodings: Record<FileEncoding, string> = { UTF_8: 'utf-8', WINDOWS_1252: 'windows-1252' };
const notSupported = refusal('NOT_SUPPORTED', texts.notSupported);
const refusedPreview = (outcome: Outcome): PreviewOutcome => ({
  ...outcome,
  token: null,
  counts: null,
  matched: null,
  headers: null,
  rows: [],
  ignored: [],
});
const refusedImport = (outcome: Outcome): ApplyOutcome => ({ ...outcome, added: null, changed: null });

/** The file as the only part of the request to the store. */
async function* filePart(pending: PendingFile): AsyncGenerator<FilePart> {
  const file = await pending.catch((error: unknown) => {
    throw uploadFault(error);
  });
  yield { filename: file.filename, mimetype: 'text/csv', open: () => bytesOf(file) };
}

/** GET /api/product/export and /api/product/import/columns, POST /api/product/import/preview and /apply */
export function createImportsApi({ rest, seller, features, products, log }: Parts) {
  const refusalBefore = async () => (features.has('PRODUCTS_IMPORT') ? await seller.refusal() : notSupported);

  return {
    /** The exported file; null over a store that cannot export. @throws Fault when the store sends no file */
    async export(dialect: FileDialect): Promise<string | null> {
      if (!features.has('PRODUCTS_IMPORT')) return null;
      if (dialect === 'LOCAL' && !features.has('PRODUCTS_SKU')) return null;
      const path = '/api/product/export';
      const query = dialect === 'LOCAL' ? { query: { dialect: 'local' } } : {};
      const response = await rest.send({ method: 'GET', path, kind: 'read', cookies: ['seller'], ...query });
      if (isRecord(response.body) && response.body['code'] === 'FORBIDDEN') throw storeRefused(readOutcome(response));
      if (!response.isOk || response.body !== undefined) throw badStoreResponse(response.detail);
      // The byte order mark, which decoding has removed, lets spreadsheets read the file as UTF-8.
      return response.text.startsWith('\uFEFF') ? response.text : `\uFEFF${response.text}`;
    },

    /** The columns of a file; null over a store that does not describe them. @throws Fault */
    async columns() {
      if (!features.has('PRODUCTS_SKU')) return null;
      const path = '/api/product/import/columns';
      const response = await rest.send({ method: 'GET', path, kind: 'read', cookies: ['seller'] });
      return readList(response, 'columns', { read: readImportColumn, log });
    },

    async preview({ file, encoding, columns }: PreviewImportInput): Promise<PreviewOutcome> {
      const notSent = await refusalBefore();
      if (notSent) return refusedPreview(notSent);
      if (!file) return refusedPreview(refusal('INVALID', texts.noFile, ['file']));
      const path = '/api/product/import/preview';
      const fields = {
        encoding: restEncodings[encoding ?? 'UTF_8'],
        ...(columns && { columns: JSON.stringify(columns) }),
      };
      const form = multipartForm(fields, { name: 'file', parts: filePart(file) });
      const response = await rest.send({ method: 'POST', path, kind: 'upload', cookies: ['seller'], form });
      const outcome = readOutcome(response, {
        toInput: inputPath<PreviewImportInput>({ file: true, encoding: true, columns: true }),
      });
      if (!outcome.success) return { ...refusedPreview(outcome), headers: readHeaders(response.body) };
      const preview = readPreview(response.body);
      if (!preview) throw badStoreResponse(response.detail);
      return { ...outcome, ...preview };
    },

    async apply({ token, skipFaulty }: ApplyImportInput): Promise<ApplyOutcome> {
      const notSent = await refusalBefore();
      if (notSent) return refusedImport(notSent);
      try {
        const path = '/api/product/import/apply';
        const json = { token, skipFaulty: skipFaulty ?? false };
        // The kind `upload` has more time: writing thousands of products takes longer than another change.
        const response = await rest.send({ method: 'POST', path, kind: 'upload', cookies: ['seller'], json });
        const outcome = readOutcome(response, {
          toInput: inputPath<ApplyImportInput>({ token: true, skipFaulty: true }),
        });
        const body = isRecord(response.body) ? response.body : {};
        const [added, changed] = [toInteger(body['added'], { minimum: 0 }), toInteger(body['changed'], { minimum: 0 })];
        if (!outcome.success || added === undefined || changed === undefined) return refusedImport(outcome);
        return { ...outcome, added, changed };
      } finally {
        products.forget();
      }
    },
  };
}
