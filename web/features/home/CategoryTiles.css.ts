import { style, styleVariants } from '@vanilla-extract/css';
import { grounds } from '#web/theme/grounds.css.ts';
import { from, phone, theme } from '#web/theme/theme.css.ts';

/** Four columns, fewer on the narrowest screens. On desktops all seven fit into one row. */
export const tiles = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(max(22%, 62px), 1fr))',
  gap: theme.space.xs,
  '@media': {
    [from.tablet]: { gap: theme.space.m },
    [from.desktop]: { gridTemplateColumns: 'repeat(auto-fit, minmax(112px, 1fr))' },
  },
});

/** The last of seven fills the row of four. */
export const cell = style({
  display: 'grid',
  '@media': { [phone]: { selectors: { '&:last-child:nth-child(4n + 3)': { gridColumn: 'span 2' } } } },
});

const tile = style({
  display: 'grid',
  alignContent: 'start',
  justifyItems: 'center',
  gap: theme.space.xs,
  padding: theme.space.xs,
  borderRadius: theme.radius.card,
  color: theme.color.ink,
  fontSize: 15,
  fontWeight: 700,
  lineHeight: 1.25,
  textAlign: 'center',
  textDecoration: 'none',
  '@media': {
    [phone]: {
      gap: theme.space.xxs,
      paddingInline: 0,
      borderRadius: theme.radius.field,
      fontSize: 13,
    },
  },
});

export const tint = styleVariants(grounds, (ground) => [tile, ground]);

export const art = style({
  width: 'min(104px, 70%)',
});
