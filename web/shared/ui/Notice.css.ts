import { style } from '@vanilla-extract/css';
import { theme } from '#web/theme/theme.css.ts';

export const notice = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.space.xs,
  padding: `${theme.space.s} ${theme.space.m}`,
  borderRadius: theme.radius.field,
  background: theme.color.honeySoft,
  color: theme.color.honeyInk,
  fontWeight: 600,
});

export const words = style({ display: 'flex', gap: theme.space.xs, overflowWrap: 'anywhere' });
