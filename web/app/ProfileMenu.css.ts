import { style } from '@vanilla-extract/css';
import { theme } from '#web/theme/theme.css.ts';

/** As wide as the Login button, which it replaces. */
export const profile = style({ position: 'relative', minWidth: 92, display: 'grid', justifyItems: 'end' });

export const button = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  minHeight: theme.target.normal,
  padding: `0 ${theme.space.xs} 0 ${theme.space.xxs}`,
  borderRadius: theme.radius.full,
  selectors: { '&:hover': { background: theme.color.sunken } },
});

export const initial = style({
  display: 'grid',
  placeItems: 'center',
  width: 36,
  height: 36,
  borderRadius: '50%',
  background: theme.color.honey,
  color: theme.color.onHoney,
  fontWeight: 800,
});

export const panel = style({
  position: 'absolute',
  top: 'calc(100% + 8px)',
  insetInlineEnd: 0,
  zIndex: theme.layer.menu,
  minWidth: 220,
  padding: theme.space.xs,
  border: `1px solid ${theme.color.line}`,
  borderRadius: theme.radius.card,
  background: theme.color.raised,
  boxShadow: theme.shadow.menu,
});

export const name = style({
  padding: `${theme.space.xs} ${theme.space.s}`,
  fontSize: 14,
  color: theme.color.inkSoft,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  maxWidth: 260,
});

export const item = style({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  width: '100%',
  minHeight: theme.target.normal,
  paddingInline: theme.space.s,
  borderRadius: theme.radius.field,
  fontWeight: 650,
  textAlign: 'start',
  textDecoration: 'none',
  selectors: { '&:hover': { background: theme.color.sunken } },
});
