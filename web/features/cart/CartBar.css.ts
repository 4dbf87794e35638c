import { globalStyle, style } from '@vanilla-extract/css';
import { from, phone, short, theme } from '#web/theme/theme.css.ts';

/** Space at the end of the page, which the bar would cover. */
export const room = style({ height: 88, '@media': { [from.tablet]: { display: 'none' } } });

export const bar = style({
  position: 'fixed',
  zIndex: theme.layer.bar,
  inset: 'auto 0 0',
  padding: `${theme.space.xs} ${theme.space.s} calc(${theme.space.xs} + env(safe-area-inset-bottom))`,
  borderTop: `1px solid ${theme.color.line}`,
  background: theme.color.raised,
  boxShadow: theme.shadow.menu,
  '@media': { [short]: { paddingBlock: theme.space.hair } },
});

export const link = style({
  display: 'flex',
  // A large amount wraps to the next line.
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `0 ${theme.space.xs}`,
  minHeight: 52,
  padding: `6px ${theme.space.m}`,
  border: '1px solid transparent',
  // Round on one line. With large text the lines stay inside the corners.
  borderRadius: 28,
  background: theme.color.brand,
  color: theme.color.onBrand,
  fontWeight: 700,
  fontVariantNumeric: 'tabular-nums',
  textDecoration: 'none',
  selectors: { '&:hover': { background: theme.color.brandHover } },
  '@media': { [short]: { minHeight: theme.target.normal, padding: `0 ${theme.space.s}`, lineHeight: 1.2 } },
});

export const items = style({ fontSize: 15 });

// The words about the amount stand below it, because one line is too narrow for both. A short screen has no room for two lines.
export const total = style({
  display: 'grid',
  fontSize: 18,
  lineHeight: 1.2,
  fontWeight: 800,
  marginInlineStart: theme.space.xs,
  '@media': { [short]: { display: 'block' } },
});

export const go = style({
  display: 'flex',
  alignItems: 'center',
  gap: 2,
  marginInlineStart: 'auto',
  whiteSpace: 'nowrap',
});

// Keeps a focused element from stopping under the bar.
globalStyle(`html:has(${bar})`, { '@media': { [phone]: { scrollPaddingBottom: '104px' } } });
