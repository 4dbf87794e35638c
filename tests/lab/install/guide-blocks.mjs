const notTried = '# Not in try-install: ';

/**
 * The shell blocks of a guide in Markdown, in order.
 * @param {string} guide
 * @returns {{ heading: string, commands: string, notTriedBecause?: string }[]} `notTriedBecause`: what the block itself says
 */
export function blocksOf(guide) {
  const blocks = [];
  let heading = '';
  /** @type {string[] | undefined} */
  let open;
  for (const line of guide.split('\n')) {
    if (open) {
      if (line === '```') {
        const first = open[0] ?? '';
        const isTried = !first.startsWith(notTried);
        blocks.push({
          heading,
          commands: open.join('\n'),
          ...(!isTried && { notTriedBecause: first.slice(notTried.length) }),
        });
        open = undefined;
      } else open.push(line);
    } else if (line === '```sh') open = [];
    else if (line.startsWith('## ')) heading = line.slice(3);
  }
  return blocks;
}
