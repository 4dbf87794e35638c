// Tested by tests/unit/shop-text-in-mails.test.ts.
/** A part of a line of a shop's text. `url` is where a link leads. */
export interface TextPart {
  text: string;
  url?: string;
}

/** A block of a shop's text. Headings have the level 2 or 3; a numbered list has its first number. */
export type TextBlock =
  | { kind: 'heading'; level: 2 | 3; text: string }
  | { kind: 'list'; start: number | undefined; items: string[] }
  | { kind: 'paragraph'; lines: string[] };

const headingLine = /^(#{1,6})\s+(\S.*)$/;
const listLine = /^\s*(?:[-*•]|(\d{1,9})[.)])\s+(\S.*)$/;

/**
 * The blocks of a text: an empty line separates paragraphs, `- ` and `1. ` begin the items of a list, `# ` and `## ` headings. The
 * largest headings of a text have the level 2.
 */
export function blocksOf(text: string): TextBlock[] {
  const blocks: TextBlock[] = [];
  let open: TextBlock | undefined;
  const lines = text.split('\n');
  const largest = Math.min(...lines.map((line) => headingLine.exec(line)?.[1]?.length ?? Infinity));
  const add = (block: TextBlock) => blocks.push((open = block));

  for (const line of lines) {
    const [, marks = '', heading] = headingLine.exec(line) ?? [];
    const [, number, item] = listLine.exec(line) ?? [];
    if (heading) {
      blocks.push({ kind: 'heading', level: marks.length > largest ? 3 : 2, text: heading });
      open = undefined;
    } else if (line.trim() === '') {
      open = undefined;
    } else if (item) {
      const start = number === undefined ? undefined : Number(number);
      const isNext = open?.kind === 'list' && (open.start === undefined) === (start === undefined);
      if (isNext && open?.kind === 'list') open.items.push(item);
      else add({ kind: 'list', start, items: [item] });
    } else if (open?.kind === 'list') {
      // A line below an item continues it.
      open.items.push(`${open.items.pop() ?? ''} ${line.trim()}`);
    } else if (open?.kind === 'paragraph') {
      open.lines.push(line);
    } else {
      add({ kind: 'paragraph', lines: [line] });
    }
  }
  return blocks;
}

/** `[text](target)`, or an address that stands in the text. The limits keep the time to search a line short. */
const link = /\[([^[\]]{1,200})\]\(([^\s()]{1,500})\)|(?:https?:\/\/|mailto:)[^\s<>"]{1,500}/gi;

/** The parts of a line: texts and links. What looks like a link to another scheme stays as it was typed. */
export function partsOf(line: string): TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  for (const match of line.matchAll(link)) {
    const [whole, label, target] = match;
    // The full stop and the bracket behind an address belong to the sentence.
    const bare = whole.replace(/[.,;:!?)\]'’”»]+$/, '');
    const url = target ?? bare;
    if (!isLink(url)) continue;
    if (match.index > end) parts.push({ text: line.slice(end, match.index) });
    parts.push({ text: label ?? bare.replace(/^mailto:/i, ''), url });
    end = match.index + (label === undefined ? bare : whole).length;
  }
  if (end < line.length) parts.push({ text: line.slice(end) });
  return parts;
}

/** Whether it is a page of this shop, such as `/pages/terms`, and not `//elsewhere`. */
export const isOwnPath = (url: string): boolean => /^\/(?![/\\])/.test(url);

function isLink(url: string): boolean {
  if (/^mailto:[^\s@]+@[^\s@]+$/i.test(url) || /^tel:[+\d][\d.-]*$/i.test(url) || isOwnPath(url)) return true;
  return /^https?:\/\/[^/?#@\\]+(?:[/?#]|$)/i.test(url) && URL.canParse(url);
}
