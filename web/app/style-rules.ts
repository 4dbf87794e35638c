import { parse, type ChildNode, type Container } from 'postcss';

/** A rule of a style sheet, or what is around some: a condition such as `@media`, or a selector around values with names. */
export type StyleRule =
  | {
      text: string;
      /** What a page must have for each selector, for the rule to count: classes, `[attribute]` and `[attribute=value]`. */
      selectors?: string[][];
      /** The name of a custom property or of a movement, which counts only where another rule has it. */
      name?: string;
    }
  | { around: string; selectors?: string[][]; rules: StyleRule[] };

const conditions = ['media', 'supports', 'container', 'layer'];

/** Splits a style sheet into its rules, so that the renderer can leave out those that a page has no elements for. */
export function splitStyles(css: string): StyleRule[] {
  return parse(css).nodes.map(splitNode);
}

function splitNode(node: ChildNode): StyleRule {
  if (node.type === 'rule') {
    const selectors = node.selectors.map(neededBy);
    if (!node.some(isCustomProperty)) return { text: node.toString(), selectors };
    return { around: node.selector, selectors, rules: valuesOf(node) };
  }
  if (node.type === 'atrule' && node.nodes && conditions.includes(node.name))
    return { around: `@${node.name} ${node.params}`, rules: node.nodes.map(splitNode) };
  if (node.type === 'atrule' && node.name === 'keyframes') return { text: node.toString(), name: node.params };
  // Such as @font-face.
  return { text: node.toString() };
}

const isCustomProperty = (node: ChildNode) => node.type === 'decl' && node.variable;

function valuesOf(rule: Container<ChildNode>): StyleRule[] {
  return (rule.nodes ?? []).map((node) => ({
    text: `${node.toString()};`,
    ...(node.type === 'decl' && node.variable && { name: node.prop }),
  }));
}

/**
 * The attributes that elements get before all styles apply: from `first-paint.js` and `before-start.js`, or from the browser. Those of
 * the app come later.
 */
export const earlyAttributes = ['aria-busy', 'data-theme', 'data-regulars', 'data-open-order', 'open'];

/** A selector's classes and attributes. Those in parentheses are left out, because the element may lack them: `:not(.a)`, `:is(.a, .b)`. */
function neededBy(selector: string): string[] {
  let plain = selector;
  while (plain.includes('(')) plain = plain.replaceAll(/\([^()]*\)/g, '');
  const classes = [...plain.replaceAll(/\[[^\]]*\]/g, '').matchAll(/\.([\w-]+)/g)].map(([, name = '']) => name);
  const attributes = [...plain.matchAll(/\[([\w-]+)(?:(\W?=)"?([^"\]]*)"?)?\]/g)]
    .filter(([, name = '']) => !earlyAttributes.includes(name))
    .map(([, name, operator, value]) => (operator === '=' ? `[${name}=${value}]` : `[${name}]`));
  // Only an element with the attribute can have such a state or part.
  const others = ['disabled', 'placeholder'].filter((name) => new RegExp(`:${name}\\b`).test(plain));
  return [...classes, ...attributes, ...others.map((name) => `[${name}]`)];
}
