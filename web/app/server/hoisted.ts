/** React also asks for pictures that show early, but only the first one is worth more than the rest of the page. */
const EARLY_PICTURE = /<link rel="preload" as="image"(?![^>]*fetchPriority="high")[^>]*>/g;
const HOISTED = /^(?:<link\b[^>]*>|<meta\b[^>]*>|<title>[^<]*<\/title>)/;
const ENTITIES: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#x27;': "'" };

/** What React put in front of a page because it belongs into the head, apart from the page. */
export function takeHoisted(html: string): { head: string; title: string; body: string } {
  let end = 0;
  for (let tag = HOISTED.exec(html); tag; tag = HOISTED.exec(html.slice(end))) end += tag[0].length;
  const head = html.slice(0, end).replace(EARLY_PICTURE, '');
  const title = /<title>([^<]*)<\/title>/.exec(head)?.[1] ?? '';
  return {
    head,
    title: title.replace(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => ENTITIES[entity] ?? entity),
    body: html.slice(end),
  };
}
