import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { StyleRule } from '../style-rules.ts';

/** The style element of a page, with the SHA-256 of its text in base64. */
export interface ShownStyles {
  style: string;
  styleHash: string;
}

/** Pages of one kind differ little in their classes and attributes: by what is sold out, reduced or marked. */
const cachedSets = 50;

/** Makes a function that keeps only the rules for the elements of a page. */
export function shownStylesOf(rules: readonly StyleRule[]): (html: string) => ShownStyles {
  const known = new LRUCache<string, ShownStyles>({ max: cachedSets });
  const needed = new Set(neededBy(rules));
  return (html) => {
    const marks = marksIn(html).filter((mark) => needed.has(mark));
    const key = marks.sort().join(' ');
    const found = known.get(key);
    if (found) return found;
    const text = keepShown(rules, new Set(marks));
    const shown = {
      style: `<style>${text}</style>`,
      styleHash: createHash('sha256').update(text).digest('base64'),
    };
    known.set(key, shown);
    return shown;
  };
}

function neededBy(rules: readonly StyleRule[]): string[] {
  return rules.flatMap((rule) => [...(rule.selectors ?? []).flat(), ...('around' in rule ? neededBy(rule.rules) : [])]);
}

/** The classes and attributes of all elements, as selectors name them. */
function marksIn(html: string): string[] {
  const attributes = [...new Set(html.match(/ [\w-]+="[^"]*/g))];
  const marks = attributes.flatMap((attribute) => {
    const [name = '', value = ''] = attribute.slice(1).split('="');
    if (name === 'class') return value.split(' ');
    // React writes some names with capital letters.
    const lowerCase = name.toLowerCase();
    return [`[${lowerCase}]`, `[${lowerCase}=${value}]`];
  });
  return [...new Set(marks)];
}

function keepShown(rules: readonly StyleRule[], marks: ReadonlySet<string>): string {
  const shown = shownRules(rules, marks);
  const words = new Set(wordsOf(shown));
  return textOf(shown, (name) => words.has(name));
}

/** The rules for elements with these classes and attributes. */
function shownRules(rules: readonly StyleRule[], marks: ReadonlySet<string>): StyleRule[] {
  return rules
    .filter(({ selectors }) => selectors?.some((needed) => needed.every((name) => marks.has(name))) ?? true)
    .map((rule) => ('around' in rule ? { ...rule, rules: shownRules(rule.rules, marks) } : rule));
}

/** All words in rules, without the names that these give. */
function wordsOf(rules: readonly StyleRule[]): string[] {
  return rules.flatMap((rule) => {
    if ('around' in rule) return wordsOf(rule.rules);
    return (rule.name ? rule.text.replace(rule.name, '') : rule.text).match(/[\w-]+/g) ?? [];
  });
}

function textOf(rules: readonly StyleRule[], isUsed: (name: string) => boolean): string {
  return rules
    .map((rule) => {
      if ('around' in rule) {
        const inside = textOf(rule.rules, isUsed);
        return inside && `${rule.around}{${inside.replace(/;$/, '')}}`;
      }
      return rule.name === undefined || isUsed(rule.name) ? rule.text : '';
    })
    .join('');
}
