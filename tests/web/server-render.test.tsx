import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { App } from '#web/app/App.tsx';
import { createClient } from '#web/shared/apollo/client.ts';

afterEach(() => void vi.unstubAllGlobals());

test.each([['/'], ['/cart'], ['/my-orders'], ['/nowhere']])('%s renders on the server', (address) => {
  for (const name of ['window', 'document', 'localStorage', 'sessionStorage', 'location', 'navigator']) {
    vi.stubGlobal(name, undefined);
  }
  const html = renderToString(
    <StaticRouter location={address}>
      <App client={createClient('http://shop.invalid/graphql')} />
    </StaticRouter>,
  );
  expect(html).toContain('Search products');
});
