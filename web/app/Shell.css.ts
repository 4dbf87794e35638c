import { style } from '@vanilla-extract/css';
import { theme } from '#web/theme/theme.css.ts';

export const shell = style({ display: 'flex', flexDirection: 'column', minHeight: '100dvh' });

/**
 * The page is at least one screen high with the header, so that the footer does not jump into view while a page loads.
 */
export const page = style({ flex: 1, minHeight: 'calc(100dvh - 72px)' });

/** The place of the bar of an open order, kept while one is expected. */
export const orderBar = style({ selectors: { 'html[data-open-order] &': { minHeight: 53 } } });

export const skip = style({
  position: 'absolute',
  insetInlineStart: theme.space.m,
  top: -80,
  zIndex: theme.layer.menu,
  padding: `${theme.space.s} ${theme.space.l}`,
  borderRadius: theme.radius.full,
  background: theme.color.brand,
  color: theme.color.onBrand,
  fontWeight: 680,
  selectors: { '&:focus': { top: theme.space.s } },
});
