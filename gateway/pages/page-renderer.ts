import { pathToFileURL } from 'node:url';

/** An operation of a page, known by the SHA-256 of its text. */
interface PageOperation {
  hash: string;
  variables: Record<string, unknown>;
}

export interface PageRequest {
  /** Absolute, with the origin that shoppers see. */
  url: string;
  /** Answers an operation as the API would answer a visitor. */
  query: (operation: PageOperation) => Promise<object>;
}

export interface RenderedPage {
  /** The whole document. */
  html: string;
  /** The SHA-256 in base64 of every style element in it, for the policy that allows no others. */
  styles: string[];
}

/** Makes a page; rejects when it cannot. */
export type PageRenderer = (request: PageRequest) => Promise<RenderedPage>;

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
  const loaded: unknown = await import(/* @vite-ignore */ `${pathToFileURL(module).href}?${changedAt}`);
  if (!isRendererModule(loaded)) throw new Error(`${module} exports no createRenderer.`);
  return loaded.createRenderer({ folder, template, currency });
}

interface RendererModule {
  createRenderer: (parts: { folder: string; template: string; currency: string }) => PageRenderer;
}

function isRendererModule(value: unknown): value is RendererModule {
  return (
    typeof value === 'object' &&
    value !== null &&
    'createRenderer' in value &&
    typeof value.createRenderer === 'function'
  );
}
