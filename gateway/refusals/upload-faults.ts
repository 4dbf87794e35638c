import { uploadTooLargeMessage } from '../transport/uploaded-files.ts';
import { Fault } from './faults.ts';
import * as texts from './texts.ts';

/** Turns an error of graphql-upload, which has an HTTP status, into a Fault. */
export function uploadFault(error: unknown): Fault {
  if (error instanceof Fault) return error;
  const detail = error;
  switch (statusOf(error)) {
    case 413:
      return new Fault('UPLOAD_TOO_LARGE', uploadTooLargeMessage, { detail });
    case 499:
      return new Fault('UPLOAD_ABORTED', texts.uploadInterrupted, { detail });
    default:
      return new Fault('UPLOAD_INVALID', texts.uploadIncomplete, { detail });
  }
}

function statusOf(error: unknown): unknown {
  return typeof error === 'object' && error !== null && 'status' in error ? error.status : undefined;
}
