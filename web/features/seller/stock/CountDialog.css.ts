import { style } from '@vanilla-extract/css';
import { theme } from '#web/theme/theme.css.ts';

export const form = style({ display: 'grid', gap: theme.space.m });

export const moves = style({ display: 'grid', gap: theme.space.xs, justifyItems: 'start' });

export const heading = style({ fontSize: 15, fontWeight: 700 });

export const list = style({ width: '100%', fontSize: 15 });

export const move = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: theme.space.s,
  paddingBlock: theme.space.xxs,
  borderTop: `1px solid ${theme.color.line}`,
});

export const time = style({ display: 'block', color: theme.color.inkSoft, fontSize: 13 });

export const note = style({ display: 'block', fontSize: 14, overflowWrap: 'anywhere' });

export const numbers = style({ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' });
