import { style } from '@vanilla-extract/css';
import { from, theme } from '#web/theme/theme.css.ts';

export const card = style({
  border: `1px solid ${theme.color.line}`,
  borderRadius: theme.radius.card,
  background: theme.color.surface,
  overflow: 'clip',
});

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: theme.space.s,
  padding: theme.space.m,
  borderBottom: `1px solid ${theme.color.line}`,
  background: theme.color.bg,
  '@media': { [from.tablet]: { padding: `${theme.space.m} ${theme.space.l}`, flexWrap: 'nowrap' } },
});

export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'auto auto',
  gap: `${theme.space.xs} ${theme.space.l}`,
  justifyContent: 'start',
  '@media': { [from.tablet]: { display: 'flex', flexWrap: 'wrap', gap: `${theme.space.xs} ${theme.space.xl}` } },
});

export const fact = style({ minWidth: 0, fontSize: 15 });

export const term = style({ fontSize: 13, color: theme.color.inkSoft });

export const amount = style({ fontWeight: 800, fontVariantNumeric: 'tabular-nums' });

export const badges = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.space.xs,
  alignContent: 'start',
  flex: 'none',
});

export const items = style({
  display: 'grid',
  gap: theme.space.s,
  padding: theme.space.m,
  '@media': { [from.tablet]: { padding: `${theme.space.m} ${theme.space.l}` } },
});

export const item = style({
  display: 'grid',
  gridTemplateColumns: '64px minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: theme.space.m,
});

export const photo = style({ width: 64 });

export const words = style({ display: 'grid', gap: 2 });

export const name = style({
  fontWeight: 680,
  lineHeight: 1.3,
  textDecoration: 'none',
  width: 'fit-content',
  selectors: { 'a&:hover': { textDecoration: 'underline' } },
});

export const detail = style({ fontSize: 14, color: theme.color.inkSoft, fontVariantNumeric: 'tabular-nums' });

export const sum = style({ fontWeight: 700, fontVariantNumeric: 'tabular-nums' });

export const address = style({
  borderTop: `1px solid ${theme.color.line}`,
  paddingInline: theme.space.m,
  '@media': { [from.tablet]: { paddingInline: theme.space.l } },
});

export const summary = style({
  display: 'flex',
  alignItems: 'center',
  gap: theme.space.xxs,
  minHeight: theme.target.normal,
  borderRadius: theme.radius.chip,
  cursor: 'pointer',
  fontWeight: 650,
  fontSize: 15,
});

export const lines = style({
  display: 'grid',
  fontStyle: 'normal',
  paddingBottom: theme.space.m,
  color: theme.color.inkSoft,
  fontSize: 15,
});

export const arrow = style({ selectors: { 'details[open] &': { transform: 'rotate(90deg)' } } });

export const foot = style({
  display: 'grid',
  gap: theme.space.m,
  padding: theme.space.m,
  borderTop: `1px solid ${theme.color.line}`,
  '@media': { [from.tablet]: { padding: `${theme.space.m} ${theme.space.l}` } },
});

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: theme.space.s });

export const again = style({
  display: 'grid',
  gap: theme.space.xs,
  padding: theme.space.m,
  borderRadius: theme.radius.field,
  background: theme.color.brandSoft,
});

export const againTitle = style({ fontWeight: 700, color: theme.color.brandInk });

export const againList = style({ display: 'grid', gap: 2, fontSize: 15, ':empty': { display: 'none' } });

export const againLink = style({
  display: 'inline-flex',
  alignItems: 'center',
  width: 'fit-content',
  minHeight: theme.target.normal,
  fontWeight: 700,
});
