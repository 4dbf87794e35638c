import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** An operation of a page, known by the SHA-256 of its text. */
export interface PageOperation {
  hash: string;
  variables: Record<string, unknown>;
}

export interface PageRequest {
  /** Absolute, with the origin that shoppers see. */
  url: string;
  /** Answers an operation as the API would answer a visitor. */
  query: (operation: PageOperation) => Promise<object>;
}

/** Makes the whole document of a page; rejects when it cannot. */
export type PageRenderer = (request: PageRequest) => Promise<string>;

interface RendererFiles {
  /** The web app's renderer, a module that exports `createRenderer`. */
  module: string;
  /** Where the built web app is. */
  folder: string;
}

/**
 * Loads the web app's renderer by its path, for it is no part of this program.
 *
 * @param changedAt tells one build from another
 * @throws Error when it is not there or is no renderer
 */
export async function loadRenderer(
  { module, folder }: RendererFiles,
  { template, currency, changedAt }: { template: string; currency: string; changedAt: number },
): Promise<PageRenderer> {
  const [loaded, manifest] = await Promise.all([
    import(/* @vite-ignore */ `${pathToFileURL(module).href}?${changedAt}`) as Promise<unknown>,
    readFile(join(folder, '.vite/manifest.json'), 'utf8'),
  ]);
  if (!isRendererModule(loaded)) throw new Error(`${module} exports no createRenderer.`);
  return loaded.createRenderer({ template, manifest: JSON.parse(manifest), currency });
}

interface RendererModule {
  createRenderer: (parts: { template: string; manifest: unknown; currency: string }) => PageRenderer;
}

function isRendererModule(value: unknown): value is RendererModule {
  return (
    typeof value === 'object' &&
    value !== null &&
    'createRenderer' in value &&
    typeof value.createRenderer === 'function'
  );
}
