import { style } from '@vanilla-extract/css';
import { theme } from '#web/theme/theme.css.ts';

export const price = style({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: '2px 8px',
  fontVariantNumeric: 'tabular-nums',
  lineHeight: 1.2,
});

export const now = style({
  fontSize: 20,
  fontWeight: 800,
  letterSpacing: '-0.01em',
  selectors: {
    '[data-size="small"] > &': { fontSize: 16, fontWeight: 750 },
    '[data-size="large"] > &': { fontSize: 32, letterSpacing: '-0.02em' },
  },
});

export const was = style({
  fontSize: 14,
  fontWeight: 450,
  color: theme.color.inkSoft,
  selectors: { '[data-size="large"] > &': { fontSize: 18 } },
});
