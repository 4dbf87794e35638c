import type { DocumentNode } from '@apollo/client';

/** The SHA-256 of an operation's text in hexadecimal, which the code generator writes into its document. */
export function hashOf(document: DocumentNode): string | undefined {
  if (!('__meta__' in document)) return undefined;
  const { hash } = document.__meta__ as { hash?: string };
  return hash;
}
