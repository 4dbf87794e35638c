/** The built index.html, taken apart where a rendered page goes in. */
export interface PageTemplate {
  beforeHead: string;
  betweenHeadAndBody: string;
  afterBody: string;
  /** The elements that fetch the app's scripts. */
  scripts: string;
}

interface PageParts {
  /** Escaped for HTML already, as addresses are. */
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
 * Styles are left out, since a rendered page brings its own. Scripts wait until the page has been read: it shows without
 * them.
 *
 * @throws Error when the marks that `web/index.html` has are not there
 */
export function splitTemplate(html: string): PageTemplate {
  const head = headMark.exec(html);
  const root = html.indexOf(rootMark);
  if (!head || root === -1) throw new Error('index.html has no marks for the head and the page.');
  const rest = html.slice(head.index + head[0].length, root);
  return {
    beforeHead: html.slice(0, head.index),
    betweenHeadAndBody: rest.replace(scriptsMark, '').replace(styles, ''),
    afterBody: html.slice(root + rootMark.length),
    scripts: (rest.match(scriptsMark) ?? []).map(withLowPriority).join(''),
  };
}

/** A fetch that may wait for those of pictures and the font. */
const withLowPriority = (tag: string) => tag.replace(/^<(script|link) /, '<$1 fetchpriority="low" ');

export function fillTemplate(
  { beforeHead, betweenHeadAndBody, afterBody, scripts }: PageTemplate,
  { pathname, head, body, state }: PageParts,
): string {
  return `${beforeHead}${head}${betweenHeadAndBody}<div id="root" data-page="${pathname}">${body}</div>${state}${scripts}${afterBody}`;
}
