import { useState } from 'react';
import {
  useApplyImportMutation,
  usePreviewImportMutation,
  type FileEncoding,
  type PreviewImportMutation,
} from '#web/__generated__/seller-imports.ts';
import type { PayloadError } from '#web/shared/lib/forms/field-errors.ts';
import { clearError, messageOf, notifyError, notifySuccess } from '#web/shared/lib/messages/notify.ts';
import { forgetAllProducts } from '../shell/shop-lists.ts';
import * as texts from './texts.ts';

export type Preview = NonNullable<PreviewImportMutation['previewImport']>;

/** The two steps of an import: the preview of a file, and the import of what the preview shows. */
export function useProductImport(showErrors: (errors: readonly PayloadError[]) => boolean) {
  const [previewImport, { client, loading: isReading }] = usePreviewImportMutation();
  const [applyImport, { loading: isImporting }] = useApplyImportMutation();
  const [preview, setPreview] = useState<Preview>();
  /** The headers of a file that was refused because its columns are not known. */
  const [refusedHeaders, setRefusedHeaders] = useState<Preview['headers']>(null);
  /** The reason why the last step failed; undefined when a field shows the reason. */
  const [failure, setFailure] = useState<string>();

  /** Removes the messages of an earlier failure when another file is chosen or a step is tried again. */
  function forgetFailure() {
    setFailure(undefined);
    clearError('import');
  }

  function fail(message: string, errors: readonly PayloadError[] = []) {
    notifyError(message, 'import');
    if (!showErrors(errors)) setFailure(message);
  }

  return {
    preview,
    headers: preview?.headers ?? refusedHeaders,
    failure,
    isReading,
    isImporting,
    /** Call when another file or encoding is chosen. */
    forget: () => {
      setPreview(undefined);
      setRefusedHeaders(null);
      forgetFailure();
    },
    /** @param columns the chosen column of each cell of the first line, if a person has chosen */
    read: async (file: File, encoding: FileEncoding, columns?: (string | null)[]): Promise<void> => {
      if (!columns) {
        setPreview(undefined);
        setRefusedHeaders(null);
      }
      forgetFailure();
      try {
        const reply = (await previewImport({ variables: { input: { file, encoding, ...(columns && { columns }) } } }))
          .data?.previewImport;
        if (reply?.success) return setPreview(reply);
        const message = reply?.message ?? texts.notRead;
        if (reply?.headers) {
          setPreview(undefined);
          setRefusedHeaders(reply.headers);
        }
        // While somebody chooses columns, the focus stays where it is.
        if (columns && reply?.headers) setFailure(message);
        else fail(message, reply?.errors);
      } catch (error) {
        fail(messageOf(error));
      }
    },
    /** @returns whether the products were imported */
    apply: async (token: string, skipFaulty: boolean): Promise<boolean> => {
      forgetFailure();
      try {
        const reply = (await applyImport({ variables: { input: { token, skipFaulty } } })).data?.applyImport;
        // Removed also after a refusal, because the products have changed since the preview.
        forgetAllProducts(client.cache);
        if (reply?.success) {
          setPreview(undefined);
          notifySuccess(reply.message ?? texts.imported);
          return true;
        }
        fail(reply?.message ?? texts.notImported, reply?.errors);
      } catch (error) {
        fail(messageOf(error));
      }
      return false;
    },
  };
}
