import { style } from '@vanilla-extract/css';
import { theme } from '#web/theme/theme.css.ts';

export const page = style({
  display: 'grid',
  justifyItems: 'center',
  gap: theme.space.m,
  padding: `${theme.space.huge} ${theme.space.m}`,
  textAlign: 'center',
});

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: theme.space.ml,
});

export const home = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: theme.target.normal,
  fontWeight: 650,
});
