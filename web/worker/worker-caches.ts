import { oldestFirst } from './known-products.ts';

/**
 * Each build has a cache for its files and one for its pages. The caches of GraphQL responses (`answers`) and pictures are
 * shared by all builds. web/shared/lib/storage/offline-caches.ts deletes some of them by name at a logout.
 */
export const names = {
  files: `greengate-files-${__BUILD__.version}`,
  pages: `greengate-pages-${__BUILD__.version}`,
  answers: 'greengate-answers',
  pictures: 'greengate-pictures',
} as const;

/** A full cache drops its oldest entries. */
const maxEntries = { pages: 30, answers: 60, pictures: 200 } as const;

/** The cache key of the app shell, with which any address can be opened. */
export const shellAddress = '/__shell';

/** Stores a response under a key. */
export async function store(kind: keyof typeof maxEntries, key: string, response: Response): Promise<void> {
  const cache = await caches.open(names[kind]);
  await cache.put(key, response);
  // The keys are in the order in which the entries were stored.
  const entries = await cache.keys();
  await Promise.all(
    entries.slice(0, Math.max(0, entries.length - maxEntries[kind])).map((entry) => cache.delete(entry)),
  );
}

/** The texts of all cached pages and GraphQL responses, newest last. */
export async function cachedTexts(): Promise<string[]> {
  const responses = await Promise.all(
    [names.pages, names.answers].map(async (name) => await (await caches.open(name)).matchAll()),
  );
  return await Promise.all(oldestFirst(responses.flat()).map((response) => response.text()));
}

/** Looks a file up in this build's cache, then in older ones: a page that is still open may belong to the last build. */
export async function findFile(pathname: string): Promise<Response | undefined> {
  for (const name of [names.files, ...(await cachesOf('files')).reverse()]) {
    const found = await caches.match(pathname, { cacheName: name, ignoreVary: true });
    if (found) return found;
  }
  return undefined;
}

/** Deletes the caches of old builds, except for the files of the build before this one, which open pages may need. */
export async function deleteOldBuilds(): Promise<void> {
  for (const kind of ['files', 'pages'] as const) {
    const others = (await cachesOf(kind)).filter((name) => name !== names[kind]);
    const old = kind === 'files' ? others.slice(0, -1) : others;
    await Promise.all(old.map((name) => caches.delete(name)));
  }
}

/** The names of the caches of all builds, oldest first. */
async function cachesOf(kind: 'files' | 'pages'): Promise<string[]> {
  return (await caches.keys()).filter((name) => name.startsWith(`greengate-${kind}-`));
}
