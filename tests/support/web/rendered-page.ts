import { expect } from 'vitest';
import { shopUrl } from '../browser.ts';

/** Long enough for rendering on a busy machine. */
export const renderTimeout = { timeout: 10_000 };

/** The rendered page. A first request may get the empty app. */
export async function documentOf(path: string, headers: Record<string, string> = {}): Promise<string> {
  let html = '';
  await expect
    .poll(async () => {
      html = await (await fetch(shopUrl() + path, { headers: { accept: 'text/html', ...headers } })).text();
      return html;
    }, renderTimeout)
    .toContain('id="page-state"');
  return html;
}
