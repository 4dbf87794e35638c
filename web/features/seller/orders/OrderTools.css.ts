import { globalStyle, style } from '@vanilla-extract/css';
import { from, theme } from '#web/theme/theme.css.ts';
import { sheet } from '../shell/SellerPage.css.ts';

export const tiles = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: theme.space.s,
  '@media': { [from.tablet]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' } },
});

export const tile = style([sheet, { padding: `${theme.space.s} ${theme.space.m}` }]);

export const tileName = style({ color: theme.color.inkSoft, fontSize: 14 });

export const tileValue = style({
  fontSize: 22,
  fontWeight: 800,
  letterSpacing: '-0.02em',
  fontVariantNumeric: 'tabular-nums',
});

export const tools = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  alignItems: 'end',
  gap: theme.space.s,
  '@media': { [from.tablet]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr)) auto' } },
});

/** What stands above the list. */
export const head = style({ display: 'grid', gap: theme.space.s });

export const searchRow = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: theme.space.s,
});

globalStyle(`${searchRow} > [role="search"]`, { flex: '1 1 280px', maxWidth: 480 });

// The button's label stays in one line on the narrowest phones.
globalStyle(`${tools} > button`, { '@media': { '(max-width: 359px)': { paddingInline: theme.space.xs } } });

export const chart = style([sheet, { display: 'grid', gap: theme.space.xs, padding: theme.space.m }]);

export const chartTitle = style({ fontWeight: 750 });

export const bars = style({ width: '100%', height: 96 });

export const ends = style({
  display: 'flex',
  justifyContent: 'space-between',
  color: theme.color.inkSoft,
  fontSize: 13,
});

export const barFull = style({ fill: theme.color.brandGraphic });

export const barEmpty = style({ fill: theme.color.lineStrong });

export const summary = style({
  width: 'fit-content',
  minHeight: theme.target.dense,
  alignContent: 'center',
  borderRadius: theme.radius.chip,
  cursor: 'pointer',
  fontSize: 15,
  fontWeight: 650,
});

export const table = style({ width: '100%', maxWidth: 420, fontSize: 15, fontVariantNumeric: 'tabular-nums' });

globalStyle(`${table} :is(th, td)`, { textAlign: 'end', fontWeight: 450, paddingBlock: 2 });
globalStyle(`${table} :is(th, td):first-child`, { textAlign: 'start' });
globalStyle(`${table} thead th`, { color: theme.color.inkSoft, fontWeight: 650 });

export const closedBox = style({ display: 'grid', gap: theme.space.m, paddingTop: theme.space.s });

export const newOrders = style({
  position: 'sticky',
  top: theme.space.s,
  zIndex: theme.layer.sticky,
  justifySelf: 'center',
});

export const outdated = style({ color: theme.color.honeyInk, fontSize: 15, fontWeight: 650 });

export const none = style({ color: theme.color.inkSoft });

export const older = style({ display: 'grid', justifyItems: 'center', gap: theme.space.s, color: theme.color.inkSoft });

export const calls = style({ display: 'flex', flexWrap: 'wrap', gap: theme.space.s });
