import { escapeHtml } from '#common/escape-html.ts';
import { explorerPath } from './explorer-files.ts';

/** The texts that are replaced when the page is sent. */
export const placeholders = { origin: '__ORIGIN__', nonce: '__NONCE__' };

const sandboxScript = 'https://embeddable-sandbox.cdn.apollographql.com';
const sandboxFrame = 'https://sandbox.embed.apollographql.com';
/**
 * The time that the browser may take to load the script of Apollo Sandbox: a firewall can drop the request without an
 * error.
 */
const scriptWaitMs = 4000;
/**
 * The time that the frame of Apollo Sandbox may take to say that it runs: offline, a browser can have the script in its
 * cache.
 */
const frameWaitMs = 12_000;

/** The content security policy: nothing but the page itself, and outside production Apollo Sandbox or GraphiQL. */
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

/** The operation that the explorer opens with. */
export const firstQuery = `# The documentation lists everything that this API can do.
# Log in with the login mutation: it sets a cookie, and "me" works afterwards.
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
  `  -d '{"query":"mutation { login(input: { email: \\"you@example.com\\", password: \\"…\\" }) { success message user { name } } }"}'`,
].join('\n');

/** The page at /graphql outside production: Apollo Sandbox, or GraphiQL when it cannot be reached; and curl examples. */
export function developerPage(): string {
  const { nonce } = placeholders;
  return page(
    `
<main>
  <header>
    <h1>Greengate API</h1>
    <p>One GraphQL endpoint over the shop's seventeen REST calls: <code>${placeholders.origin}/graphql</code></p>
    <p><a href="/">The shop</a> · <a href="#curl">With curl</a> · <a href="/schema.graphql">The schema as a file</a> ·
      <a href="https://www.apollographql.com/docs/graphos/platform/sandbox">About Apollo Sandbox</a></p>
  </header>
  <p id="status" role="status"><noscript>The explorer needs JavaScript. The schema and the examples below do not.</noscript></p>
  <section id="explorer" aria-label="Explorer" data-start-query="${escapeHtml(firstQuery)}"></section>
  <section>
    <h2 id="curl">With curl</h2>
    <pre>${escapeHtml(curlExample)}</pre>
    <p>Sessions are cookies. This login saves them in a file, and later calls with <code>-b cookies.txt</code> send them:</p>
    <pre>${escapeHtml(curlLogin)}</pre>
    <p>Uploads follow the GraphQL multipart request specification and need the header
      <code>Apollo-Require-Preflight: true</code>, which the explorer sends already.</p>
  </section>
</main>
<script nonce="${nonce}">${chooseExplorer}</script>`,
    `
  #explorer:not(:empty) { height: 80vh; margin: 1rem 0; border: 1px solid #8886; border-radius: .5rem; overflow: hidden; }
  iframe { width: 100%; height: 100%; border: 0; background: #fff; }
  pre { padding: 1rem; overflow: auto; border: 1px solid #8886; border-radius: .5rem; }
  #status:not(:empty) { padding: .5rem 1rem; border-left: .25rem solid #c80; background: #c802; }`,
  );
}

/** The script of the page: opens Apollo Sandbox, and GraphiQL when the script or the frame of Sandbox does not arrive. */
const chooseExplorer = `
  const { nonce } = document.currentScript;
  const status = document.getElementById('status');
  const explorer = document.getElementById('explorer');
  let isSandboxWanted = true;
  let deadline = setTimeout(openGraphiql, ${scriptWaitMs});

  const script = document.createElement('script');
  script.src = '${sandboxScript}/v2/embeddable-sandbox.umd.production.min.js';
  script.onload = openSandbox;
  script.onerror = openGraphiql;
  document.head.append(script);

  function openSandbox() {
    if (!isSandboxWanted) return;
    clearTimeout(deadline);
    deadline = setTimeout(openGraphiql, ${frameWaitMs});
    window.addEventListener('message', ({ origin }) => {
      if (origin === '${sandboxFrame}') clearTimeout(deadline);
    });
    new window.EmbeddedSandbox({
      target: '#explorer',
      initialEndpoint: window.location.origin + '/graphql',
      endpointIsEditable: false,
      hideCookieToggle: false,
      runTelemetry: false,
      allowDynamicStyles: false,
      initialState: {
        includeCookies: true,
        document: explorer.dataset.startQuery,
        sharedHeaders: { 'Apollo-Require-Preflight': 'true' }
      }
    });
  }

  function openGraphiql() {
    clearTimeout(deadline);
    isSandboxWanted = false;
    explorer.replaceChildren();
    status.textContent = 'Apollo Sandbox cannot be reached. This is GraphiQL, which comes from this server.';
    const styles = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: '${explorerPath}/explorer.css', nonce });
    const graphiql = Object.assign(document.createElement('script'), { type: 'module', src: '${explorerPath}/explorer.js', nonce });
    graphiql.onerror = () => {
      status.textContent = 'The explorer is not built. Run: npm run build';
    };
    document.head.append(styles, graphiql);
  }
`;

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
