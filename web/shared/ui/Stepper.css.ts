import { style } from '@vanilla-extract/css';
import { theme } from '#web/theme/theme.css.ts';

export const stepper = style({
  margin: 0,
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minHeight: theme.target.normal,
  // Visible with forced colours.
  outline: '1px solid transparent',
  borderRadius: theme.radius.full,
  background: theme.color.brand,
  color: theme.color.onBrand,
  selectors: { '&[data-block]': { display: 'flex', width: '100%' } },
});

export const step = style({
  display: 'grid',
  placeItems: 'center',
  width: theme.target.normal,
  height: theme.target.normal,
  borderRadius: theme.radius.full,
  transition: `background-color ${theme.motion.press}`,
  selectors: {
    '&:hover:not(:disabled)': { background: theme.color.brandHover },
    '&:disabled': { opacity: 0.5 },
  },
});

export const count = style({
  minWidth: 24,
  textAlign: 'center',
  // `300 g` is wider than a number; the buttons give way.
  whiteSpace: 'nowrap',
  paddingInline: 3,
  fontWeight: 750,
  fontVariantNumeric: 'tabular-nums',
});
