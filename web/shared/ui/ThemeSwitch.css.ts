import { style } from '@vanilla-extract/css';
import { theme } from '#web/theme/theme.css.ts';

export const group = style({ display: 'grid', gap: theme.space.xxs, justifyItems: 'start' });

export const legend = style({ fontSize: 16, lineHeight: 1.3, fontWeight: 750, marginBottom: theme.space.xs });

export const choices = style({
  display: 'inline-flex',
  flexWrap: 'wrap',
  padding: 3,
  border: `1px solid ${theme.color.lineStrong}`,
  borderRadius: theme.radius.full,
  background: theme.color.surface,
});

export const choice = style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  minHeight: 38,
  paddingInline: theme.space.s,
  borderRadius: theme.radius.full,
  color: theme.color.inkSoft,
  fontSize: 14,
  fontWeight: 650,
  cursor: 'pointer',
  selectors: {
    '&:has(:checked)': { background: theme.color.brandTint, color: theme.color.brandInk },
    '&:hover': { color: theme.color.ink },
    '&:has(:focus-visible)': { outline: `3px solid ${theme.color.focus}`, outlineOffset: '2px' },
  },
});

/** Covers its label, so that all of it can be pressed. */
export const input = style({ position: 'absolute', inset: 0, margin: 0, opacity: 0, cursor: 'pointer' });
