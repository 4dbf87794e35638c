import { style } from '@vanilla-extract/css';
import { theme } from '#web/theme/theme.css.ts';

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.space.ml,
  maxWidth: 880,
});

export const older = style({
  display: 'grid',
  justifyItems: 'center',
  maxWidth: 880,
  marginBlockStart: theme.space.ml,
});
