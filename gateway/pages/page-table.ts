import { z } from 'zod';
import { slugOf } from '../catalogue/categories.ts';
import type { Snapshot } from '../catalogue/snapshot.ts';
import { listAddress } from './list-address.ts';
import type { PublicPage } from './public-pages.ts';

/** The page table that the web app's build writes as `pages.json`. The first entry whose path matches is the page. */
const pageTableFormat = z.object({
  pages: z.array(
    z.object({
      /** `:name` matches one segment, `*` the rest of the path. */
      path: z.string(),
      /**
       * The gateway renders the whole of `public` pages, the frame of `personal` pages, and nothing of `seller` pages.
       */
      audience: z.enum(['public', 'personal', 'seller']),
      isNotFound: z.literal(true).optional(),
      isList: z.literal(true).optional(),
      /** The feature without which a store does not have the page. */
      needs: z.string().optional(),
    }),
  ),
  listSorts: z.array(z.string()),
  productsPerPage: z.number().int().positive(),
});

type PageEntry = z.infer<typeof pageTableFormat>['pages'][number];

/** The answer of the gateway for an address of the web app. */
interface PageMatch {
  status: 200 | 404;
  /** Whether search engines may list it. */
  isIndexed: boolean;
  /** The page to render, the same for every visitor; undefined when the browser renders it. */
  rendered: PublicPage | undefined;
}

/** The content that the pages are about. */
interface KnownContent {
  /** Whether the store lacks a feature. False while the gateway does not know it. */
  lacks: (feature: string) => boolean;
  /** The catalogue; undefined while the gateway has none: every category and product then counts as existing. */
  snapshot: Snapshot | undefined;
  /** The pages of the shop; null over a store that does not name them. */
  shopPages: readonly { slug: string }[] | null;
}

export interface PageTable {
  find(url: string, known: KnownContent): PageMatch;
  /** The paths of the public pages that need neither a category nor a product. */
  publicPaths: string[];
}

/** The page for unknown addresses, with the best sellers once the gateway has a catalogue. */
const notFoundPage = ({ snapshot }: KnownContent): PublicPage => ({
  address: '/404',
  hasProducts: snapshot !== undefined,
});

/** @throws ZodError when the text is no page table */
export function readPageTable(text: string): PageTable {
  const { pages, ...listRules } = pageTableFormat.parse(JSON.parse(text));
  const routes = pages.map((entry) => ({ entry, pattern: patternOf(entry.path) }));

  function find(url: string, known: KnownContent): PageMatch {
    const { snapshot: catalogue, shopPages, lacks } = known;
    const [pathname = '/'] = url.split('?', 1);
    const searchParams = new URLSearchParams(url.slice(pathname.length));
    const path = pathname.length > 1 ? pathname.replace(/\/$/, '') : pathname;
    const route = routes.find(({ pattern }) => pattern.test(path));
    if (!route) return { status: 404, isIndexed: false, rendered: notFoundPage(known) };
    const { entry, pattern } = route;
    const isAbsent = entry.isNotFound === true || (entry.needs !== undefined && lacks(entry.needs));
    const isIndexed = !isAbsent && entry.audience === 'public';
    const { category: named, id, slug } = decodedGroups(pattern, path);
    if (isAbsent) {
      return { status: 404, isIndexed, rendered: entry.audience === 'seller' ? undefined : notFoundPage(known) };
    }
    const category = named === undefined ? undefined : slugOf(named);
    // The app says which category or product is missing.
    if (catalogue && !isThere(catalogue, { category, id })) return { status: 404, isIndexed, rendered: undefined };
    // The app shows its page for unknown addresses.
    const isShopPage = slug === undefined || shopPages?.some((page) => page.slug === slug);
    if (!isShopPage) return { status: 404, isIndexed: false, rendered: notFoundPage(known) };
    const address = addressOf(entry, { category, id, slug });
    if (entry.isList) {
      const list = { path: address, category, query: searchParams, catalogue };
      return { isIndexed, ...listAddress(list, listRules) };
    }
    const rendered = entry.audience === 'seller' ? undefined : { address, hasProducts: entry.audience === 'public' };
    return { status: 200, isIndexed, rendered };
  }

  const publicPaths = pages
    .filter(({ path, audience, isNotFound }) => audience === 'public' && !isNotFound && !path.includes(':'))
    .map(({ path }) => path);
  return { find, publicPaths };
}

/** The category and the product in an address, where it has them. */
interface Place {
  /** The slug. */
  category: string | undefined;
  id: string | undefined;
  /** The slug of a page of the shop. */
  slug?: string | undefined;
}

/** The category in the addresses of products whose own is blank. */
export const anyCategory = 'all';

function isThere({ categories, find }: Snapshot, { category, id }: Place): boolean {
  const product = id === undefined ? undefined : find(id);
  if (id !== undefined && !product) return false;
  if (category === undefined || categories.find(category)) return true;
  return category === anyCategory && product !== undefined && !categories.of(product);
}

/** The address of a page in one spelling, whatever the case of the category. */
function addressOf({ path }: PageEntry, { category, id, slug }: Place): string {
  return path
    .replace(':category', encodeURIComponent(category ?? ''))
    .replace(':id', encodeURIComponent(id ?? ''))
    .replace(':slug', encodeURIComponent(slug ?? ''));
}

function patternOf(path: string): RegExp {
  const source = path.replaceAll(/:(\w+)/g, '(?<$1>[^/]+)').replace(/\/?\*$/, '(?:/.*)?');
  // The case does not matter, as in the web app's router.
  return new RegExp(`^${source}$`, 'i');
}

function decodedGroups(pattern: RegExp, path: string): Record<string, string | undefined> {
  const { groups = {} } = pattern.exec(path) ?? {};
  return Object.fromEntries(Object.entries(groups).map(([name, segment]) => [name, decode(segment)]));
}

function decode(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return '';
  }
}
