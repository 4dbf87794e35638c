import { print } from 'graphql';
import UploadHttpLink from 'apollo-upload-client/UploadHttpLink.mjs';

/** The link that sends texts and files. In a chunk of its own, with the printer that nothing else needs. */
export const createTextLink = (options: { uri: string; headers: Record<string, string> }) =>
  new UploadHttpLink({ ...options, credentials: 'include', print: (document) => print(document) });
