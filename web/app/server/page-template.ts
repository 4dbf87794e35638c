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
}

const headMark = /<!--head-->.*<!--\/head-->/s;
const rootMark = '<div id="root"><!--page--></div>';
const scriptsMark = /<script type="module"[^>]*><\/script>|<link rel="modulepreload"[^>]*>/g;
const styles = /<link rel="stylesheet"[^>]*>/g;

/**
 * Splits the template. The styles are left out, because a rendered page has its own. The scripts go to the end of the page,
 * which shows without them.
 *
 * @throws Error when a placeholder of `web/index.html` is missing
 */
export function splitTemplate(html: string): PageTemplate {
  const head = headMark.exec(html);
  const root = html.indexOf(rootMark);
  if (!head || root === -1) throw new Error('index.html has no placeholders for the head and the page.');
  const rest = html.slice(head.index + head[0].length, root);
  return {
    beforeHead: html.slice(0, head.index),
    betweenHeadAndBody: rest.replace(scriptsMark, '').replace(styles, ''),
    afterBody: html.slice(root + rootMark.length),
    scripts: (rest.match(scriptsMark) ?? []).map(withLowPriority).join(''),
  };
}

/** Pictures and the font load before the scripts. */
const withLowPriority = (tag: string) => tag.replace(/^<(script|link) /, '<$1 fetchpriority="low" ');

export function fillTemplate(
  { beforeHead, betweenHeadAndBody, afterBody, scripts }: PageTemplate,
  { pathname, head, body, state }: PageParts,
): string {
  return `${beforeHead}${head}${betweenHeadAndBody}<div id="root" data-page="${pathname}">${body}</div>${state}${scripts}${afterBody}`;
}
