import { Fault } from '#gateway/rest/faults.ts';
import { uploadTooLargeText } from '#gateway/rest/uploaded-files.ts';

/** Makes a failure of graphql-upload, which carries an HTTP status, one of ours. */
export function uploadFault(error: unknown): Fault {
  if (error instanceof Fault) return error;
  switch (statusOf(error)) {
    case 413:
      return new Fault('UPLOAD_TOO_LARGE', uploadTooLargeText, {
        detail: error,
      });
    case 499:
      return new Fault('UPLOAD_ABORTED', 'The upload was broken off.', { detail: error });
    default:
      return new Fault('UPLOAD_INVALID', 'The pictures did not arrive whole. Please send them again.', {
        detail: error,
      });
  }
}

function statusOf(error: unknown): unknown {
  return typeof error === 'object' && error !== null && 'status' in error ? error.status : undefined;
}
