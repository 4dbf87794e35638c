import { text as textStyles } from '#web/theme/text.css.ts';

/**
 * A plain text of the shop: an empty line separates paragraphs, and a line that starts with `# ` is a heading. Nothing in it
 * is read as HTML.
 */
export function ShopText({ text }: { text: string }) {
  return blocksOf(text).map(({ isHeading, lines }, at) =>
    isHeading ? (
      <h2 key={at} className={textStyles.h2}>
        {lines[0]}
      </h2>
    ) : (
      <p key={at}>
        {lines.map((line, lineAt) => (
          <span key={lineAt}>
            {lineAt > 0 && <br />}
            {line}
          </span>
        ))}
      </p>
    ),
  );
}

function blocksOf(text: string) {
  const blocks: { isHeading: boolean; lines: string[] }[] = [];
  let open: string[] | undefined;
  for (const line of text.split('\n')) {
    const heading = /^#+\s+(.+)$/.exec(line);
    if (heading?.[1]) {
      blocks.push({ isHeading: true, lines: [heading[1]] });
      open = undefined;
    } else if (line.trim() === '') {
      open = undefined;
    } else if (open) {
      open.push(line);
    } else {
      blocks.push({ isHeading: false, lines: (open = [line]) });
    }
  }
  return blocks;
}
