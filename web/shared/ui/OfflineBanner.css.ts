import { style } from '@vanilla-extract/css';
import { theme } from '#web/theme/theme.css.ts';

export const region = style({ display: 'block' });

export const banner = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: theme.space.xs,
  padding: `${theme.space.xs} ${theme.space.m}`,
  borderBottom: '1px solid transparent',
  background: theme.color.honeySoft,
  color: theme.color.honeyInk,
  fontSize: 15,
  fontWeight: 650,
});
