import { globalStyle, style } from '@vanilla-extract/css';
import { belowHeader } from '#web/theme/below-header.ts';
import { from, phone, theme } from '#web/theme/theme.css.ts';

/** On phones the name, the price and the size are on the first screen, too. */
const phoneHeight = 'clamp(140px, 28svh, 320px)';

/** The thumbnails are below the picture, and on desktops before it. */
export const gallery = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.space.xs,
  '@media': {
    [from.tablet]: { gap: theme.space.m },
    [from.desktop]: { position: 'sticky', top: belowHeader(96) },
  },
  selectors: {
    '&[data-thumbnails="true"]': {
      '@media': { [from.desktop]: { gridTemplateColumns: '76px minmax(0, 1fr)' } },
    },
  },
});

export const stage = style({
  position: 'relative',
  overflow: 'hidden',
  borderRadius: theme.radius.hero,
  background: theme.color.sunken,
});

/** The strip is as wide as one picture. Shoppers swipe to the other pictures. */
export const strip = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: '100%',
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollSnapType: 'x mandatory',
  scrollbarWidth: 'none',
});

export const slide = style({ scrollSnapAlign: 'start', scrollSnapStop: 'always' });

globalStyle(`${slide} > *`, { '@media': { [phone]: { aspectRatio: 'auto', height: phoneHeight } } });

globalStyle(`${stage}[data-sold-out="true"] img`, { opacity: 0.5 });

export const flag = style({ position: 'absolute', insetBlockStart: theme.space.m, insetInlineStart: theme.space.m });

export const thumbnails = style({
  display: 'flex',
  gap: theme.space.xs,
  '@media': { [from.desktop]: { gap: theme.space.s, flexDirection: 'column', order: -1 } },
});

export const thumbnail = style({
  position: 'relative',
  display: 'block',
  width: 56,
  height: 56,
  padding: 3,
  '@media': { [from.desktop]: { width: 76, height: 76 } },
  border: '2px solid transparent',
  borderRadius: theme.radius.card,
  transition: `border-color ${theme.motion.press}`,
  selectors: {
    '&:hover': { borderColor: theme.color.lineStrong },
    '&:has(:checked)': { borderColor: theme.color.brand },
    '&:has(:focus-visible)': { outline: `3px solid ${theme.color.focus}`, outlineOffset: '2px' },
  },
});

/** Covers its picture, so that all of it can be pressed. */
export const radio = style({ position: 'absolute', inset: 0, margin: 0, opacity: 0, cursor: 'pointer' });
