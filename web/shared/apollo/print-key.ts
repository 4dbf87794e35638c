import type { DocumentNode } from '@apollo/client';
import { hashOf } from './operation-hash.ts';

/**
 * Stands in browsers for Apollo's printer, which takes an operation's text only to tell it from others: the hash does
 * as well. The one link that sends texts has a printer of its own. See `web/vite.config.ts`.
 */
export const print = Object.assign((document: DocumentNode) => hashOf(document) ?? JSON.stringify(document), {
  reset: () => undefined,
});
