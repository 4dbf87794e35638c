import { keyframes, style } from '@vanilla-extract/css';
import { from, theme } from '#web/theme/theme.css.ts';

const drop = keyframes({ from: { opacity: 0, transform: 'translateY(-12px)' } });

/** A popover is in the top layer, so that toasts show above an open dialog. */
export const stack = style({
  position: 'fixed',
  // Below the search box on phones, so that it stays usable.
  inset: 'calc(128px + env(safe-area-inset-top)) 12px auto',
  width: 'auto',
  margin: 0,
  padding: 0,
  border: 0,
  background: 'transparent',
  color: theme.color.ink,
  overflow: 'visible',
  pointerEvents: 'none',
  '@media': {
    [from.tablet]: { inset: '84px auto auto 50%', transform: 'translateX(-50%)', width: 'max-content', maxWidth: 420 },
  },
});

export const list = style({ display: 'grid', justifyItems: 'center', gap: theme.space.xs });

export const toast = style({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  maxWidth: '100%',
  minHeight: theme.target.normal,
  paddingBlock: 10,
  paddingInline: '14px 18px',
  borderRadius: theme.radius.hero,
  border: `1px solid ${theme.color.line}`,
  background: theme.color.raised,
  boxShadow: theme.shadow.menu,
  fontSize: 15,
  lineHeight: 1.35,
  fontWeight: 600,
  pointerEvents: 'auto',
  animation: `${drop} ${theme.motion.menu}`,
  transition: `opacity ${theme.motion.menu}`,
  selectors: { '&[data-leaving]': { opacity: 0 } },
});

export const icon = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: 24,
  height: 24,
  borderRadius: '50%',
  background: theme.color.sunken,
  selectors: {
    '[data-type="success"] > &': { background: theme.color.brand, color: theme.color.onBrand },
    '[data-type="error"] > &': { background: theme.color.tomato, color: theme.color.onTomato },
  },
});

export const action = style({
  minHeight: 32,
  marginBlock: -4,
  marginRight: -10,
  paddingInline: theme.space.s,
  borderRadius: theme.radius.full,
  color: theme.color.brand,
  fontWeight: 750,
  selectors: { '&:hover': { background: theme.color.brandSoft } },
});
