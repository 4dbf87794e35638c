import { Fragment } from 'react';
import { Link } from 'react-router-dom';
import { text as textStyles } from '#web/theme/text.css.ts';
import { blocksOf, isOwnPath, partsOf, type TextBlock, type TextPart } from '#readers/shop-text.ts';
import * as styles from './ShopText.css.ts';

/** A text that the shop has written, with headings, lists and links. Nothing in it is read as HTML. */
export function ShopText({ text }: { text: string }) {
  return blocksOf(text).map((block, at) => <Block key={at} block={block} />);
}

function Block({ block }: { block: TextBlock }) {
  if (block.kind === 'heading') {
    const Heading = block.level === 2 ? 'h2' : 'h3';
    return (
      <Heading className={textStyles[Heading]}>
        <Line text={block.text} />
      </Heading>
    );
  }
  if (block.kind === 'paragraph') {
    return (
      <p>
        {block.lines.map((line, at) => (
          <span key={at}>
            {at > 0 && <br />}
            <Line text={line} />
          </span>
        ))}
      </p>
    );
  }
  const items = block.items.map((item, at) => (
    <li key={at}>
      <Line text={item} />
    </li>
  ));
  if (block.start === undefined) return <ul className={styles.list}>{items}</ul>;
  return (
    <ol className={styles.list} start={block.start === 1 ? undefined : block.start}>
      {items}
    </ol>
  );
}

function Line({ text }: { text: string }) {
  return partsOf(text).map((part, at) => <Fragment key={at}>{linkOf(part)}</Fragment>);
}

function linkOf({ text, url }: TextPart) {
  if (url === undefined) return text;
  if (isOwnPath(url)) {
    return <Link to={url}>{text}</Link>;
  }
  return (
    <a href={url} rel={/^http/i.test(url) ? 'nofollow noopener' : undefined}>
      {text}
    </a>
  );
}
