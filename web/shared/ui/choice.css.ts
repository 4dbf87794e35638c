import { style } from '@vanilla-extract/css';
import { theme } from '#web/theme/theme.css.ts';

export const choice = style({ display: 'grid', gap: theme.space.xs });

export const legend = style({ fontSize: 16, fontWeight: 700, paddingBottom: theme.space.xs });

export const hint = style({ fontSize: 14, lineHeight: 1.4, color: theme.color.inkSoft });

export const card = style({
  display: 'flex',
  alignItems: 'center',
  gap: theme.space.s,
  minHeight: 64,
  padding: `10px ${theme.space.m}`,
  border: `1px solid ${theme.color.lineStrong}`,
  borderRadius: theme.radius.field,
  cursor: 'pointer',
  color: theme.color.ink,
  transition: `border-color ${theme.motion.press}, background-color ${theme.motion.press}`,
  selectors: {
    '&:hover': { background: theme.color.bg },
    '&:has(:checked)': {
      borderColor: theme.color.brand,
      background: theme.color.brandSoft,
      boxShadow: `inset 0 0 0 1px ${theme.color.brand}`,
    },
    '&:has(:disabled)': { background: theme.color.sunken, borderColor: theme.color.line, cursor: 'not-allowed' },
    '&:has(:focus-visible)': { outline: `3px solid ${theme.color.focus}`, outlineOffset: '2px' },
  },
});

/** A choice without a card around it. */
export const row = style({ display: 'flex', alignItems: 'center', gap: theme.space.s, minHeight: theme.target.normal });

export const radio = style({
  flex: 'none',
  width: 20,
  height: 20,
  margin: 0,
  accentColor: theme.color.brand,
  selectors: { '&:focus-visible': { outline: 'none', boxShadow: 'none' } },
});

export const cardWords = style({ display: 'grid', gap: 1, flex: 1, minWidth: 0, overflowWrap: 'anywhere' });

export const cardTitle = style({ fontWeight: 680, lineHeight: 1.3 });

export const complaint = style({
  display: 'flex',
  gap: 6,
  fontSize: 14,
  fontWeight: 650,
  color: theme.color.dangerInk,
});

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: theme.space.xs });
