import { globalStyle, style } from '@vanilla-extract/css';
import { from, theme } from '#web/theme/theme.css.ts';
import { sheet } from './SellerPage.css.ts';

/** Reserves space until the store has answered, so that the page below hardly moves. */
export const steps = style([
  sheet,
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'start',
    padding: `${theme.space.xs} ${theme.space.m}`,
    selectors: { '&[data-waiting="true"]': { visibility: 'hidden', minHeight: 240 } },
  },
]);

export const head = style({ minHeight: theme.target.normal, paddingBlock: 10, cursor: 'pointer' });
globalStyle(`${head} > h2`, { display: 'inline' });

export const count = style({ marginInlineStart: theme.space.s, color: theme.color.inkSoft, fontSize: 14 });

export const close = style({ marginInlineEnd: `calc(-1 * ${theme.space.xs})` });

/** Two columns on wide screens: the next page part stays in view. */
export const list = style({
  display: 'grid',
  gap: `0 ${theme.space.l}`,
  '@media': { [from.tablet]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' } },
});

export const step = style({
  display: 'grid',
  gridTemplateColumns: '24px minmax(0, 1fr)',
  gap: theme.space.xs,
  alignItems: 'center',
  minHeight: theme.target.normal,
  // Keeps a step of two lines apart from the next one.
  paddingBlock: theme.space.xxs,
});

export const mark = style({
  display: 'grid',
  placeItems: 'center',
  width: 24,
  height: 24,
  border: `1px solid ${theme.color.lineStrong}`,
  borderRadius: theme.radius.full,
  color: theme.color.brandInk,
  selectors: { '&[data-done="true"]': { borderColor: theme.color.brandInk, background: theme.color.brandSoft } },
});
