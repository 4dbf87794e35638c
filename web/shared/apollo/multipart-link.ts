import { print } from 'graphql';
import UploadHttpLink from 'apollo-upload-client/UploadHttpLink.mjs';
import { progressFetch } from './progress-fetch.ts';

/**
 * Sends operations by their text with their files, and reports the progress of uploads (see `UploadOptions`). Loaded
 * lazily, because only this link needs a printer.
 */
export const createMultipartLink = (options: { uri: string; headers: Record<string, string> }) =>
  new UploadHttpLink({
    ...options,
    credentials: 'include',
    fetch: progressFetch,
    print: (document) => print(document),
  });
