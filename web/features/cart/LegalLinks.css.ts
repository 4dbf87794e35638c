import { style } from '@vanilla-extract/css';
import { theme } from '#web/theme/theme.css.ts';

export const links = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: theme.space.m,
  fontSize: 15,
  color: theme.color.inkSoft,
});

export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: theme.target.normal,
  color: theme.color.ink,
});
