/** Lint rules for the languages of the shop. */

/** Words of a page or a control. */
const words = /\p{L}{2,}/u;
/** Attributes that people see or hear. */
const spokenAttributes = new Set([
  'alt',
  'aria-label',
  'aria-description',
  'label',
  'placeholder',
  'title',
  'hint',
  'heading',
]);
/** CSS properties of one side of the screen. */
const sides = /^(left|right)$|^(margin|padding|border|scroll)\w*(Left|Right)/;
/** Shorthands whose second and fourth value are the right and the left side. */
const fourSides = /^(margin|padding|inset|borderWidth|borderColor|borderStyle)$/;

/** The text of a string, or of a template without values. @param {any} node */
function textOf(node) {
  if (node?.type === 'Literal' && typeof node.value === 'string') return node.value;
  if (node?.type === 'TemplateLiteral') return node.quasis.map((/** @type {any} */ { value }) => value.raw).join(' ');
  return '';
}

/** @param {string} value */
function hasUnequalSides(value) {
  const parts = value.match(/(?:[^\s(]|\([^)]*\))+/g) ?? [];
  return parts.length === 4 && parts[1] !== parts[3];
}

export default {
  meta: { name: 'words' },
  rules: {
    /** Words for people stand in modules of texts, so that they can be translated. */
    'in-texts': {
      /** @param {any} context */
      create(context) {
        const refuse = (/** @type {any} */ node) =>
          context.report({ node, message: 'Words for people belong into texts.ts of this folder.' });
        return {
          /** @param {any} node */
          JSXText(node) {
            if (words.test(node.value)) refuse(node);
          },
          /** @param {any} node */
          JSXExpressionContainer(node) {
            if (node.parent.type !== 'JSXAttribute' && words.test(textOf(node.expression))) refuse(node);
          },
          /** @param {any} node */
          JSXAttribute(node) {
            const value = node.value?.type === 'JSXExpressionContainer' ? node.value.expression : node.value;
            if (spokenAttributes.has(node.name.name) && words.test(textOf(value))) refuse(node);
          },
        };
      },
    },
    /** Styles follow the direction of the script: the layout is mirrored in languages that are written from right to left. */
    'logical-sides': {
      /** @param {any} context */
      create(context) {
        return {
          /** @param {any} node */
          Property(node) {
            const name = node.key.name ?? node.key.value;
            if (sides.test(name))
              context.report({
                node,
                message: `Use a property for the start or the end of a line instead of ${name}.`,
              });
            const value = textOf(node.value);
            if (/^(textAlign|float|clear)$/.test(name) && /^(left|right)$/.test(value))
              context.report({ node, message: `Use the start or the end of a line instead of ${value}.` });
            if (fourSides.test(name) && hasUnequalSides(value))
              context.report({ node, message: `Use ${name}Block and ${name}Inline: the two sides differ.` });
          },
        };
      },
    },
  },
};
