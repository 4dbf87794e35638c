import { globalStyle, style } from '@vanilla-extract/css';
import { from, phone, theme } from '#web/theme/theme.css.ts';

export const product = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.space.s,
  '@media': {
    [from.tablet]: {
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
      gap: theme.space.l,
      alignItems: 'start',
    },
    [from.desktop]: { gridTemplateColumns: 'minmax(0, 1.1fr) minmax(0, 1fr)', gap: theme.space.section },
  },
});

export const facts = style({
  display: 'grid',
  gap: theme.space.s,
  '@media': { [from.tablet]: { gap: theme.space.ml } },
});

export const nameBlock = style({ display: 'grid', gap: theme.space.xxs, justifyItems: 'start' });

export const priceBlock = style({
  display: 'grid',
  gap: theme.space.xs,
  paddingBlock: theme.space.s,
  borderBlock: `1px solid ${theme.color.line}`,
  '@media': { [from.tablet]: { paddingBlock: theme.space.ml } },
});

export const price = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: theme.space.s });

export const note = style({ color: theme.color.inkSoft, fontSize: 14 });

export const weight = style({ display: 'flex', gap: theme.space.xs });

export const weightName = style({ color: theme.color.inkSoft });

export const weightValue = style({ fontWeight: 650 });

export const buy = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(176px, 1fr))',
  gap: theme.space.s,
  '@media': {
    [from.tablet]: { maxWidth: 440 },
    // A bar at the bottom of the screen.
    [phone]: {
      position: 'fixed',
      zIndex: theme.layer.bar,
      inset: 'auto 0 0',
      display: 'flex',
      // Large text wraps to the next line.
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: theme.space.xs,
      padding: `${theme.space.xs} ${theme.space.s} calc(${theme.space.xs} + env(safe-area-inset-bottom))`,
      borderTop: `1px solid ${theme.color.line}`,
      background: theme.color.raised,
      boxShadow: theme.shadow.menu,
    },
  },
});

/** The place of 'Add to Cart' and then of the stepper. Both are equally high, so that nothing moves. */
export const control = style({ display: 'grid', minHeight: theme.target.large });

globalStyle(`${buy} > :nth-child(n + 2)`, { '@media': { [phone]: { flex: 1 } } });
// This rule is more specific than the button's own padding.
globalStyle(`${buy} button[data-size]`, {
  '@media': { [phone]: { paddingInline: theme.space.xxs, fontSize: 15 } },
});
globalStyle(`${buy} [data-size] svg`, { '@media': { [phone]: { display: 'none' } } });
// Keeps the end of the page and focused elements clear of the bar.
globalStyle(`html:has(${buy})`, { '@media': { [phone]: { scrollPaddingBottom: '88px' } } });
globalStyle(`body:has(${buy})`, { '@media': { [phone]: { paddingBottom: 68 } } });

/** The price in the bar. It is hidden where the bar has no space: the page has it too. */
export const barPrice = style({
  paddingInline: theme.space.xxs,
  '@media': { '(max-width: 359px)': { display: 'none' }, [from.tablet]: { display: 'none' } },
});

/** Takes up its space while it is empty, so that nothing moves; not on phones, where the buttons above it are elsewhere. */
export const inCart = style({
  minHeight: 24,
  color: theme.color.brandInk,
  fontSize: 15,
  fontWeight: 650,
  '@media': { [phone]: { ':empty': { display: 'none' } } },
});

export const soldOut = style({
  display: 'flex',
  alignItems: 'center',
  gap: theme.space.xs,
  padding: `${theme.space.s} ${theme.space.m}`,
  borderRadius: theme.radius.field,
  background: theme.color.sunken,
  color: theme.color.inkSoft,
  fontWeight: 650,
});

export const about = style({ display: 'grid', gap: theme.space.s });

export const buttons = style([about, { '@media': { [phone]: { display: 'contents' } } }]);

export const lines = style({
  display: 'grid',
  gap: theme.space.xs,
  paddingInlineStart: theme.space.ml,
  listStyle: 'disc',
  color: theme.color.inkSoft,
});

globalStyle(`${lines} > li::marker`, { color: theme.color.brandGraphic });

/** As wide as lines that are read easily. */
export const food = style({ display: 'grid', gap: theme.space.m, maxWidth: 760, paddingTop: theme.space.l });

export const related = style({ display: 'grid', gap: theme.space.m, paddingTop: theme.space.l });

export const seeMore = style({ justifySelf: 'center' });

export const loading = style({ display: 'grid', gap: theme.space.m, alignContent: 'start' });
