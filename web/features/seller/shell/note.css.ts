import { style } from '@vanilla-extract/css';
import { theme } from '#web/theme/theme.css.ts';

/** A sign, some words and a button in a field of colour; the button goes below where there is no room beside. */
export const note = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${theme.space.xs} ${theme.space.s}`,
  padding: `${theme.space.s} ${theme.space.m}`,
  borderRadius: theme.radius.field,
});

export const noteWords = style({ flex: '1 1 220px', minWidth: 0, fontSize: 15, lineHeight: 1.4 });
