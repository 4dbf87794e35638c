import { Visitor, parseSync } from 'vite';

/** Makes the pseudo-language of English texts: accents on all letters, in brackets, a third longer. */

const plain = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const accented = 'åƀçđéƒĝĥîĵķļɱñöþǫŕšţûṽŵẋýžÅƁÇĐÉƑĜĤÎĴĶĻṀÑÖÞǪŔŠŢÛṼŴẊÝŽ';

/** @param {string} text */
const accentedText = (text) => text.replaceAll(/[a-z]/gi, (letter) => accented[plain.indexOf(letter)] ?? letter);

/** What makes a text a third longer. @param {string} text */
const padding = (text) => '·'.repeat(Math.ceil(text.length / 3));

/**
 * A module of texts in the pseudo-language. Every string of the module is a text for people, except names of properties and
 * strings that are compared with a value.
 * @param {string} file
 * @param {string} source
 */
export function pseudoTexts(file, source) {
  /** @type {{ start: number, end: number, text: string }[]} */
  const changes = [];
  /** Strings that no person sees. */
  const values = new Set();
  new Visitor({
    BinaryExpression({ left, right }) {
      values.add(left.start).add(right.start);
    },
    Property({ key, computed }) {
      if (!computed) values.add(key.start);
    },
    MemberExpression({ property, computed }) {
      if (computed) values.add(property.start);
    },
    TSLiteralType({ literal }) {
      values.add(literal.start);
    },
    ImportDeclaration({ source: from }) {
      values.add(from.start);
    },
    ExportNamedDeclaration({ source: from }) {
      if (from) values.add(from.start);
    },
    Literal({ start, end, value }) {
      if (typeof value !== 'string' || !/[a-z]/i.test(value) || values.has(start)) return;
      changes.push({ start, end, text: JSON.stringify(`[${accentedText(value)}${padding(value)}]`) });
    },
    TemplateLiteral({ quasis, start }) {
      if (values.has(start)) return;
      const whole = quasis.map(({ value }) => value.raw).join('');
      if (!/[a-z]/i.test(whole)) return;
      for (const [at, quasi] of quasis.entries()) {
        const before = at === 0 ? '[' : '';
        const after = at === quasis.length - 1 ? `${padding(whole)}]` : '';
        // The place of a part begins with its quote or brace.
        const from = quasi.start + 1;
        changes.push({
          start: from,
          end: from + quasi.value.raw.length,
          text: `${before}${accentedText(quasi.value.raw)}${after}`,
        });
      }
    },
  }).visit(parseSync(file, source, { lang: 'ts' }).program);
  let text = source;
  for (const change of changes.toSorted((one, other) => other.start - one.start))
    text = text.slice(0, change.start) + change.text + text.slice(change.end);
  return text;
}
