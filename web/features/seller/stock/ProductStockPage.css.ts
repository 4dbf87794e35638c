import { globalStyle, style } from '@vanilla-extract/css';
import { spokenOnly } from '#web/theme/text.css.ts';
import { from, theme } from '#web/theme/theme.css.ts';
import { sheet } from '../shell/SellerPage.css.ts';

export const list = style([sheet, { overflow: 'hidden' }]);

/** On phones a row is a card with the switch below the name. */
const cards = '(max-width: 479px)';

export const table = style({
  position: 'relative',
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: 15,
  scrollMarginTop: 72,
});

globalStyle(`${table}, ${table} > :is(thead, tbody)`, { '@media': { [cards]: { display: 'block' } } });

export const caption = style([spokenOnly]);

const cell = style({
  paddingBlock: theme.space.xs,
  paddingInline: theme.space.xs,
  textAlign: 'start',
  selectors: { '&:first-child': { paddingInlineStart: theme.space.m } },
  '@media': {
    [from.tablet]: {
      paddingInline: theme.space.m,
      selectors: { '&:first-child': { paddingInlineStart: theme.space.ml } },
    },
  },
});

const head = style([
  cell,
  {
    height: 44,
    borderBottom: `1px solid ${theme.color.line}`,
    background: theme.color.sunken,
    color: theme.color.inkSoft,
    fontSize: 13,
    fontWeight: 700,
    lineHeight: 1.25,
  },
]);

/** A cell that is hidden on phones, where a second line below the name says the same. */
const wideOnly = style({ display: 'none', '@media': { [from.tablet]: { display: 'table-cell' } } });

export const wideHead = style([head, wideOnly]);

const cardRow = {
  display: 'grid',
  gridTemplateColumns: '48px minmax(0, 1fr)',
} as const;

export const headRow = style({ '@media': { [cards]: cardRow } });

export const row = style({
  '@media': { [cards]: { ...cardRow, paddingBlock: theme.space.xs } },
  selectors: { '&:not(:last-child)': { borderBottom: `1px solid ${theme.color.line}` } },
});

const data = style([cell, { height: 68, fontWeight: 450 }]);

/** Close to the edge, because the checkbox has its own padding. */
const selectCell = style({
  width: 44,
  '@media': {
    [cards]: { width: 'auto', selectors: { '&:first-child': { paddingInline: theme.space.xxs } } },
  },
});

export const selectData = style([data, selectCell, { '@media': { [cards]: { gridRow: '1 / 4' } } }]);

export const selectHead = style([head, selectCell, { '@media': { [cards]: { paddingBlock: theme.space.xxs } } }]);

/** The column's head is hidden in cards, where the switch has its own label. */
export const stockHead = style([head, { '@media': { [cards]: { display: 'none' } } }]);

export const stockData = style([
  data,
  { '@media': { [cards]: { gridColumn: 2, height: 'auto', paddingBlock: 0, paddingInlineStart: theme.space.xs } } },
]);

export const productData = style([
  data,
  { '@media': { [cards]: { height: 'auto', paddingBlock: theme.space.xxs, alignContent: 'center' } } },
]);

export const productHead = style([head, { '@media': { [cards]: { alignContent: 'center' } } }]);

export const wideData = style([data, wideOnly]);

export const priceData = style([
  data,
  {
    fontWeight: 700,
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
    '@media': { [cards]: { gridColumn: 2, height: 'auto', paddingBlock: 0, paddingInlineStart: theme.space.xs } },
  },
]);

export const stockTools = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: theme.space.xs });

/** Wide enough for both labels, so that switching does not move the column. */
export const stock = style({ display: 'inline-block', minWidth: 148 });

export const product = style({ display: 'flex', alignItems: 'center', gap: theme.space.s });

export const picture = style({ flex: 'none', width: 40, '@media': { [from.phone]: { width: 52 } } });

export const words = style({ minWidth: 0, overflowWrap: 'anywhere' });

export const name = style({ display: 'block', fontWeight: 650, lineHeight: 1.3 });

export const nameFacts = style({
  display: 'block',
  color: theme.color.inkSoft,
  fontSize: 13,
  '@media': { [from.tablet]: { display: 'none' } },
});

export const none = style({
  display: 'block',
  padding: theme.space.l,
  color: theme.color.inkSoft,
  textAlign: 'center',
});
