import { style, styleVariants } from '@vanilla-extract/css';
import { container } from '#web/theme/layout.css.ts';
import { from, theme } from '#web/theme/theme.css.ts';

const base = style([
  container,
  {
    paddingBlock: `${theme.space.l} ${theme.space.section}`,
    display: 'grid',
    gap: theme.space.l,
    alignContent: 'start',
    gridTemplateColumns: 'minmax(0, 1fr)',
    '@media': { [from.desktop]: { paddingBlock: `${theme.space.xl} ${theme.space.wide}` } },
  },
]);

export const main = styleVariants({
  normal: [base],
  /** Lists and products: as much of them as possible on the first screen of a phone. */
  dense: [
    base,
    {
      gap: theme.space.xs,
      paddingTop: theme.space.s,
      '@media': { [from.tablet]: { gap: theme.space.m, paddingTop: theme.space.l } },
    },
  ],
  /** Forms and other single columns. */
  narrow: [base, { maxWidth: 720 }],
  /** The page without gutter and gaps, for pages with their own layout. */
  bare: [{ display: 'block' }],
});
