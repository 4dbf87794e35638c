/** The built index.html, split where the parts of a rendered page are inserted. */
export interface PageTemplate {
  beforeHead: string;
  betweenHeadAndBody: string;
  afterBody: string;
  /** The elements that load the app's scripts. */
  scripts: string;
}

interface PageParts {
  /** Escaped for HTML. */
  pathname: string;
  head: string;
  body: string;
  /** The script element with the page's data. */
  state: string;
  /** The elements that preload the page's own scripts. */
  chunks: string;
}

const firstScript = '<script src="/first-paint.js"></script>';
const headMark = /<!--head-->.*<!--\/head-->/s;
const rootMark = '<div id="root"><!--page--></div>';
const scriptsMark = /<script type="module"[^>]*><\/script>|<link rel="modulepreload"[^>]*>/g;
const styles = /<link rel="stylesheet"[^>]*>/g;

/**
 * Splits the template. The styles are left out, because a rendered page has its own. The scripts go into a template element,
 * from which the first script takes them after the first paint. The first script itself is part of the page.
 *
 * @param firstPaint the first script
 * @throws Error when a placeholder of `web/index.html` is missing
 */
export function splitTemplate(html: string, firstPaint: string): PageTemplate {
  const head = headMark.exec(html);
  const root = html.indexOf(rootMark);
  if (!head || root === -1 || !html.includes(firstScript))
    throw new Error('index.html has no placeholders for the first script, the head and the page.');
  const rest = html.slice(head.index + head[0].length, root);
  return {
    beforeHead: withoutSpaces(html.slice(0, head.index)).replace(firstScript, () => `<script>${firstPaint}</script>`),
    betweenHeadAndBody: withoutSpaces(rest.replace(scriptsMark, '').replace(styles, '')),
    afterBody: withoutSpaces(html.slice(root + rootMark.length)),
    scripts: librariesFirst(rest.match(scriptsMark) ?? [])
      .map(withLowPriority)
      .join(''),
  };
}

/**
 * Scripts instead of preloads of what the app imports, before the app. The browser then evaluates them in tasks of their own, and not
 * together with the app in one long task.
 */
function librariesFirst(tags: readonly string[]): string[] {
  const preload = /^<link rel="modulepreload"(.*) href="([^"]+)">$/;
  const libraries = tags.filter((tag) => preload.test(tag));
  const app = tags.filter((tag) => !preload.test(tag));
  return [...libraries.map((tag) => tag.replace(preload, '<script type="module"$1 src="$2"></script>')), ...app];
}

/** Pictures and the font load before the scripts. Scripts of the same origin need no `crossorigin`. */
const withLowPriority = (tag: string) =>
  tag.replace(/^<(script|link) /, '<$1 fetchpriority="low" ').replace(' crossorigin', '');

/** Leaves spaces within a line, because the shop's own texts stand in attributes. */
const withoutSpaces = (html: string) =>
  html
    .replaceAll(/\s*\n\s*/g, ' ')
    .replaceAll('> <', '><')
    .trim();

export function fillTemplate(
  { beforeHead, betweenHeadAndBody, afterBody, scripts }: PageTemplate,
  { pathname, head, body, state, chunks }: PageParts,
): string {
  return `${beforeHead}${head}${betweenHeadAndBody}<div id="root" data-page="${pathname}">${body}</div>${state}<template id="app-scripts">${chunks}${scripts}</template>${afterBody}`;
}
