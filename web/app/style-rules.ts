import { parse, type ChildNode, type Container } from 'postcss';

/** A rule of a style sheet, or what is around some: a condition such as `@media`, or a selector around values with names. */
export type StyleRule =
  | {
      text: string;
      /** For each selector the classes that a page must have for the rule to count. A rule without selectors always counts. */
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
    const selectors = node.selectors.map(neededClasses);
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

/** A selector's classes. Those in parentheses are left out, because the element may lack them: `:not(.a)`, `:is(.a, .b)`. */
function neededClasses(selector: string): string[] {
  let plain = selector;
  while (plain.includes('(')) plain = plain.replaceAll(/\([^()]*\)/g, '');
  return [...plain.matchAll(/\.([\w-]+)/g)].map(([, name = '']) => name);
}
