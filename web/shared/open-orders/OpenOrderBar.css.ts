import { style } from '@vanilla-extract/css';
import { theme } from '#web/theme/theme.css.ts';

export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: `0 ${theme.space.s}`,
  padding: `${theme.space.xxs} ${theme.space.m}`,
  borderBottom: `1px solid ${theme.color.line}`,
  background: theme.color.brandSoft,
  color: theme.color.ink,
  fontSize: 15,
  lineHeight: 1.35,
});

export const link = style({
  display: 'flex',
  alignItems: 'center',
  minHeight: theme.target.normal,
  color: theme.color.brand,
  fontWeight: 700,
});
