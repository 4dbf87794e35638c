import type { App } from '#backend/http/app.ts';
import { refused } from '#backend/refusal.ts';
import { readPicture } from '#backend/features/catalogue/products/picture-repository.ts';
import type { AppContext } from '#backend/app-context.ts';
import * as texts from './texts.ts';

const fileName = /^([0-9a-f]{32})-(320|640|960)\.webp$/;

/** GET /images/<hash>-<width>.webp. The hash is made from the content, so caches may store the file forever. */
export function registerPictureRoutes(app: App, context: AppContext): void {
  app.get<{ Params: { file: string } }>('/images/:file', { schema: { hide: true } }, async (request, reply) => {
    const [, hash = '', width = ''] = fileName.exec(request.params.file) ?? [];
    const content = hash === '' ? null : await readPicture(context.database, hash, Number(width));
    if (content === null) return reply.code(404).send(refused('REFUSED', texts.noSuchPicture));
    const etag = `"${hash}-${width}"`;
    reply
      .header('cache-control', 'public, max-age=31536000, immutable')
      .header('content-security-policy', "default-src 'none'; sandbox")
      .header('etag', etag);
    if (request.headers['if-none-match'] === etag) return reply.code(304).send();
    return reply.type('image/webp').send(content);
  });
}
