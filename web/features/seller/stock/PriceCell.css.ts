import { style } from '@vanilla-extract/css';
import { theme } from '#web/theme/theme.css.ts';

export const opener = style({
  minHeight: theme.target.dense,
  padding: `0 ${theme.space.xs}`,
  marginInlineStart: `calc(-1 * ${theme.space.xs})`,
  border: `1px dashed ${theme.color.lineStrong}`,
  borderRadius: theme.radius.field,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  cursor: 'pointer',
  selectors: { '&:hover': { borderColor: theme.color.ink, background: theme.color.sunken } },
});

export const form = style({
  display: 'grid',
  gap: theme.space.xs,
  // As wide as the column is with a price of an offer, so that the other columns stay in their places.
  width: 136,
  paddingBlock: theme.space.xs,
  whiteSpace: 'normal',
});

export const buttons = style({ display: 'flex', alignItems: 'center', gap: theme.space.xxs });
