import { style } from '@vanilla-extract/css';
import { from, theme } from '#web/theme/theme.css.ts';

export const card = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  height: '100%',
  padding: theme.space.xs,
  border: `1px solid ${theme.color.line}`,
  borderRadius: theme.radius.card,
  background: theme.color.surface,
  transition: `border-color ${theme.motion.menu}, box-shadow ${theme.motion.menu}`,
  selectors: {
    '&:hover': { borderColor: theme.color.brandGraphic, boxShadow: theme.shadow.menu },
    '&:focus-within': { borderColor: theme.color.brandGraphic },
  },
});

export const photo = style({
  position: 'relative',
  transition: `opacity ${theme.motion.menu}`,
  selectors: { '[data-sold-out] > &': { opacity: 0.5 } },
});

export const corner = style({ position: 'absolute', zIndex: 1, inset: '14px 14px auto', pointerEvents: 'none' });

export const badges = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: theme.space.xxs,
  height: 26,
  contain: 'size layout',
});

export const words = style({
  display: 'flex',
  flexDirection: 'column',
  gap: 3,
  flex: 1,
  padding: `${theme.space.s} ${theme.space.xxs} ${theme.space.xs}`,
  '@media': { [from.tablet]: { paddingInline: theme.space.xs } },
});

export const name = style({ fontSize: 16, lineHeight: 1.3, fontWeight: 700, letterSpacing: '-0.01em' });

/** Covers the whole card, so that it can be clicked everywhere while the link's name is the product's. */
export const link = style({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  textDecoration: 'none',
  selectors: {
    '&::after': { content: '', position: 'absolute', inset: 0, borderRadius: theme.radius.card },
    '&:focus-visible': { outline: 'none', boxShadow: 'none' },
    '&:focus-visible::after': { outline: `3px solid ${theme.color.focus}`, outlineOffset: '2px' },
  },
});

export const weight = style({ fontSize: 14, lineHeight: 1.4, color: theme.color.inkSoft });

export const buy = style({
  display: 'flex',
  flexDirection: 'column',
  gap: theme.space.xs,
  marginTop: 'auto',
  paddingTop: theme.space.xs,
});

/** Has the same height for all contents. */
export const room = style({ height: theme.target.normal });

/**
 * Above the link that covers the card. Contained, so that a button that becomes a stepper does not cause a layout of the
 * whole list. Containment does not work on flex items.
 */
export const action = style({
  position: 'relative',
  zIndex: 1,
  display: 'grid',
  height: theme.target.normal,
  contain: 'size layout',
});

/** Also shown where the button has only its icon. */
export const usual = style({ fontSize: 16 });

export const soldOut = style({ alignSelf: 'center', color: theme.color.inkSoft, fontWeight: 650, fontSize: 15 });
