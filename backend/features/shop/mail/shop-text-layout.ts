import { escapeHtml } from '#common/escape-html.ts';
import { blocksOf, isOwnPath, partsOf, type TextBlock, type TextPart } from '#readers/shop-text.ts';

/** A text of the shop in a mail: it has the headings, lists and links of the page. Nothing in it is read as HTML. */

/** A link from a mail to a page of the shop needs the whole address. */
const wholeUrl = (url: string, shopUrl: string) => (isOwnPath(url) ? `${shopUrl.replace(/\/$/, '')}${url}` : url);

/** `Terms (https://shop.example/pages/terms)`; an address that stands in the text stays as it is. */
function plainPart({ text, url }: TextPart, shopUrl: string): string {
  if (url === undefined || url.replace(/^mailto:/i, '') === text) return text;
  return `${text} (${wholeUrl(url, shopUrl).replace(/^(?:mailto|tel):/i, '')})`;
}

function plainBlock(block: TextBlock, shopUrl: string): string {
  const lineOf = (line: string) =>
    partsOf(line)
      .map((part) => plainPart(part, shopUrl))
      .join('');
  if (block.kind === 'paragraph') return block.lines.map(lineOf).join('\n');
  if (block.kind === 'heading') {
    const heading = lineOf(block.text);
    return `${heading}\n${(block.level === 2 ? '=' : '-').repeat(heading.length)}`;
  }
  const { start, items } = block;
  return items.map((item, at) => `${start === undefined ? '-' : `${start + at}.`} ${lineOf(item)}`).join('\n');
}

/** The text without markup, for the part of a mail that programs without HTML show. */
export const plainShopText = (text: string, shopUrl: string): string =>
  blocksOf(text)
    .map((block) => plainBlock(block, shopUrl))
    .join('\n\n');

function htmlBlock(block: TextBlock, shopUrl: string): string {
  const lineOf = (line: string) =>
    partsOf(line)
      .map(({ text, url }) =>
        url === undefined
          ? escapeHtml(text)
          : `<a href="${escapeHtml(wholeUrl(url, shopUrl))}">${escapeHtml(text)}</a>`,
      )
      .join('');
  if (block.kind === 'paragraph') return `<p style="margin:0 0 12px">${block.lines.map(lineOf).join('<br>')}</p>`;
  if (block.kind === 'heading') {
    // The text has a heading of the second level in the mail.
    const level = block.level + 1;
    return `<h${level} style="margin:16px 0 8px;font-size:${level === 3 ? 16 : 14}px">${lineOf(block.text)}</h${level}>`;
  }
  const { start, items } = block;
  const [name, first] = start === undefined ? ['ul', ''] : ['ol', start === 1 ? '' : ` start="${start}"`];
  const rows = items.map((item) => `<li>${lineOf(item)}</li>`).join('');
  return `<${name}${first} style="margin:0 0 12px;padding-inline-start:24px">${rows}</${name}>`;
}

/** The text as HTML, with inline styles, which all mail programs know. */
export const htmlShopText = (text: string, shopUrl: string): string =>
  blocksOf(text)
    .map((block) => htmlBlock(block, shopUrl))
    .join('\n');
