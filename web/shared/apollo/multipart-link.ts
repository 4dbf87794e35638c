import UploadHttpLink from 'apollo-upload-client/UploadHttpLink.mjs';
import { progressFetch } from './progress-fetch.ts';

/** Sends operations with the files in them, and tells how far an upload is: see `UploadOptions`. */
export function createMultipartLink(options: { uri: string; headers: Record<string, string> }) {
  return new UploadHttpLink({ ...options, credentials: 'include', fetch: progressFetch });
}
