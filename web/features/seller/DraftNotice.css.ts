import { style } from '@vanilla-extract/css';
import { theme } from '#web/theme/theme.css.ts';

/** Takes no place while it says nothing. */
export const region = style({ display: 'contents' });

export const notice = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${theme.space.xs} ${theme.space.s}`,
  padding: `${theme.space.s} ${theme.space.m}`,
  borderRadius: theme.radius.field,
  background: theme.color.skySoft,
  color: theme.color.ink,
});

export const words = style({ flex: '1 1 220px', minWidth: 0, fontSize: 15, lineHeight: 1.4 });
