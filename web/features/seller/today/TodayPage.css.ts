import { globalStyle, style } from '@vanilla-extract/css';
import { from, phone, theme } from '#web/theme/theme.css.ts';
import { sheet } from '../shell/SellerPage.css.ts';

export const tiles = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: theme.space.s,
  '@media': { [from.tablet]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
});

export const tile = style([sheet, { padding: `${theme.space.s} ${theme.space.m}` }]);

export const tileName = style({ color: theme.color.inkSoft, fontSize: 14 });

export const tileValue = style({ fontSize: 22, fontWeight: 800, fontVariantNumeric: 'tabular-nums' });

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: theme.space.m,
  '@media': { [from.desktop]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

export const panel = style([sheet, { display: 'grid', gap: theme.space.s, padding: theme.space.m }]);

export const panelTitle = style({ fontSize: 17, fontWeight: 750 });

export const row = style({
  display: 'flex',
  // Large text puts the amount below the name.
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `0 ${theme.space.m}`,
  paddingBlock: theme.space.xs,
  borderTop: `1px solid ${theme.color.line}`,
  fontVariantNumeric: 'tabular-nums',
});

globalStyle(`${row} > *`, { minWidth: 0, overflowWrap: 'anywhere' });
globalStyle(`${row} > :last-child`, { marginInlineStart: 'auto' });

/** A row whose second part is too long to stand beside the first one. */
export const tallRow = style({
  display: 'grid',
  paddingBlock: theme.space.xs,
  borderTop: `1px solid ${theme.color.line}`,
  fontVariantNumeric: 'tabular-nums',
});

export const orderName = style({ fontWeight: 650, overflowWrap: 'anywhere' });

export const soft = style({ color: theme.color.inkSoft, fontSize: 15 });

export const scroll = style({ overflowX: 'auto' });

export const table = style({ width: '100%', fontSize: 15, fontVariantNumeric: 'tabular-nums' });

globalStyle(`${table} :is(th, td)`, {
  padding: `4px ${theme.space.xs}`,
  textAlign: 'end',
  verticalAlign: 'bottom',
  fontWeight: 450,
  '@media': { [from.tablet]: { whiteSpace: 'nowrap' } },
});
globalStyle(`${table} :is(th, td):first-child`, { textAlign: 'start' });
globalStyle(`${table} thead th`, { color: theme.color.inkSoft, fontWeight: 650, whiteSpace: 'normal' });
globalStyle(`${table} tbody tr:last-child > *`, { fontWeight: 700 });

/** The cell of days on which nothing happened. */
export const nothing = style({ color: theme.color.inkSoft });

globalStyle(`${table} ${nothing}`, { textAlign: 'start' });

/** On a phone, a day is a block: its name, and below it each amount beside its name. */
const onPhone = (rule: Parameters<typeof globalStyle>[1]) => ({ '@media': { [phone]: rule } });
globalStyle(`${table}, ${table} tbody`, onPhone({ display: 'block' }));
globalStyle(`${table} thead`, onPhone({ display: 'none' }));
globalStyle(
  `${table} tbody tr`,
  onPhone({ display: 'block', paddingBlock: theme.space.xs, borderTop: `1px solid ${theme.color.line}` }),
);
globalStyle(`${table} tbody th`, onPhone({ display: 'block', padding: 0, fontWeight: 650 }));
globalStyle(
  `${table} tbody td`,
  onPhone({ display: 'flex', justifyContent: 'space-between', gap: theme.space.m, padding: 0, textAlign: 'start' }),
);
globalStyle(
  `${table} tbody td[data-label]::before`,
  onPhone({ content: 'attr(data-label)', color: theme.color.inkSoft }),
);

export const links = style({ display: 'flex', flexWrap: 'wrap', gap: theme.space.xs });
