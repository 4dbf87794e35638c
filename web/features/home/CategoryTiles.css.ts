import { style, styleVariants } from '@vanilla-extract/css';
import { grounds } from '#web/theme/grounds.css.ts';
import { from, phone, theme } from '#web/theme/theme.css.ts';

/** Four columns, fewer on the narrowest screens. */
export const tiles = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(max(22%, 62px), 1fr))',
  gap: theme.space.xs,
  '@media': {
    [from.tablet]: { gap: theme.space.m },
  },
});

/**
 * The columns of a desktop, as long as each is wide enough. The number is fixed, because columns that follow the number of tiles
 * would move while the page arrives.
 */
export const columns = styleVariants({ 5: 5, 6: 6, 7: 7, 8: 8, 9: 9 }, (count) => ({
  '@media': {
    [from.desktop]: {
      gridTemplateColumns: `repeat(auto-fill, minmax(max(112px, (100% - ${count - 1} * ${theme.space.m}) / ${count} - 1px), 1fr))`,
    },
  },
}));

/** The last of seven fills the row of four. A phone shows two rows of many categories until the shopper opens the others. */
export const cell = style({
  display: 'grid',
  '@media': {
    [phone]: {
      selectors: {
        '&:last-child:nth-child(4n + 3)': { gridColumn: 'span 2' },
        '[data-folded] > &:nth-child(n + 8)': { display: 'none' },
      },
    },
  },
});

/** The tile that opens the categories of the third row and below, on phones only. */
export const more = style({ display: 'none', '@media': { [phone]: { display: 'grid' } } });

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
  // Large text keeps long words in the tile.
  hyphens: 'auto',
  overflowWrap: 'anywhere',
  '@media': {
    [phone]: {
      gap: theme.space.xxs,
      paddingInline: 0,
      borderRadius: theme.radius.field,
      // “Milchprodukte” fits into the quarter of a row of 390 px.
      fontSize: 12,
    },
  },
});

export const tint = styleVariants(grounds, (ground) => [tile, ground]);

export const moreTile = style([
  tile,
  { alignContent: 'center', background: theme.color.brandSoft, color: theme.color.brandInk },
]);

export const art = style({
  width: 'min(104px, 70%)',
});
