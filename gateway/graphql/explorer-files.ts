import { resolve } from 'node:path';
import files from '@fastify/static';
import type { FastifyInstance } from 'fastify';

/** The path from which browsers load GraphiQL. */
export const explorerPath = '/graphql/explorer';

/** The files of GraphiQL, built from web/explorer, for the page at /graphql when Apollo Sandbox cannot be reached. */
export async function explorerFiles(app: FastifyInstance, { folder }: { folder: string }) {
  await app.register(files, {
    root: resolve(folder),
    prefix: `${explorerPath}/`,
    index: false,
    dotfiles: 'ignore',
    cacheControl: false,
    suppressWarning: true,
    decorateReply: false,
    setHeaders: (reply) => void reply.header('cache-control', 'no-cache'),
  });
}
