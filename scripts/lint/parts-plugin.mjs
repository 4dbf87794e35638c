/** Lint rules for pages that a browser changes or loads in parts. */

/** Elements whose children are text only. */
const textElements = new Set(['option', 'title', 'style', 'script', 'textarea']);
/** Functions that return a text: those of the modules of texts, and formats. */
const textFunction = /^(format\w+|withColon|\w+Text|\w+Words|\w+Name)$/;
const textModule = /^(\w*T|t)exts$/;

/** The values that an expression can have, and whether it can have others. @param {any} node @param {boolean} [isConditional] @returns {{ node: any, isConditional: boolean }[]} */
function valuesOf(node, isConditional = false) {
  if (node.type === 'ConditionalExpression')
    return [...valuesOf(node.consequent, true), ...valuesOf(node.alternate, true)];
  if (node.type === 'LogicalExpression' && node.operator === '&&') return valuesOf(node.right, true);
  return [{ node, isConditional }];
}

/** Whether a value is surely a text that can change or go. @param {{ node: any, isConditional: boolean }} value */
function isChangingText({ node, isConditional }) {
  if (node.type === 'Literal') return isConditional && typeof node.value === 'string';
  if (node.type === 'TemplateLiteral') return node.expressions.length > 0;
  if (node.type === 'BinaryExpression') return node.operator === '+';
  if (node.type === 'MemberExpression') return isConditional && textModule.test(node.object.name ?? '');
  if (node.type !== 'CallExpression') return false;
  const { callee } = node;
  if (callee.type === 'MemberExpression')
    return textModule.test(callee.object.name ?? '') && callee.property.name !== 'map';
  return callee.type === 'Identifier' && textFunction.test(callee.name);
}

/** @param {any} child */
const isContent = (child) =>
  child.type === 'JSXText' ? child.value.trim() !== '' : child.expression?.type !== 'JSXEmptyExpression';

export default {
  meta: { name: 'parts' },
  rules: {
    /**
     * A text that changes or goes stands in an element of its own. A translator of the browser moves texts into elements of its
     * own; React then cannot remove them from where it put them, and the page is lost.
     */
    'own-element': {
      /** @param {any} context */
      create(context) {
        return {
          /** @param {any} node */
          JSXElement(node) {
            if (textElements.has(node.openingElement.name.name)) return;
            const content = node.children.filter(isContent);
            if (content.length < 2) return;
            for (const child of content) {
              if (child.type !== 'JSXExpressionContainer') continue;
              if (valuesOf(child.expression).some(isChangingText))
                context.report({ node: child, message: 'A text beside others that changes belongs into a <span>.' });
            }
          },
        };
      },
    },
    /** Parts in chunks of their own load again after a failure. React's `lazy` alone keeps the failure. */
    'loaded-again': {
      /** @param {any} context */
      create(context) {
        return {
          /** @param {any} node */
          ImportSpecifier(node) {
            if (node.imported.name === 'lazy' && node.parent.source.value === 'react')
              context.report({ node, message: 'Use optionalPart or lazyPart of web/shared/lib/page/lazy-part.tsx.' });
          },
        };
      },
    },
  },
};
