import { globalStyle } from '@vanilla-extract/css';
import './fonts.css.ts';
import { belowHeader } from './below-header.ts';
import { theme } from './theme.css.ts';

globalStyle('*, *::before, *::after', { boxSizing: 'border-box' });
globalStyle('html', {
  WebkitTextSizeAdjust: '100%',
  // Keeps focused elements clear of the sticky header.
  scrollPaddingTop: belowHeader(88),
  scrollPaddingBottom: '88px',
});
// Movements along a line: 1 to the right, -1 to the left.
globalStyle('[dir="rtl"]', { vars: { '--toward-end': '-1' } });
// Phone numbers and addresses are written from left to right in every language.
globalStyle('[dir="rtl"] :is([type="tel"], [type="email"], [type="url"])', { direction: 'ltr', textAlign: 'end' });
// Long words wrap, so that they do not make the page wider than the screen.
globalStyle('address, legend, h1, h2, h3, dd', { overflowWrap: 'anywhere' });
globalStyle('body', {
  margin: 0,
  minHeight: '100dvh',
  background: theme.color.bg,
  color: theme.color.ink,
  fontFamily: theme.font,
  fontSize: 16,
  lineHeight: 1.5,
  WebkitFontSmoothing: 'antialiased',
  overflowWrap: 'break-word',
});
globalStyle('h1, h2, h3, h4, p, ul, ol, dl, dd, figure, fieldset', { margin: 0, padding: 0 });
globalStyle('h1, h2, h3, h4', { textWrap: 'balance' });
globalStyle('ul, ol', { listStyle: 'none' });
globalStyle('fieldset', { border: 0, minWidth: 0 });
globalStyle('legend', { padding: 0 });
globalStyle('img, svg', { display: 'block', maxWidth: '100%', height: 'auto' });
// Icons keep their size beside long texts.
globalStyle('svg', { flexShrink: 0 });
globalStyle('button, input, select, textarea', { font: 'inherit', color: 'inherit', letterSpacing: 'inherit' });
globalStyle('button', { background: 'none', border: 0, padding: 0, cursor: 'pointer' });
globalStyle('a', { color: 'inherit' });
globalStyle('button:disabled', { cursor: 'not-allowed' });
// Also a press before the app has started, see web/public/first-paint.js.
globalStyle(':is(button, a)[aria-busy="true"]', { cursor: 'progress', filter: 'brightness(0.85)', scale: '0.97' });
// Two pixels of the page's colour separate the focus ring from green buttons, on which it would be invisible.
globalStyle(':focus-visible', {
  outline: `3px solid ${theme.color.focus}`,
  outlineOffset: '2px',
  boxShadow: `0 0 0 2px ${theme.color.bg}`,
});
// These elements get the focus after a navigation, for screen readers. They are not interactive.
globalStyle('h1:focus, main:focus', { outline: 'none', boxShadow: 'none' });
globalStyle('p', { textWrap: 'pretty' });
// Forced colours remove backgrounds: an outline marks the chosen item.
globalStyle('[aria-current="page"], label:has(:checked)', {
  '@media': { '(forced-colors: active)': { outline: '2px solid Highlight' } },
});
// :root three times, for a higher specificity than the components' rules.
const everything = ['', '::before', '::after', '::backdrop'].map((part) => `:root:root:root *${part}`).join(', ');
globalStyle(everything, {
  '@media': {
    '(prefers-reduced-motion: reduce)': {
      animationDuration: '1ms',
      animationIterationCount: 1,
      // Zero, because with any duration every element would animate every property.
      transitionDuration: '0s',
      scrollBehavior: 'auto',
    },
  },
});
