import { style } from '@vanilla-extract/css';
import { theme } from '#web/theme/theme.css.ts';

export const ticks = style({ columns: '130px' });

export const tick = style({
  display: 'flex',
  alignItems: 'center',
  gap: theme.space.xs,
  minHeight: theme.target.normal,
});

export const box = style({ width: 22, height: 22, accentColor: theme.color.brand });
