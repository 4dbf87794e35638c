import { globalStyle, style } from '@vanilla-extract/css';
import { from, theme } from '#web/theme/theme.css.ts';
import { sheet } from '../shell/SellerPage.css.ts';

export const tools = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'end',
  gap: theme.space.s,
  '@media': { [from.tablet]: { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr) auto' } },
});

export const onlyCounted = style({
  display: 'flex',
  alignItems: 'center',
  gap: theme.space.xs,
  minHeight: theme.target.normal,
  fontSize: 15,
  fontWeight: 650,
});

export const list = style([sheet, { overflow: 'hidden' }]);

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto 88px',
  alignItems: 'center',
  gap: `0 ${theme.space.xs}`,
  padding: `${theme.space.xs} ${theme.space.m}`,
  // A row outside the screen is not laid out.
  contentVisibility: 'auto',
  containIntrinsicSize: 'auto 66px',
  selectors: {
    '&:not(:last-child)': { borderBottom: `1px solid ${theme.color.line}` },
    '&[data-typed]': { background: theme.color.brandSoft },
  },
  '@media': { [from.tablet]: { gridTemplateColumns: 'minmax(0, 1fr) auto 128px', paddingInline: theme.space.ml } },
});

/** A row with a button at its end. */
export const rowWithButton = style([
  row,
  {
    gridTemplateColumns: 'minmax(0, 1fr) 96px auto',
    '@media': { [from.tablet]: { gridTemplateColumns: 'minmax(0, 1fr) 128px auto' } },
  },
]);

export const words = style({ display: 'grid', minWidth: 0, overflowWrap: 'anywhere' });

export const name = style({ fontWeight: 650, lineHeight: 1.3 });

export const facts = style({ color: theme.color.inkSoft, fontSize: 14, fontVariantNumeric: 'tabular-nums' });

export const difference = style({
  textAlign: 'end',
  fontWeight: 650,
  fontVariantNumeric: 'tabular-nums',
});

export const number = style({ fontVariantNumeric: 'tabular-nums' });

// A focused field scrolls out from behind the header and the bars at the bottom.
globalStyle(`${number} > input`, { scrollMarginBlock: '90px 200px' });

export const fault = style({
  gridColumn: '1 / -1',
  paddingTop: theme.space.xxs,
  color: theme.color.dangerInk,
  fontSize: 14,
  fontWeight: 600,
});

export const form = style({ display: 'grid', gap: theme.space.m });

/** The search, with what it finds. */
export const finder = style([sheet, { display: 'grid', gap: theme.space.s, padding: theme.space.m }]);

export const found = style({ display: 'grid', gap: theme.space.xxs });

export const choice = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `0 ${theme.space.s}`,
  width: '100%',
  minHeight: theme.target.normal,
  padding: `${theme.space.xs} ${theme.space.s}`,
  borderRadius: theme.radius.field,
  textAlign: 'start',
  cursor: 'pointer',
  overflowWrap: 'anywhere',
  selectors: {
    '&:hover': { background: theme.color.sunken },
    'li:first-child > &': { background: theme.color.sunken },
  },
});
