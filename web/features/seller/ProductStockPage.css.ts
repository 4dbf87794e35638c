import { style } from '@vanilla-extract/css';
import { spokenOnly } from '#web/theme/text.css.ts';
import { from, theme } from '#web/theme/theme.css.ts';
import { sheet } from './SellerPage.css.ts';

export const list = style([sheet, { overflow: 'hidden' }]);

export const table = style({ position: 'relative', width: '100%', borderCollapse: 'collapse', fontSize: 15 });

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

export const head = style([
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

/** Only from a tablet on: on a phone the name's second line says the same. */
const wideOnly = style({ display: 'none', '@media': { [from.tablet]: { display: 'table-cell' } } });

export const wideHead = style([head, wideOnly]);

export const row = style({
  selectors: { '&:not(:last-child)': { borderBottom: `1px solid ${theme.color.line}` } },
});

export const data = style([cell, { height: 68, fontWeight: 450 }]);

export const selectData = style([data, { width: 44 }]);

export const selectHead = style([head, { width: 44 }]);

export const wideData = style([data, wideOnly]);

export const priceData = style([data, { fontWeight: 700, fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }]);

export const product = style({ display: 'flex', alignItems: 'center', gap: theme.space.s });

export const picture = style({ flex: 'none', width: 40, '@media': { [from.phone]: { width: 52 } } });

export const name = style({ display: 'block', fontWeight: 650, lineHeight: 1.3 });

export const nameCategory = style({
  display: 'block',
  color: theme.color.inkSoft,
  fontSize: 13,
  '@media': { [from.tablet]: { display: 'none' } },
});

export const more = style({ display: 'grid', justifyItems: 'center', padding: theme.space.m });

export const loading = style({ display: 'grid', gap: theme.space.xs });

export const none = style({ padding: theme.space.l, color: theme.color.inkSoft, textAlign: 'center' });
