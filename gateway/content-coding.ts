import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { negotiate } from '@fastify/accept-negotiator';

/** https://www.rfc-editor.org/rfc/rfc9110#name-content-codings that texts are sent in, the smallest first. */
export type ContentCoding = 'br' | 'gzip';

/** What is sent often deserves more time: Brotli's quality goes from 0 to 11. */
export async function compress(
  bytes: Buffer,
  coding: ContentCoding,
  { brotliQuality }: { brotliQuality: number },
): Promise<Buffer> {
  if (coding === 'gzip') return await promisify(gzip)(bytes);
  return await promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: brotliQuality } });
}

/** The coding this client likes best; undefined when it wants the bytes as they are, or says nothing. */
export function codingFor(acceptEncoding: string | string[] | undefined): ContentCoding | undefined {
  if (acceptEncoding === undefined) return undefined;
  const chosen = negotiate(String(acceptEncoding).toLowerCase(), ['br', 'gzip', 'identity']);
  return chosen === 'br' || chosen === 'gzip' ? chosen : undefined;
}

/** Whether the client has it already: https://www.rfc-editor.org/rfc/rfc9110#field.if-none-match compares weakly. */
export function isKnown(ifNoneMatch: string | undefined, etag: string): boolean {
  const opaque = (tag: string) => tag.trim().replace(/^W\//, '');
  return ifNoneMatch?.split(',').map(opaque).includes(opaque(etag)) ?? false;
}
