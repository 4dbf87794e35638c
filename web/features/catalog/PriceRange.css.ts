import { style } from '@vanilla-extract/css';
import { theme } from '#web/theme/theme.css.ts';

export const range = style({ display: 'flex', gap: theme.space.xs });

/** The whole pill is the field: its words and the currency stand inside. */
export const end = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 4,
  flex: 1,
  minWidth: 0,
  minHeight: theme.target.normal,
  paddingInline: `${theme.space.m} ${theme.space.xs}`,
  border: `1px solid ${theme.color.lineStrong}`,
  borderRadius: theme.radius.full,
  background: theme.color.surface,
  fontSize: 15,
  fontWeight: 600,
  cursor: 'text',
  selectors: {
    '&:hover': { borderColor: theme.color.ink },
    '&:has(:focus-visible)': { outline: `3px solid ${theme.color.focus}`, outlineOffset: '2px' },
    '&:has(input:not(:placeholder-shown):not([value=""]))': {
      borderColor: theme.color.brand,
      background: theme.color.brandSoft,
    },
  },
});

export const word = style({ color: theme.color.inkSoft });

export const symbol = style({ color: theme.color.inkSoft });

export const field = style({
  width: 56,
  flex: 1,
  minWidth: 0,
  minHeight: 42,
  padding: 0,
  border: 0,
  background: 'transparent',
  fontSize: 16,
  fontWeight: 650,
  fontVariantNumeric: 'tabular-nums',
  selectors: { '&:focus-visible': { outline: 'none', boxShadow: 'none' } },
});
