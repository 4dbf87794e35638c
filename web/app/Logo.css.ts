import { style } from '@vanilla-extract/css';
import { theme } from '#web/theme/theme.css.ts';

export const logo = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 8,
  minWidth: 0,
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

/** As high as the line, and on phones never so wide that the cart has no place. */
export const picture = style({
  flex: 'none',
  maxWidth: 'min(220px, 46vw)',
  height: 36,
  objectFit: 'contain',
});

export const word = style({
  minWidth: 0,
  maxWidth: 260,
  overflow: 'hidden',
  overflowWrap: 'anywhere',
  // Not wider than a phone has place for, where a person has set large text.
  fontSize: 'min(22px, 6vw)',
  fontWeight: 850,
  letterSpacing: '-0.035em',
  // Hidden on the narrowest phones, where the cart needs the space.
  // A long name takes two lines.
  selectors: {
    '&[data-long]': {
      display: '-webkit-box',
      WebkitBoxOrient: 'vertical',
      WebkitLineClamp: 2,
      fontSize: 'min(16px, 5vw)',
      lineHeight: 1.2,
    },
  },
  '@media': { '(max-width: 359px)': { fontSize: 19 }, '(max-width: 279px)': { display: 'none' } },
});
