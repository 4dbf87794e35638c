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
  return rules
    .map((rule) => {
      if ('condition' in rule) {
        const inside = keepShown(rule.rules, classes);
        return inside && `${rule.condition}{${inside}}`;
      }
      const isShown = rule.selectors?.some((needed) => needed.every((name) => classes.has(name))) ?? true;
      return isShown ? rule.text : '';
    })
    .join('');
}
