import { style } from '@vanilla-extract/css';
import { from, theme } from '#web/theme/theme.css.ts';

/** The sizes of ProductCard, so that nothing moves when the product is loaded. */
export const card = style({
  height: '100%',
  padding: theme.space.xs,
  border: `1px solid ${theme.color.line}`,
  borderRadius: theme.radius.card,
  background: theme.color.surface,
});

export const words = style({
  display: 'grid',
  gap: 3,
  padding: `${theme.space.s} ${theme.space.xxs} ${theme.space.xs}`,
  '@media': { [from.tablet]: { paddingInline: theme.space.xs } },
});
