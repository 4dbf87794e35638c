import { style } from '@vanilla-extract/css';
import { theme } from '#web/theme/theme.css.ts';

export const wait = style({
  display: 'grid',
  justifyItems: 'center',
  gap: theme.space.xs,
  paddingBlock: theme.space.section,
  textAlign: 'center',
});

export const left = style({
  color: theme.color.inkSoft,
  fontVariantNumeric: 'tabular-nums',
  marginBottom: theme.space.m,
});
