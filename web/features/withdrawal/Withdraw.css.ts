import { style } from '@vanilla-extract/css';
import { theme } from '#web/theme/theme.css.ts';

export const declaration = style({
  display: 'grid',
  gap: theme.space.m,
  padding: theme.space.ml,
  border: `1px solid ${theme.color.line}`,
  borderRadius: theme.radius.card,
  background: theme.color.surface,
});

export const sentence = style({ fontWeight: 650 });

export const facts = style({ display: 'grid', gap: theme.space.s });

export const term = style({ fontSize: 14, color: theme.color.inkSoft });

export const fact = style({ whiteSpace: 'pre-line', overflowWrap: 'anywhere' });
