/** The built index.html, taken apart where a rendered page goes in. */
export interface PageTemplate {
  beforeHead: string;
  betweenHeadAndBody: string;
  afterBody: string;
}

const HEAD = /<!--head-->.*<!--\/head-->/s;
const ROOT = '<div id="root"><!--page--></div>';

/** @throws Error when the marks that `web/index.html` has are not there */
export function splitTemplate(html: string): PageTemplate {
  const head = HEAD.exec(html);
  const root = html.indexOf(ROOT);
  if (!head || root === -1) throw new Error('index.html has no marks for the head and the page.');
  return {
    beforeHead: html.slice(0, head.index),
    betweenHeadAndBody: html.slice(head.index + head[0].length, root),
    afterBody: html.slice(root + ROOT.length),
  };
}

/** @param state the script element with the page's data */
export function fillTemplate(
  { beforeHead, betweenHeadAndBody, afterBody }: PageTemplate,
  { head, body, state }: { head: string; body: string; state: string },
): string {
  return `${beforeHead}${head}${betweenHeadAndBody}<div id="root">${body}</div>${state}${afterBody}`;
}
