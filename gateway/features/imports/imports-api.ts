import { z } from 'zod';
import type {
  ApplyImportInput,
  FileDialect,
  FileEncoding,
  ImportMatch,
  PreviewImportInput,
} from '#gateway/__generated__/schema.ts';
import { parsedBy, readList } from '#gateway/documents/read-list.ts';
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

const headersShape = z
  .array(z.object({ place: z.int(), text: z.string(), column: z.string().nullable() }))
  .nullable()
  .catch(null);

/** What a refused preview says about the first line of the file. */
const refusedShape = z.object({ headers: headersShape }).catch({ headers: null });

const previewShape = z.object({
  token: z.string().min(1),
  counts: z.object({ added: z.int(), changed: z.int(), unchanged: z.int(), faulty: z.int() }),
  rows: z.array(
    z
      .object({
        line: z.int(),
        kind: z.enum(['NEW', 'CHANGED', 'FAULTY']),
        name: z.string(),
        matchedBy: z.enum(['id', 'sku', 'gtin', 'name']).nullable().catch(null),
        changes: z.array(z.object({ field: z.string(), was: z.string(), becomes: z.string() })),
        faults: z.array(z.object({ field: z.string().nullable(), message: z.string() })),
        notes: z.array(z.object({ field: z.string(), message: z.string() })).catch([]),
      })
      .transform(({ changes, faults, notes, matchedBy, ...row }) => ({
        ...row,
        changes: changes.map(({ field, ...change }) => ({ column: field, ...change })),
        faults: faults.map(({ field, message }) => ({ column: field, message })),
        notes: notes.map(({ field, message }) => ({ column: field, message })),
        matchedBy: matchedBy && matches[matchedBy],
      })),
  ),
  ignored: z.array(z.string()),
  headers: headersShape,
  matched: z
    .object({ id: z.int(), sku: z.int(), gtin: z.int().catch(0), name: z.int() })
    .transform((counts) => ({ ...counts, byId: counts.id }))
    .nullable()
    .catch(null),
});

const columnShape = z.object({
  name: z.string().min(1),
  label: z.string(),
  hint: z.string(),
  example: z.string(),
  values: z.array(z.string()),
  isRequired: z.boolean(),
});

const appliedShape = z.object({ added: z.int().nonnegative(), changed: z.int().nonnegative() });

type Preview = z.output<typeof previewShape>;

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
      return readList(response, 'columns', { read: parsedBy(columnShape), log });
    },

    async preview({ file, encoding, columns }: PreviewImportInput): Promise<PreviewOutcome> {
      // A file that never arrives rejects: without a handler that would end the process.
      file?.catch(() => undefined);
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
      if (!outcome.success) return { ...refusedPreview(outcome), ...refusedShape.parse(response.body) };
      const { data } = previewShape.safeParse(response.body);
      if (!data) throw badStoreResponse(response.detail);
      return { ...outcome, ...data };
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
        const { data } = appliedShape.safeParse(response.body);
        return outcome.success && data ? { ...outcome, ...data } : refusedImport(outcome);
      } finally {
        products.forget();
      }
    },
  };
}
