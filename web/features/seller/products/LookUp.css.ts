import { style } from '@vanilla-extract/css';
import { theme } from '#web/theme/theme.css.ts';

export const found = style({
  display: 'grid',
  gap: theme.space.s,
  padding: theme.space.m,
  borderRadius: theme.radius.field,
  background: theme.color.skySoft,
  overflowWrap: 'anywhere',
});

export const title = style({ fontSize: 15, fontWeight: 700 });

export const facts = style({ display: 'grid', gap: theme.space.xs, fontSize: 15, lineHeight: 1.4 });

export const label = style({ color: theme.color.inkSoft, fontSize: 14 });

export const source = style({ fontSize: 14, lineHeight: 1.4 });

export const buttons = style({ display: 'flex', flexWrap: 'wrap', gap: theme.space.xs });
