import '#web/theme/reset.css.ts';
import { ApolloClient, ApolloLink } from '@apollo/client';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { from } from 'rxjs';
import { createCache } from '#web/shared/apollo/cache.ts';
import { hashOf } from '#web/shared/apollo/operation-hash.ts';
import { readFrame } from '#web/features/catalog/list-frame.ts';
import { setCurrency } from '#web/shared/lib/money.ts';
import { App } from '../App.tsx';
import { frameMark, pageStateId } from '../page-state.ts';
import { loadPage } from '../page-components.ts';
import { pageAt } from '../pages.ts';
import { currencyCodeOf } from './currency-code.ts';
import { dataScript } from './data-script.ts';
import { takeHoisted } from './hoisted.ts';
import { pageFilesIn } from './page-chunks.ts';
import { fetchPageData, listFrameData } from './page-data.ts';
import { renderHead } from './page-head.tsx';
import { fillTemplate, splitTemplate } from './page-template.ts';

/** What the tab says until a personal page says what it is. */
const frameTitle = 'Greengate · Groceries at your door';

interface RendererParts {
  /** Where the built web app is. */
  folder: string;
  /** Its index.html. */
  template: string;
  /** The symbol before every amount. */
  currency: string;
}

interface PageRequest {
  /**
   * The address asked for, absolute, with the origin that shoppers see. `?frame=search` and `?frame=list` ask for a list
   * without its products, which is the same for all searches or all lists of a category.
   */
  url: string;
  /** Answers an operation, known by the SHA-256 of its text, as the API would answer a visitor. */
  query: (operation: { hash: string; variables: Record<string, unknown> }) => Promise<ApolloLink.Result>;
}

/**
 * What the gateway loads, by its path, to have pages rendered: as for a visitor whom nobody knows, with what the page
 * asked for beside it, so that the browser can go on from there without asking again.
 */
export function createRenderer({ folder, template, currency }: RendererParts) {
  setCurrency(currency);
  const parts = splitTemplate(template);
  const pageFiles = pageFilesIn(folder);
  const currencyCode = currencyCodeOf(currency);

  /**
   * Resolves to the whole document, and the hashes of the styles in it. Rejects when an operation fails or the page
   * cannot be rendered.
   */
  return async function renderPage({ url: address, query }: PageRequest): Promise<{ html: string; styles: string[] }> {
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
      frame ? listFrameData(frame) : fetchPageData(client, url),
      loadPage(url.pathname),
    ]);
    const { head, title, body } = takeHoisted(
      renderToString(
        <StrictMode>
          <StaticRouter location={{ pathname: url.pathname, search: frame ? '' : url.search, state: frame }}>
            <App client={client} />
          </StaticRouter>
        </StrictMode>,
      ),
    );
    client.stop();
    const { style, styleHash, chunks } = pageFiles(pageAt(url.pathname));
    const html = fillTemplate(parts, {
      // What an address may hold is safe in quotes: its parser escapes those.
      pathname: (frame ? frameMark(url.pathname) : url.pathname).replaceAll('&', '&amp;'),
      head:
        (title ? head : `${head}<title>${frameTitle}</title>`) +
        style +
        renderHead({ title: title || frameTitle, data, origin: url.origin, pathname: url.pathname, currencyCode }),
      body,
      state: dataScript(client.extract(), 'application/json', pageStateId) + chunks,
    });
    return { html, styles: [styleHash] };
  };
}

/** A page with a hole in it must not be kept: any error at all and there is no page. */
function refuseErrors(result: ApolloLink.Result): ApolloLink.Result {
  if (result.errors?.length) throw new Error(`The page's data could not be read: ${result.errors[0]?.message}`);
  return result;
}
