import { style, styleVariants } from '@vanilla-extract/css';
import { grounds } from '#web/theme/grounds.css.ts';
import { theme } from '#web/theme/theme.css.ts';

export const menu = style({ display: 'grid', gap: theme.space.m });

export const categories = style({ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: theme.space.xs });

const tile = style({
  display: 'flex',
  alignItems: 'center',
  minHeight: 52,
  height: '100%',
  paddingInline: theme.space.s,
  borderRadius: theme.radius.field,
  fontSize: 15,
  lineHeight: 1.25,
  fontWeight: 650,
  textDecoration: 'none',
});

export const category = styleVariants(grounds, (ground) => [tile, ground]);

export const account = style({
  display: 'grid',
  gap: theme.space.xs,
  paddingTop: theme.space.m,
  borderTop: `1px solid ${theme.color.line}`,
});

export const who = style({ fontSize: 14, color: theme.color.inkSoft });
