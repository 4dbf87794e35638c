import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { StyleRule } from '../style-rules.ts';

/** The style element of a page, with the SHA-256 of its text in base64. */
export interface ShownStyles {
  style: string;
  styleHash: string;
}

/** Pages of one kind differ little in their classes: by what is sold out, reduced or marked. */
const cachedSets = 50;

/** Makes a function that keeps only the rules for the elements of a page. */
export function shownStylesOf(rules: readonly StyleRule[]): (html: string) => ShownStyles {
  const known = new LRUCache<string, ShownStyles>({ max: cachedSets });
  return (html) => {
    const classes = classesIn(html);
    const key = [...classes].sort().join(' ');
    const found = known.get(key);
    if (found) return found;
    const text = keepShown(rules, classes);
    const shown = {
      style: `<style>${text}</style>`,
      styleHash: createHash('sha256').update(text).digest('base64'),
    };
    known.set(key, shown);
    return shown;
  };
}

function classesIn(html: string): Set<string> {
  return new Set([...new Set(html.match(/ class="[^"]*/g))].flatMap((text) => text.slice(8).split(' ')));
}

function keepShown(rules: readonly StyleRule[], classes: ReadonlySet<string>): string {
  const shown = shownRules(rules, classes);
  const words = new Set(wordsOf(shown));
  return textOf(shown, (name) => words.has(name));
}

/** The rules for elements with these classes. */
function shownRules(rules: readonly StyleRule[], classes: ReadonlySet<string>): StyleRule[] {
  return rules
    .filter(({ selectors }) => selectors?.some((needed) => needed.every((name) => classes.has(name))) ?? true)
    .map((rule) => ('around' in rule ? { ...rule, rules: shownRules(rule.rules, classes) } : rule));
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
