import { uploadTooLargeMessage } from '../transport/uploaded-files.ts';
import { Fault } from './faults.ts';

/** Turns an error of graphql-upload, which has an HTTP status, into a Fault. */
export function uploadFault(error: unknown): Fault {
  if (error instanceof Fault) return error;
  const detail = error;
  switch (statusOf(error)) {
    case 413:
      return new Fault('UPLOAD_TOO_LARGE', uploadTooLargeMessage, { detail });
    case 499:
      return new Fault('UPLOAD_ABORTED', 'The upload was interrupted.', { detail });
    default:
      return new Fault('UPLOAD_INVALID', 'The pictures did not arrive completely. Please send them again.', { detail });
  }
}

function statusOf(error: unknown): unknown {
  return typeof error === 'object' && error !== null && 'status' in error ? error.status : undefined;
}
