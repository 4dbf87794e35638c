import type { App } from '#backend/http/app.ts';

/** Within this scope a body is kept as the bytes that came: a signature is over those. */
export function parseBodyAsBytes(scope: App): void {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
}

/** The bytes of a body in such a scope; none when there was no body. */
export function bodyBytes(body: unknown): Buffer {
  return Buffer.isBuffer(body) ? body : Buffer.alloc(0);
}
