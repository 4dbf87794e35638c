import type { App } from '#backend/http/app.ts';

/** Gives the routes of this scope the body as bytes, because signatures are made from these bytes. */
export function parseBodyAsBytes(scope: App): void {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
}

/** The bytes of `request.body` in such a scope; empty without a body. */
export function bodyBytes(body: unknown): Buffer {
  return Buffer.isBuffer(body) ? body : Buffer.alloc(0);
}
