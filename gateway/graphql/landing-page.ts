import { escapeHtml } from '../escape-html.ts';

/** Filled in when the page is sent. */
export const placeholders = { origin: '__ORIGIN__', nonce: '__NONCE__' };

const sandboxScript = 'https://embeddable-sandbox.cdn.apollographql.com';
const sandboxFrame = 'https://sandbox.embed.apollographql.com';

/** The content security policy: nothing but the page itself, and outside production Apollo's Sandbox. */
export function policyForPage(nonce: string, { production }: { production: boolean }): string {
  return [
    "default-src 'none'",
    `style-src 'nonce-${nonce}'${production ? '' : ` ${sandboxScript}`}`,
    "img-src 'self' data:",
    ...(production
      ? []
      : [
          `script-src 'nonce-${nonce}' ${sandboxScript}`,
          "style-src-attr 'unsafe-inline'",
          `frame-src ${sandboxFrame}`,
          "connect-src 'self'",
        ]),
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}

const firstQuery = `# The Documentation tab lists everything that this API can do.
# Log in with the login mutation: it sets a cookie, and "me" and "cart" work afterwards.
query FirstProducts {
  store {
    name
    currency {
      symbol
    }
  }
  products(first: 5, filter: { inStock: true }) {
    totalCount
    nodes {
      id
      name
      offerPrice
    }
  }
}
`;

const curlExample = [
  `curl ${placeholders.origin}/graphql \\`,
  `  -H 'content-type: application/json' \\`,
  `  -d '{"query":"{ products(first: 5) { nodes { id name offerPrice } } }"}'`,
].join('\n');

const curlLogin = [
  `curl ${placeholders.origin}/graphql -c cookies.txt -b cookies.txt \\`,
  `  -H 'content-type: application/json' \\`,
  `  -d '{"query":"mutation { login(input: { email: \\"you@example.com\\", password: \\"…\\" }) { success message user { name cart { quantity } } } }"}'`,
].join('\n');

/** The page at /graphql outside production: Apollo Sandbox, and curl examples and the schema for when it does not load. */
export function developerPage(schemaText: string): string {
  const { nonce } = placeholders;
  return page(
    `
<main>
  <header>
    <h1>Greengate API</h1>
    <p>One GraphQL endpoint over the shop's seventeen REST calls: <code>${placeholders.origin}/graphql</code></p>
    <p><a href="/">The shop</a> · <a href="#curl">With curl</a> · <a href="#schema">The whole schema</a> ·
      <a href="https://www.apollographql.com/docs/graphos/platform/sandbox">About Apollo Sandbox</a></p>
  </header>
  <section id="sandbox" aria-label="Apollo Sandbox"></section>
  <p id="offline" role="status">Apollo Sandbox comes from Apollo's servers and did not load: it needs the internet and
    JavaScript. The examples below work without it.</p>
  <section>
    <h2 id="curl">With curl</h2>
    <pre>${escapeHtml(curlExample)}</pre>
    <p>Sessions are cookies. This login saves them in a file, and later calls with <code>-b cookies.txt</code> send them:</p>
    <pre>${escapeHtml(curlLogin)}</pre>
    <p>Uploads follow the GraphQL multipart request specification and need the header
      <code>Apollo-Require-Preflight: true</code>, which this Sandbox sends already.</p>
  </section>
  <section>
    <h2 id="schema">The whole schema</h2>
    <pre>${escapeHtml(schemaText)}</pre>
  </section>
</main>
<script nonce="${nonce}" src="${sandboxScript}/v2/embeddable-sandbox.umd.production.min.js"></script>
<script nonce="${nonce}">
  if (window.EmbeddedSandbox) {
    document.getElementById('offline').hidden = true;
    document.getElementById('sandbox').className = 'open';
    new window.EmbeddedSandbox({
      target: '#sandbox',
      initialEndpoint: window.location.origin + '/graphql',
      endpointIsEditable: false,
      hideCookieToggle: false,
      runTelemetry: false,
      allowDynamicStyles: false,
      initialState: {
        includeCookies: true,
        document: ${JSON.stringify(firstQuery)},
        sharedHeaders: { 'Apollo-Require-Preflight': 'true' }
      }
    });
  }
</script>`,
    `
  #sandbox.open { height: 80vh; margin: 1rem 0; border: 1px solid #8886; border-radius: .5rem; overflow: hidden; }
  iframe { width: 100%; height: 100%; border: 0; background: #fff; }
  pre { padding: 1rem; overflow: auto; max-height: 40rem; border: 1px solid #8886; border-radius: .5rem; }
  #offline { padding: 1rem; border-left: .25rem solid #c80; background: #c802; }`,
  );
}

/** The page at /graphql in production: no tools, no schema. */
export function productionPage(): string {
  return page(`
<main>
  <h1>Greengate API</h1>
  <p>This is the GraphQL endpoint of the shop, for programs. People find the shop <a href="/">here</a>.</p>
</main>`);
}

function page(body: string, styles = ''): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Greengate API</title>
<link rel="icon" href="/favicon.svg">
<style nonce="${placeholders.nonce}">
  :root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
  body { margin: 0; }
  main { max-width: 72rem; margin: 0 auto; padding: 1.5rem; }
  h1 { margin: 0; }${styles}
</style>
</head>
<body>${body}
</body>
</html>
`;
}
