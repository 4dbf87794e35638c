import { style } from '@vanilla-extract/css';
import { theme } from '#web/theme/theme.css.ts';

export const pages = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: theme.space.m,
  padding: theme.space.m,
  borderTop: `1px solid ${theme.color.line}`,
});

export const pageOf = style({ fontSize: 15, fontWeight: 650, fontVariantNumeric: 'tabular-nums' });
