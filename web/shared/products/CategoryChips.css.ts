import { style } from '@vanilla-extract/css';
import { theme } from '#web/theme/theme.css.ts';

export const chips = style({ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: theme.space.xs });

export const chip = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: theme.target.normal,
  paddingInline: theme.space.m,
  borderRadius: theme.radius.full,
  border: `1px solid ${theme.color.line}`,
  background: theme.color.surface,
  fontSize: 15,
  fontWeight: 600,
  textDecoration: 'none',
  selectors: {
    '&:hover': { borderColor: theme.color.lineStrong },
    '&[aria-current="page"]': {
      background: theme.color.brandSoft,
      borderColor: theme.color.brand,
      color: theme.color.brandInk,
    },
  },
});
