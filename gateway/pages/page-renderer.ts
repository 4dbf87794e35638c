import { pathToFileURL } from 'node:url';
import type { ShopInPages } from './shop-in-pages.ts';

/** A query of a page, named by the SHA-256 of its text. */
interface PageOperation {
  hash: string;
  variables: Record<string, unknown>;
}

export interface RenderRequest {
  /** Absolute, with the public origin. */
  url: string;
  /** Executes a query as for a visitor without cookies. @returns the GraphQL response */
  query: (operation: PageOperation) => Promise<object>;
}

export interface RenderedPage {
  /** The whole document. */
  html: string;
  /** The SHA-256 in base64 of each style element, for the content security policy. */
  styles: string[];
  /** SHA-256 in base64 of each script element. */
  scripts: string[];
}

/** Renders a page; rejects when it cannot. */
export type PageRenderer = (request: RenderRequest) => Promise<RenderedPage>;

interface RendererFiles {
  /** The path of the web app's renderer, which exports `createRenderer`. */
  module: string;
  /** The folder of the built web app. */
  folder: string;
}

/**
 * Loads the web app's renderer by its path: it is built separately.
 *
 * @param changedAt the time of the build; another one loads the module again
 * @throws Error when the module is missing or is no renderer
 */
export async function loadRenderer(
  { module, folder }: RendererFiles,
  { template, shop, changedAt }: { template: string; shop: ShopInPages; changedAt: number },
): Promise<PageRenderer> {
  const loaded: unknown = await import(/* @vite-ignore */ `${pathToFileURL(module).href}?${changedAt}`);
  if (!isRendererModule(loaded)) throw new Error(`${module} exports no createRenderer.`);
  return loaded.createRenderer({ folder, template, formats: shop.formats, shop: shop.facts });
}

interface RendererModule {
  createRenderer: (parts: { folder: string; template: string; formats: string; shop: string }) => PageRenderer;
}

function isRendererModule(value: unknown): value is RendererModule {
  return (
    typeof value === 'object' &&
    value !== null &&
    'createRenderer' in value &&
    typeof value.createRenderer === 'function'
  );
}
