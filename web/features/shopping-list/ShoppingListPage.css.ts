import { style } from '@vanilla-extract/css';
import { theme } from '#web/theme/theme.css.ts';

export const form = style({ display: 'grid', gap: theme.space.m });

export const review = style({ display: 'grid', gap: theme.space.m });

export const rows = style({
  display: 'grid',
  border: `1px solid ${theme.color.line}`,
  borderRadius: theme.radius.card,
  background: theme.color.surface,
});

export const row = style({
  display: 'grid',
  gridTemplateColumns: '56px minmax(0, 1fr)',
  gap: theme.space.m,
  padding: theme.space.m,
  selectors: { 'li + li > &': { borderTop: `1px solid ${theme.color.line}` } },
});

export const words = style({ display: 'grid', gap: theme.space.xs });

export const wanted = style({ fontWeight: 700 });

export const sum = style({ display: 'flex', justifyContent: 'space-between', alignItems: 'center' });
