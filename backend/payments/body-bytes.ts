import type { App } from '#backend/http/app.ts';

/** Routes of this scope get the body as bytes, which a signature is made from. */
export function parseBodyAsBytes(scope: App): void {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
}

/** The bytes of `request.body` in such a scope; empty without a body. */
export function bodyBytes(body: unknown): Buffer {
  return Buffer.isBuffer(body) ? body : Buffer.alloc(0);
}
