import { style } from '@vanilla-extract/css';
import { theme } from '#web/theme/theme.css.ts';

export const row = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.space.m,
  fontWeight: 650,
});

export const part = style({ display: 'grid', gap: theme.space.s });

export const actions = style({
  display: 'grid',
  gap: theme.space.xs,
  paddingTop: theme.space.xs,
  paddingBottom: 'env(safe-area-inset-bottom)',
});
