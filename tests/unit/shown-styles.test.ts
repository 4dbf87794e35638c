import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { shownStylesOf } from '#web/app/server/shown-styles.ts';
import { earlyAttributes, splitStyles } from '#web/app/style-rules.ts';

/** The styles of a page with this HTML, which has them in a style element. */
function shown(css: string, html: string) {
  return shownStylesOf(splitStyles(css))(html).style.replaceAll(/<\/?style>/g, '');
}

const page = '<main class="_a-0" tabIndex="-1"><h1 class="_a-1 _b-0" data-size="small" data-new="">Apples</h1></main>';

test.each([
  ['a class that it has', '._a-0{color:green}'],
  ['a state of an element that it has', '._a-0:hover:not(:disabled){color:green}'],
  ['several of its classes', '._a-0>._a-1._b-0{color:green}'],
  ['one of its classes among others', '._c-0,._a-1:before{color:green}'],
  ['an attribute that it has', '[data-size=small]>._a-1[data-new]{color:green}'],
  ['an attribute by a part of its value', '._a-1[data-size^=s]{color:green}'],
  ['an attribute whose name has capital letters', '._a-0[tabindex="-1"]{color:green}'],
  ['an attribute in parentheses', '._a-0:not([data-old]):is([data-old],h1){color:green}'],
  ['an attribute of the document before the app starts', ':root[data-theme=dark]{color:#fff}'],
  ['a value that another rule uses', ':root{--ink:#fff;color:#000}._a-0{color:var(--ink)}'],
  ['a value that only another one uses', ':root{--ink:#fff;--line:solid var(--ink)}h1{border:var(--line)}'],
  ['all elements of a kind', 'h1,h2{margin:0}'],
  ['an element without a class that it lacks', '._a-0:not(._c-0){color:green}'],
  ['one of several classes in parentheses', '._a-0:is(._c-0,._b-0){color:green}'],
  ['a class outside of parentheses', '._a-0:not(:has(>._c-0))+._a-1{color:green}'],
  ['a wide screen', '@media (min-width:700px){._a-0{color:green}}'],
  ['one condition in another', '@supports (display:grid){@media print{._a-0{color:green}}}'],
  ['no element', '@font-face{font-family:Figtree;src:url(/f.woff2)}'],
  ['the steps of a movement that it has', '@keyframes _a-2{0%{opacity:0}to{opacity:1}}._a-1{animation:_a-2 1s}'],
])('a page keeps a rule for %s', (_what, css) => {
  expect(shown(css, page)).toBe(css);
});

test.each([
  ['a class that it lacks', '._c-0{color:red}'],
  ['a class that only begins like one of its own', '._a-01{color:red}'],
  ['an element in one that it lacks', '._c-0 ._a-1{color:red}'],
  ['a wide screen, when it lacks the class', '@media (min-width:700px){._c-0{color:red}}'],
  ['a disabled control, when it lacks one', 'button:disabled{color:red}'],
  ['the example in a field, when it lacks one', 'input::placeholder{color:red}'],
  ['an attribute that it lacks', '._a-0[data-old]{color:red}'],
  ['another value of an attribute', '[data-size=large]>._a-1{color:red}'],
  ['an attribute of a kind of elements', 'ul[data-old] h1{color:red}'],
  ['a value that only its left-out rules use', ':root{--ink:#fff}._c-0{color:var(--ink)}'],
  ['the steps of a movement that it lacks', '@keyframes _c-1{0%{opacity:0}}._c-0{animation:_c-1 1s}'],
])('a page leaves out a rule for %s', (_what, css) => {
  expect(shown(`._a-0{top:0}${css}._b-0{top:1px}`, page)).toBe('._a-0{top:0}._b-0{top:1px}');
});

test('the first scripts set no attribute whose rules a page may lack', () => {
  const scripts = ['first-paint.js', 'before-start.js']
    .map((name) => readFileSync(`web/public/${name}`, 'utf8'))
    .join('');
  const set = [...scripts.matchAll(/setAttribute\('([^']+)'|dataset\.(\w+) = /g)].map(
    ([, attribute, key = '']) =>
      attribute ?? `data-${key.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`,
  );
  expect(set).toContain('data-open-order');
  expect(earlyAttributes).toEqual(expect.arrayContaining(set));
});

test('a page keeps rules for the disabled control and the example in a field that it has', () => {
  const css = 'input:disabled{top:0}input::placeholder{top:1px}';
  expect(shown(css, '<input disabled="" placeholder="Eggs">')).toBe(css);
});

test('a condition keeps the rules that count, in their order', () => {
  const css = '@media print{._a-0{top:0}._c-0{top:1px}h1{top:2px}}';
  expect(shown(css, page)).toBe('@media print{._a-0{top:0}h1{top:2px}}');
});

test('values that are used stay, without those that are not', () => {
  const css = '@media screen{:root[data-theme=dark]{--ink:#fff;--ink-soft:#eee;color-scheme:dark}}h1{color:var(--ink)}';
  expect(shown(css, page)).toBe(css.replace('--ink-soft:#eee;', ''));
});

test('the hash is that of the text in the style element, for each set of classes', () => {
  const stylesOf = shownStylesOf(splitStyles('._a-0{top:0}._a-1{top:1px}'));
  for (const [html, css] of [
    [' class="_a-0"', '._a-0{top:0}'],
    [' class="_a-1"', '._a-1{top:1px}'],
    [' class="_a-0" class="_a-1"', '._a-0{top:0}._a-1{top:1px}'],
    [' class="_a-0"', '._a-0{top:0}'],
  ] as const) {
    const styleHash = createHash('sha256').update(css).digest('base64');
    expect(stylesOf(html)).toEqual({ style: `<style>${css}</style>`, styleHash });
  }
});
