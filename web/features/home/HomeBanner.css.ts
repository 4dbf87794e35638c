import { style } from '@vanilla-extract/css';
import { from, theme } from '#web/theme/theme.css.ts';

export const banner = style({
  display: 'grid',
  overflow: 'hidden',
  borderRadius: theme.radius.hero,
  background: `radial-gradient(120% 140% at 88% 20%, ${theme.color.honeySoft} 0%, transparent 55%), ${theme.color.brandTint}`,
  '@media': {
    [from.tablet]: { gridTemplateColumns: 'minmax(0, 1.05fr) minmax(0, 1fr)', alignItems: 'center' },
  },
});

export const words = style({
  display: 'grid',
  justifyItems: 'start',
  gap: theme.space.m,
  padding: `${theme.space.xl} ${theme.space.ml} ${theme.space.m}`,
  '@media': {
    [from.tablet]: { paddingBlock: theme.space.xxl, paddingInlineStart: theme.space.xxl },
    [from.desktop]: { gap: theme.space.ml, paddingBlock: theme.space.wide, paddingInlineStart: theme.space.section },
  },
});

export const promise = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: theme.space.xs,
  paddingBlock: '6px',
  paddingInline: theme.space.s,
  borderRadius: theme.radius.full,
  background: theme.color.surface,
  color: theme.color.brandInk,
  fontSize: 14,
  fontWeight: 700,
});

export const sentence = style({
  maxWidth: '42ch',
  color: theme.color.inkSoft,
  fontSize: 17,
  '@media': { [from.desktop]: { fontSize: 19 } },
});

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.space.s,
  paddingTop: theme.space.xxs,
});

export const art = style({
  width: '100%',
  maxWidth: 420,
  justifySelf: 'center',
  paddingInline: theme.space.m,
  '@media': {
    [from.tablet]: { maxWidth: 'none', paddingInline: 0, paddingInlineEnd: theme.space.m },
    [from.desktop]: { paddingInlineEnd: theme.space.l },
  },
});
