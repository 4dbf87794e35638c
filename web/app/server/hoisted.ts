/** The preload links that React adds for pictures, except for the one of high priority. Only that one is worth preloading. */
const earlyPicture = /<link rel="preload" as="image"(?![^>]*fetchPriority="high")[^>]*>/g;
const hoisted = /^(?:<link\b[^>]*>|<meta\b[^>]*>|<title>[^<]*<\/title>)/;
const entities: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#x27;': "'" };

/** Separates a rendered page from the head elements that React has put in front of it. */
export function takeHoisted(html: string): { head: string; title: string; body: string } {
  let end = 0;
  for (let tag = hoisted.exec(html); tag; tag = hoisted.exec(html.slice(end))) end += tag[0].length;
  const head = html.slice(0, end).replace(earlyPicture, '');
  const title = /<title>([^<]*)<\/title>/.exec(head)?.[1] ?? '';
  return {
    head,
    title: title.replace(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => entities[entity] ?? entity),
    body: html.slice(end),
  };
}
