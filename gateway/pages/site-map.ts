import type { FastifyInstance } from 'fastify';
import type { Catalogue } from '../catalogue/catalogue.ts';
import type { GatewayConfig } from '../config.ts';
import { escapeHtml } from '#common/escape-html.ts';
import { publicOriginOf } from '../guards/public-origin.ts';
import type { StoreFeatures } from '../store/store-features.ts';
import { anyCategory } from './page-table.ts';
import type { ReadBuild } from './web-build.ts';

/** The format's limit: https://www.sitemaps.org/protocol.html */
const maxEntries = 50_000;

interface SiteMapOptions {
  readBuild: ReadBuild;
  catalogue: Catalogue;
  features: StoreFeatures;
  config: GatewayConfig;
}

/** GET /robots.txt and GET /sitemap.xml. */
export async function siteMap(app: FastifyInstance, { readBuild, catalogue, features, config }: SiteMapOptions) {
  app.get('/robots.txt', async (request, reply) => {
    const lines = [
      'User-agent: *',
      'Disallow: /graphql',
      'Disallow: /pay/',
      'Disallow: /seller',
      '',
      `Sitemap: ${publicOriginOf(request, config)}/sitemap.xml`,
    ];
    return await reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'public, max-age=3600')
      .send(`${lines.join('\n')}\n`);
  });

  app.get('/sitemap.xml', async (request, reply) => {
    const [build, snapshot] = await Promise.all([readBuild(), catalogue.current().catch(() => undefined)]);
    // A list without pages or products would tell search engines that they are gone.
    if (!build || !snapshot)
      return await reply.code(503).header('retry-after', '60').type('text/plain').send('Try again later.\n');
    const origin = publicOriginOf(request, config);
    const { categories, products } = snapshot;
    const pages = [
      ...build.pages.publicPaths.map((path) => entry(origin + path)),
      ...(features.pages ?? []).map(({ slug }) => entry(`${origin}/pages/${slug}`)),
      ...categories.listed.map(({ slug }) => entry(`${origin}/products/${encodeURIComponent(slug)}`)),
      ...products.map((product) => {
        const category = categories.of(product)?.slug ?? anyCategory;
        const path = [category, product._id].map(encodeURIComponent).join('/');
        return entry(`${origin}/products/${path}`, product.updatedAt);
      }),
    ].slice(0, maxEntries);
    return await reply
      .type('application/xml; charset=utf-8')
      .header('cache-control', 'public, max-age=3600')
      .send(
        `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${pages.join('\n')}\n</urlset>\n`,
      );
  });
}

function entry(address: string, changedAt?: string | null): string {
  const changed = changedAt ? `<lastmod>${escapeHtml(changedAt)}</lastmod>` : '';
  return `<url><loc>${escapeHtml(address)}</loc>${changed}</url>`;
}
