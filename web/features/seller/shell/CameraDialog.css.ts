import { style } from '@vanilla-extract/css';
import { theme } from '#web/theme/theme.css.ts';

export const picture = style({
  display: 'block',
  width: '100%',
  maxHeight: '60vh',
  borderRadius: theme.radius.field,
  background: theme.color.sunken,
});
