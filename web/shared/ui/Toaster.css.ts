import { keyframes, style } from '@vanilla-extract/css';
import { from, theme } from '#web/theme/theme.css.ts';

const drop = keyframes({ from: { opacity: 0, transform: 'translateY(-12px)' } });

/**
 * A popover is in the top layer, so that toasts show above an open dialog. On phones it is above the cart bar, or with
 * `data-away` below the search box; on wide screens under the cart link, or at the bottom.
 */
export const stack = style({
  position: 'fixed',
  inset: 'auto 12px calc(80px + env(safe-area-inset-bottom))',
  width: 'auto',
  margin: 0,
  padding: 0,
  border: 0,
  background: 'transparent',
  color: theme.color.ink,
  overflow: 'visible',
  pointerEvents: 'none',
  selectors: { '&[data-away]': { inset: 'calc(128px + env(safe-area-inset-top)) 12px auto' } },
  '@media': {
    [from.tablet]: {
      insetBlock: '80px auto',
      insetInline: `auto max(${theme.space.l}, 50% - ${theme.container} / 2)`,
      maxWidth: 420,
      selectors: {
        '&[data-away]': { inset: `auto ${theme.space.l} ${theme.space.l} auto` },
        // The seller's pages have their buttons at the top.
        'body:has([data-seller]) &': { insetBlock: `auto ${theme.space.l}` },
        'body:has([data-seller]) &[data-away]': { insetBlock: '80px auto' },
      },
    },
  },
});

export const list = style({
  display: 'grid',
  justifyItems: 'center',
  gap: theme.space.xs,
  '@media': { [from.tablet]: { justifyItems: 'end' } },
});

export const toast = style({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  maxWidth: '100%',
  minHeight: theme.target.normal,
  paddingBlock: 4,
  paddingInline: '14px 4px',
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

export const words = style({ display: 'grid', paddingBlock: 6, overflowWrap: 'anywhere' });

export const detail = style({ color: theme.color.inkSoft, fontWeight: 500 });

export const action = style({
  minHeight: theme.target.dense,
  paddingInline: theme.space.s,
  borderRadius: theme.radius.full,
  color: theme.color.brand,
  fontWeight: 750,
  selectors: { '&:hover': { background: theme.color.brandSoft } },
});
