import { style } from '@vanilla-extract/css';
import { theme } from '#web/theme/theme.css.ts';

export const logo = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 8,
  minHeight: theme.target.normal,
  color: theme.color.ink,
  textDecoration: 'none',
  borderRadius: theme.radius.chip,
});

export const ground = style({ fill: theme.color.brand });

export const bars = style({
  fill: 'none',
  stroke: theme.color.onBrand,
  strokeWidth: 2.6,
  strokeLinecap: 'round',
  opacity: 0.55,
});

export const leaf = style({ fill: theme.color.honey });

export const word = style({
  fontSize: 22,
  fontWeight: 850,
  letterSpacing: '-0.035em',
  // Hidden on the narrowest phones, where the cart needs the space.
  '@media': { '(max-width: 359px)': { fontSize: 19 }, '(max-width: 279px)': { display: 'none' } },
});
