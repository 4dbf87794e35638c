import { style } from '@vanilla-extract/css';
import { from, theme } from '#web/theme/theme.css.ts';

export const panel = style({ display: 'grid', gap: theme.space.s });

/** The first slot is the large one where there is room beneath it: it is the picture that lists show. */
export const slots = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: theme.space.s,
  '@media': {
    [from.tablet]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
    [from.desktop]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  },
});

export const slot = style({
  position: 'relative',
  aspectRatio: '1',
  selectors: { '&:first-child': { gridColumn: '1 / -1', aspectRatio: '4 / 3' } },
  '@media': {
    // Between phone and desktop the four fit in one row.
    [`${from.tablet} and (max-width: 999px)`]: {
      selectors: { '&:first-child': { gridColumn: 'auto', aspectRatio: '1' } },
    },
  },
});

export const empty = style({
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  gap: theme.space.xxs,
  width: '100%',
  height: '100%',
  padding: theme.space.xs,
  border: `1.5px dashed ${theme.color.lineStrong}`,
  borderRadius: theme.radius.field,
  background: theme.color.bg,
  color: theme.color.inkSoft,
  fontSize: 14,
  fontWeight: 600,
  textAlign: 'center',
  cursor: 'pointer',
  transition: `background ${theme.motion.press}, border-color ${theme.motion.press}`,
  selectors: {
    '&:hover, &[data-over="true"]': {
      borderColor: theme.color.brand,
      background: theme.color.brandSoft,
      color: theme.color.brandInk,
    },
    '&:focus-within': { outline: `3px solid ${theme.color.focus}`, outlineOffset: '2px' },
  },
});

/** Lies over its slot: the browser's own chooser, keyboard and drop behaviour come with it. */
export const input = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  opacity: 0,
  cursor: 'pointer',
});

export const filled = style({
  display: 'grid',
  placeItems: 'center',
  width: '100%',
  height: '100%',
  overflow: 'hidden',
  border: `1px solid ${theme.color.line}`,
  borderRadius: theme.radius.field,
  background: theme.color.sunken,
});

export const preview = style({ width: '100%', height: '100%', objectFit: 'contain' });

export const remove = style({
  position: 'absolute',
  insetBlockStart: theme.space.xs,
  insetInlineEnd: theme.space.xs,
  display: 'grid',
  placeItems: 'center',
  width: theme.target.dense,
  height: theme.target.dense,
  borderRadius: theme.radius.full,
  background: theme.color.raised,
  color: theme.color.ink,
  boxShadow: theme.shadow.menu,
  ':hover': { color: theme.color.dangerInk },
});

export const hint = style({ color: theme.color.inkSoft, fontSize: 14 });

export const fault = style({
  color: theme.color.dangerInk,
  fontSize: 14,
  fontWeight: 600,
  ':empty': { display: 'none' },
});

export const moves = style({
  position: 'absolute',
  insetBlockEnd: theme.space.xs,
  insetInline: theme.space.xs,
  display: 'flex',
  justifyContent: 'center',
  gap: theme.space.xxs,
});

export const move = style({
  display: 'grid',
  placeItems: 'center',
  width: 32,
  height: 32,
  borderRadius: theme.radius.full,
  background: theme.color.raised,
  color: theme.color.ink,
  boxShadow: theme.shadow.menu,
  ':hover': { color: theme.color.brand },
});
