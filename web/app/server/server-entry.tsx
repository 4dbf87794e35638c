import '#web/theme/reset.css.ts';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ApolloClient, ApolloLink, type NormalizedCacheObject } from '@apollo/client';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { from } from 'rxjs';
import { createCache } from '#web/shared/apollo/cache.ts';
import { hashOf } from '#web/shared/apollo/operation-hash.ts';
import { readFrame } from '#web/features/catalog/list-frame.ts';
import { searchHelp } from '#web/features/catalog/search-help.ts';
import { currencyCode, currencySymbol, setFormats } from '#web/shared/lib/format/money.ts';
import { collectsOnly, setShop, shop } from '#web/shared/lib/shop/shop.ts';
import { App } from '../App.tsx';
import { frameMark, pageState, pageStateId } from '../page-state.ts';
import { IsRendered } from '../PageArea.tsx';
import { loadPage } from '../page-components.ts';
import { pageAt } from '../pages.ts';
import { currencyCodeOf } from './currency-code.ts';
import { dataScript } from './data-script.ts';
import { takeHoisted } from './hoisted.ts';
import { pageFilesIn } from './page-chunks.ts';
import { fetchPageData, listFrameData, type PageData } from './page-data.ts';
import { renderHead } from './page-head.tsx';
import { fillTemplate, splitTemplate } from './page-template.ts';
import * as texts from './texts.ts';

/** The title of a page that sets its own in the browser only. */
const frameTitle = (data: PageData) =>
  data.page === 'frame' && data.title
    ? `${data.title} · ${shop().name}`
    : texts.frameTitle(shop().name, !collectsOnly());

interface RendererParts {
  /** The folder of the built web app. */
  folder: string;
  /** The index.html of the built web app. */
  template: string;
  /** JSON of the formats of amounts. */
  formats: string;
  /** JSON of the shop's facts that every page shows; empty when the store does not tell them. */
  shop: string;
}

interface RenderedPage {
  html: string;
  /** The SHA-256 in base64 of each style element. */
  styles: string[];
  /** The SHA-256 in base64 of each script element that runs. */
  scripts: string[];
}

interface PageRequest {
  /**
   * The absolute address, with the origin that shoppers see. `?frame=search` and `?frame=list` request a list without its
   * products, which is the same for all searches or all lists of a category.
   */
  url: string;
  /** Executes an operation for a visitor without a session. `hash` is the SHA-256 of its text. */
  query: (operation: { hash: string; variables: Record<string, unknown> }) => Promise<ApolloLink.Result>;
}

/**
 * Creates the page renderer. The gateway loads this module by its path. Pages are rendered as for a visitor without a
 * session, and carry their data, so that the browser hydrates them without a request.
 */
export function createRenderer({ folder, template, formats, shop: facts }: RendererParts) {
  setFormats(formats);
  setShop(facts);
  const firstPaint = readFileSync(join(folder, 'first-paint.js'), 'utf8');
  const scripts = [createHash('sha256').update(firstPaint).digest('base64')];
  const parts = splitTemplate(template, firstPaint);
  const pageFiles = pageFilesIn(folder);
  const code = currencyCode() ?? currencyCodeOf(currencySymbol());

  /**
   * Resolves to the whole document, and the hashes of the styles and the script in it. Rejects when an operation fails or the page
   * cannot be rendered.
   */
  return async function renderPage({ url: address, query }: PageRequest): Promise<RenderedPage> {
    const url = new URL(address);
    const frame = readFrame(url.searchParams);
    const client = new ApolloClient({
      ssrMode: true,
      cache: createCache(),
      link: new ApolloLink(({ query: document, variables }) =>
        from(query({ hash: hashOf(document) ?? '', variables }).then(refuseErrors)),
      ),
    });
    const [data] = await Promise.all([
      frame ? listFrameData(client, frame) : fetchPageData(client, url),
      loadPage(url.pathname),
      searchHelp.load(),
    ]);
    const { head, title, body } = takeHoisted(
      renderToString(
        <StrictMode>
          <StaticRouter location={{ pathname: url.pathname, search: frame ? '' : url.search, state: frame }}>
            <IsRendered value>
              <App client={client} />
            </IsRendered>
          </StaticRouter>
        </StrictMode>,
      ),
    );
    client.stop();
    const { shownStyles, chunks } = pageFiles(pageAt(url.pathname));
    const { style, styleHash } = shownStyles(parts.beforeHead + body);
    const html = fillTemplate(parts, {
      // URL has already escaped quotes and angle brackets.
      pathname: (frame ? frameMark(url.pathname) : url.pathname).replaceAll('&', '&amp;'),
      head:
        (title ? head : `${head}<title>${escapeText(frameTitle(data))}</title>`) +
        style +
        renderHead({
          title: title || frameTitle(data),
          data,
          shopOrigin: url.origin,
          pathname: url.pathname,
          currencyCode: code,
        }),
      body: body.replaceAll(linkMark, ''),
      state: dataScript(pageState(client.extract() as NormalizedCacheObject), 'application/json', pageStateId),
      chunks,
    });
    return { html, styles: [styleHash], scripts };
  };
}

/**
 * React Router marks each link for its framework mode, which this app does not use. In production, React does not compare
 * attributes.
 */
const linkMark = ' data-discover="true"';

const escapeText = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** Any error fails the whole page, because the gateway would cache an incomplete one. */
function refuseErrors(result: ApolloLink.Result): ApolloLink.Result {
  if (result.errors?.length) throw new Error(`The page's data could not be read: ${result.errors[0]?.message}`);
  return result;
}
