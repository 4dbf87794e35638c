import { keyframes, style } from '@vanilla-extract/css';
import { theme } from '#web/theme/theme.css.ts';

const turn = keyframes({ to: { transform: 'rotate(360deg)' } });

export const spinner = style({
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  gap: theme.space.m,
  padding: theme.space.xl,
  color: theme.color.inkSoft,
});

export const wheel = style({
  width: 44,
  height: 44,
  borderRadius: '50%',
  border: `4px solid ${theme.color.brandTint}`,
  borderTopColor: theme.color.brand,
  animation: `${turn} 900ms linear infinite`,
});
