import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { from, theme } from '#web/theme/theme.css.ts';
import { sheet } from '../shell/SellerPage.css.ts';

const print = 'print';

/** The printed part: the rest of the seller's area is not printed. */
export const printed = style({ display: 'grid', gap: theme.space.l, '@media': { [print]: { color: '#000' } } });

globalStyle(`div:has(> main ${printed}), body:has(${printed})`, {
  '@media': { [print]: { padding: '0 !important', background: '#fff !important' } },
});
globalStyle(`div:has(> main ${printed}) > header`, { '@media': { [print]: { display: 'none' } } });
globalStyle(`main:has(${printed})`, { '@media': { [print]: { padding: '0 !important' } } });

export const screenOnly = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.space.s,
  '@media': { [print]: { display: 'none' } },
});

export const hint = style({ color: theme.color.inkSoft, '@media': { [print]: { display: 'none' } } });

export const group = style([
  sheet,
  { padding: `${theme.space.s} ${theme.space.m}`, '@media': { [print]: { border: 0, padding: 0 } } },
]);

export const groupName = style({ fontSize: 18, fontWeight: 750, paddingBlock: theme.space.xs });

/** One line is one large target. */
export const line = style({
  display: 'grid',
  gridTemplateColumns: 'auto auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: `2px ${theme.space.s}`,
  minHeight: 60,
  paddingBlock: theme.space.xs,
  borderTop: `1px solid ${theme.color.line}`,
  cursor: 'pointer',
  breakInside: 'avoid',
  '@media': { [print]: { minHeight: 0 } },
});

export const box = style({ width: 28, height: 28, margin: 0, accentColor: theme.color.brand, cursor: 'pointer' });

export const product = style({ fontSize: 17, fontWeight: 650, lineHeight: 1.3 });

globalStyle(`${line}:has(:checked) ${product}`, { textDecoration: 'line-through', color: theme.color.inkSoft });

export const quantity = style({ fontWeight: 800, fontVariantNumeric: 'tabular-nums' });

export const picture = style({
  width: 44,
  height: 44,
  overflow: 'hidden',
  borderRadius: theme.radius.chip,
  background: theme.color.sunken,
});

/** Size and weight. */
export const facts = style({ display: 'block', fontSize: 15, fontWeight: 600 });

const wishText = style({ display: 'block', fontSize: 14, fontWeight: 650 });

export const wish = styleVariants({
  SIMILAR_NOT_DEARER: [wishText, { color: theme.color.brandInk }],
  NONE: [wishText, { color: theme.color.inkSoft }],
});

export const orders = style({ display: 'block', color: theme.color.inkSoft, fontSize: 14 });

export const slips = style({ display: 'grid', gap: theme.space.l, '@media': { [print]: { display: 'block' } } });

/** One order on its own sheet of paper. */
export const slip = style([
  sheet,
  {
    display: 'grid',
    gap: theme.space.m,
    padding: theme.space.l,
    breakAfter: 'page',
    '@media': { [print]: { border: 0, padding: 0 } },
    selectors: { '&:last-child': { breakAfter: 'auto' } },
  },
]);

export const slipHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: theme.space.s,
});

export const slipTitle = style({ fontSize: 22, fontWeight: 800 });

export const address = style({ fontStyle: 'normal', lineHeight: 1.5 });

export const payment = style({
  width: 'fit-content',
  padding: `${theme.space.xs} ${theme.space.m}`,
  border: '2px solid currentColor',
  borderRadius: theme.radius.field,
  fontSize: 18,
  fontWeight: 800,
});

/** The other orders that go into the same box. */
export const withOthers = style({ display: 'block', fontSize: 18, fontWeight: 700 });

/** A line with a button beside it. */
export const pickRow = style({
  display: 'grid',
  alignItems: 'center',
  justifyItems: 'end',
  gap: `0 ${theme.space.s}`,
  paddingBottom: theme.space.xs,
  borderTop: `1px solid ${theme.color.line}`,
  '@media': { [from.tablet]: { gridTemplateColumns: 'minmax(0, 1fr) auto', paddingBottom: 0 } },
});

globalStyle(`${pickRow} > ${line}`, { width: '100%', borderTop: 0 });

export const refusal = style({ gridColumn: 3, color: theme.color.dangerInk, fontSize: 14, fontWeight: 650 });

export const onlyOnScreen = style({ '@media': { [print]: { display: 'none' } } });

export const finishRow = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.space.s,
  minHeight: 60,
  paddingBlock: theme.space.xs,
  borderTop: `1px solid ${theme.color.line}`,
});

export const finishHint = style({ paddingBottom: theme.space.s, color: theme.color.inkSoft });

export const form = style({ display: 'grid', gap: theme.space.m });

export const missing = style({ margin: 0, paddingInlineStart: theme.space.l, fontWeight: 650 });

/** The sheet before the slips, on its own paper. */
export const tour = style([
  sheet,
  {
    padding: `${theme.space.s} ${theme.space.m}`,
    breakAfter: 'page',
    '@media': { [print]: { border: 0, padding: 0 } },
  },
]);

export const tourRow = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: theme.space.m,
  paddingBlock: theme.space.xs,
  borderTop: `1px solid ${theme.color.line}`,
  overflowWrap: 'anywhere',
  breakInside: 'avoid',
});

export const tourStart = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.space.s,
  paddingBlock: theme.space.xs,
  '@media': { [print]: { display: 'none' } },
});

/** The links and buttons of a stop. */
export const stopTools = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `0 ${theme.space.s}`,
  paddingBlock: theme.space.xs,
  '@media': { [print]: { display: 'none' } },
});

export const stopLink = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: theme.space.xxs,
  minWidth: theme.target.normal,
  minHeight: theme.target.normal,
  fontWeight: 650,
});

export const tourSum = style([tourRow, { borderTop: '2px solid currentColor', fontSize: 18, fontWeight: 800 }]);

export const cash = style({ flex: 'none', fontVariantNumeric: 'tabular-nums' });

export const shopMark = style({
  display: 'flex',
  alignItems: 'center',
  gap: theme.space.s,
  fontWeight: 700,
  overflowWrap: 'anywhere',
});

export const shopLogo = style({ width: 'auto', maxWidth: 160, height: 32, objectFit: 'contain' });
