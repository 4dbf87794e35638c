import { oldestFirst } from './known-products.ts';

/**
 * One cache for each build's files and one for its pages; answers and pictures outlive a build. What a logout empties is
 * named in web/shared/lib/offline-caches.ts.
 */
export const names = {
  files: `greengate-files-${__BUILD__.version}`,
  pages: `greengate-pages-${__BUILD__.version}`,
  answers: 'greengate-answers',
  pictures: 'greengate-pictures',
} as const;

/** How many entries a cache keeps, the newest. */
const most = { pages: 30, answers: 60, pictures: 200 } as const;

/** Under which the page is kept that any address can be opened with. */
export const shellAddress = '/__shell';

export async function keep(kind: keyof typeof most, key: string, response: Response): Promise<void> {
  const cache = await caches.open(names[kind]);
  await cache.put(key, response);
  // Entries stand in the order in which they were put.
  const entries = await cache.keys();
  await Promise.all(entries.slice(0, Math.max(0, entries.length - most[kind])).map((entry) => cache.delete(entry)));
}

/** The texts of all pages and answers that are kept, the newest last. */
export async function keptTexts(): Promise<string[]> {
  const ofEach = await Promise.all(
    [names.pages, names.answers].map(async (name) => await (await caches.open(name)).matchAll()),
  );
  return await Promise.all(oldestFirst(ofEach.flat()).map((response) => response.text()));
}

/** Looks a file up in this build's cache, then in the last one's: a page that is still open may be of that build. */
export async function findFile(pathname: string): Promise<Response | undefined> {
  for (const name of [names.files, ...(await cachesOf('files')).reverse()]) {
    const found = await caches.match(pathname, { cacheName: name, ignoreVary: true });
    if (found) return found;
  }
  return undefined;
}

/** Deletes what no open page can be of: all but this build's caches and those of the build before. */
export async function forgetOldBuilds(): Promise<void> {
  for (const kind of ['files', 'pages'] as const) {
    const others = (await cachesOf(kind)).filter((name) => name !== names[kind]);
    const old = kind === 'files' ? others.slice(0, -1) : others;
    await Promise.all(old.map((name) => caches.delete(name)));
  }
}

/** The caches of all builds, in the order in which they were made. */
async function cachesOf(kind: 'files' | 'pages'): Promise<string[]> {
  return (await caches.keys()).filter((name) => name.startsWith(`greengate-${kind}-`));
}
