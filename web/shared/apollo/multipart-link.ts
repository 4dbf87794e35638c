import { print } from 'graphql';
import UploadHttpLink from 'apollo-upload-client/UploadHttpLink.mjs';
import { progressFetch } from './progress-fetch.ts';

/**
 * Sends operations by their text, with the files in them, and tells how far an upload is: see `UploadOptions`. In a chunk of
 * its own, with the printer that nothing else needs.
 */
export const createMultipartLink = (options: { uri: string; headers: Record<string, string> }) =>
  new UploadHttpLink({
    ...options,
    credentials: 'include',
    fetch: progressFetch,
    print: (document) => print(document),
  });
