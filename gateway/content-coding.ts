import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { negotiate } from '@fastify/accept-negotiator';

/** The content codings that the gateway compresses with: https://www.rfc-editor.org/rfc/rfc9110#name-content-codings */
export type ContentCoding = 'br' | 'gzip';

/** Compressing a smaller response gains nothing. */
export const minCompressedBytes = 1024;

/** @param brotliQuality from 0 (fast) to 11 (small) */
export async function compress(
  bytes: Buffer,
  coding: ContentCoding,
  { brotliQuality }: { brotliQuality: number },
): Promise<Buffer> {
  if (coding === 'gzip') return await promisify(gzip)(bytes);
  return await promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: brotliQuality } });
}

/** The coding that the Accept-Encoding header prefers; undefined for uncompressed bytes. */
export function codingFor(acceptEncoding: string | string[] | undefined): ContentCoding | undefined {
  if (acceptEncoding === undefined) return undefined;
  const chosen = negotiate(String(acceptEncoding).toLowerCase(), ['br', 'gzip', 'identity']);
  return chosen === 'br' || chosen === 'gzip' ? chosen : undefined;
}

/** Weak, because the same content has it in every coding. */
export function etagOf(content: Buffer | string): string {
  return `W/"${createHash('sha256').update(content).digest('base64url').slice(0, 27)}"`;
}

/** Whether If-None-Match names the ETag, by weak comparison: https://www.rfc-editor.org/rfc/rfc9110#field.if-none-match */
export function matchesEtag(ifNoneMatch: string | undefined, etag: string): boolean {
  const opaque = (tag: string) => tag.trim().replace(/^W\//, '');
  return ifNoneMatch?.split(',').map(opaque).includes(opaque(etag)) ?? false;
}
