import { parse, type ChildNode } from 'postcss';

/** A rule of a style sheet, or a condition such as `@media` around some. */
export type StyleRule =
  | {
      text: string;
      /** For each selector the classes that a page must have for the rule to count. A rule without selectors always counts. */
      selectors?: string[][];
    }
  | { condition: string; rules: StyleRule[] };

const conditions = ['media', 'supports', 'container', 'layer'];

/** Splits a style sheet into its rules, so that the renderer can leave out those that a page has no elements for. */
export function splitStyles(css: string): StyleRule[] {
  return parse(css).nodes.map(splitNode);
}

function splitNode(node: ChildNode): StyleRule {
  if (node.type === 'rule') return { text: node.toString(), selectors: node.selectors.map(neededClasses) };
  if (node.type === 'atrule' && node.nodes && conditions.includes(node.name))
    return { condition: `@${node.name} ${node.params}`, rules: node.nodes.map(splitNode) };
  // Such as @font-face and @keyframes.
  return { text: node.toString() };
}

/** A selector's classes. Those in parentheses are left out, because the element may lack them: `:not(.a)`, `:is(.a, .b)`. */
function neededClasses(selector: string): string[] {
  let plain = selector;
  while (plain.includes('(')) plain = plain.replaceAll(/\([^()]*\)/g, '');
  return [...plain.matchAll(/\.([\w-]+)/g)].map(([, name = '']) => name);
}
