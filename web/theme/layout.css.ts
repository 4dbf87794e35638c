import { globalStyle, style } from '@vanilla-extract/css';
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

/**
 * The grid of product cards: two columns on phones, six from 1280 pixels on, eight where the content is 1600 pixels wide. All of
 * them divide a full page of 24 cards, so that its last row is full.
 */
export const productGrid = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(186px, max(45%, 128px)), 1fr))',
  gap: theme.space.xs,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@media': {
    [from.tablet]: { gap: theme.space.m },
  },
});

// Seven columns where six or eight would leave the last card alone.
globalStyle(`${productGrid}:has(> :is(:nth-child(6n + 1), :nth-child(8n + 1)):last-child)`, {
  '@media': { [from.wide]: { gridTemplateColumns: 'repeat(7, minmax(0, 1fr))' } },
});
