import { style } from '@vanilla-extract/css';
import { container } from '#web/theme/layout.css.ts';
import { from, theme } from '#web/theme/theme.css.ts';

export const page = style([
  container,
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: theme.space.xl,
    paddingBlock: `${theme.space.m} ${theme.space.section}`,
    '@media': {
      [from.tablet]: { gap: theme.space.section },
      // Goods are on the first screen of 800 pixels.
      [from.desktop]: { gap: theme.space.xxl, paddingTop: theme.space.m },
    },
  },
]);

/** A section with its heading and content. */
export const section = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.space.s,
  '@media': { [from.tablet]: { gap: theme.space.m } },
});

export const sectionHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: theme.space.s,
});

/** The link shows where the tile at the end of the list, which also leads there, would begin a new row. */
export const allLink = style({
  display: 'none',
  alignItems: 'center',
  minHeight: theme.target.normal,
  color: theme.color.brand,
  fontWeight: 700,
  textUnderlineOffset: '4px',
  '@media': { [from.desktop]: { display: 'inline-flex' }, [from.wide]: { display: 'none' } },
});

/** Five best sellers and the link to all products: two columns on a phone, all in one row on a wide screen. */
export const bestSellers = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: theme.space.xs,
  '@media': {
    [from.tablet]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: theme.space.m },
    [from.desktop]: { gridTemplateColumns: 'repeat(5, minmax(0, 1fr))' },
    [from.wide]: { gridTemplateColumns: 'repeat(6, minmax(0, 1fr))' },
  },
});

/** Fills the gap that five products leave in two, three or six columns. Hidden with five columns. */
export const lastPlace = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [from.desktop]: { display: 'none' }, [from.wide]: { display: 'grid' } },
});

export const moreTile = style({
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'center',
  gap: theme.space.s,
  padding: `${theme.space.m} ${theme.space.xxs}`,
  borderRadius: theme.radius.card,
  background: theme.color.brandSoft,
  color: theme.color.brandInk,
  fontSize: 17,
  fontWeight: 750,
  lineHeight: 1.3,
  textAlign: 'center',
  textDecoration: 'none',
});
