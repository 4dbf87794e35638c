import { style, styleVariants } from '@vanilla-extract/css';
import { theme } from '#web/theme/theme.css.ts';

const base = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: theme.space.xxs,
  width: 'fit-content',
  minHeight: 26,
  paddingInline: 10,
  // Visible with forced colours.
  outline: '1px solid transparent',
  borderRadius: theme.radius.full,
  fontSize: 13,
  lineHeight: 1.3,
  fontWeight: 750,
  whiteSpace: 'nowrap',
});

export const badge = styleVariants({
  offer: [base, { background: theme.color.honey, color: theme.color.onHoney }],
  brand: [base, { background: theme.color.brand, color: theme.color.onBrand }],
  good: [base, { background: theme.color.brandSoft, color: theme.color.brandInk }],
  waiting: [base, { background: theme.color.honeySoft, color: theme.color.honeyInk }],
  info: [base, { background: theme.color.skySoft, color: theme.color.sky }],
  danger: [base, { background: theme.color.dangerSoft, color: theme.color.dangerInk }],
  plain: [base, { background: theme.color.sunken, color: theme.color.inkSoft }],
});
