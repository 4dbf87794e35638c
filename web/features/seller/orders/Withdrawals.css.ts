import { style } from '@vanilla-extract/css';
import { theme } from '#web/theme/theme.css.ts';

export const list = style({ display: 'grid', gap: theme.space.s });

export const row = style({
  display: 'grid',
  gap: theme.space.xxs,
  padding: theme.space.m,
  border: `1px solid ${theme.color.line}`,
  borderRadius: theme.radius.card,
  background: theme.color.surface,
  overflowWrap: 'anywhere',
});

export const goods = style({ whiteSpace: 'pre-line' });
