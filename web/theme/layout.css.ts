import { style } from '@vanilla-extract/css';
import { from, theme } from './theme.css.ts';

/** Centres its content in the page's column, with a gutter at both sides. */
export const container = style({
  width: '100%',
  maxWidth: `calc(${theme.container} + 64px)`,
  marginInline: 'auto',
  paddingInline: theme.space.m,
  '@media': {
    [from.tablet]: { paddingInline: theme.space.l },
    [from.desktop]: { paddingInline: theme.space.xl },
  },
});

/** The grid of product cards: two columns on phones, five on wide screens. */
export const productGrid = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(200px, 45%), 1fr))',
  gap: theme.space.s,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@media': { [from.tablet]: { gap: theme.space.m } },
});
