import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompressSync, constants, gunzipSync, gzip } from 'node:zlib';
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

/** A copy that keeps no more memory than its length: a part of a pool keeps the whole pool, and zlib gives out of blocks of 16 kB. */
export function withoutSpare(bytes: Buffer): Buffer {
  const copy = Buffer.allocUnsafeSlow(bytes.length);
  bytes.copy(copy);
  return copy;
}

/** Bytes of a body, and their coding if they have one. */
export interface CodedBody {
  bytes: Buffer;
  coding?: ContentCoding;
}

/**
 * A body that is kept in the codings that clients have asked for. A compressed form takes the place of the plain one, because most
 * clients accept one; for others it is made plain again.
 */
export function createKeptBody(text: string, quality: { brotliQuality: number }) {
  const forms: { [coding in ContentCoding | 'identity']?: Buffer | undefined } = {
    identity: withoutSpare(Buffer.from(text)),
  };
  const isLong = Buffer.byteLength(text) >= minCompressedBytes;

  function plain(): Buffer {
    const { identity, gzip: zipped, br } = forms;
    return identity ?? (zipped ? gunzipSync(zipped) : brotliDecompressSync(br ?? ''));
  }

  async function codedFor(acceptEncoding: string | undefined): Promise<CodedBody> {
    const coding = (isLong ? codingFor(acceptEncoding) : undefined) ?? 'identity';
    let bytes = forms[coding];
    if (!bytes) {
      const made = coding === 'identity' ? plain() : await compress(plain(), coding, quality);
      forms[coding] = bytes = withoutSpare(made);
      if (coding !== 'identity') forms.identity = undefined;
    }
    return coding === 'identity' ? { bytes } : { bytes, coding };
  }

  return {
    plain,
    codedFor,
    /** The memory of all kept forms. */
    get sizeBytes() {
      return Object.values(forms).reduce((sum, form) => sum + (form?.length ?? 0), 0);
    },
  };
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
