import { style } from '@vanilla-extract/css';
import { theme } from '#web/theme/theme.css.ts';

export const ticks = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(130px, 1fr))',
  columnGap: theme.space.m,
});

export const tick = style({
  display: 'flex',
  alignItems: 'center',
  gap: theme.space.xs,
  minHeight: theme.target.normal,
});

export const box = style({ width: 22, height: 22, accentColor: theme.color.brand });
