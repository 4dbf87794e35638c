import { style } from '@vanilla-extract/css';
import { from, phone, theme } from '#web/theme/theme.css.ts';

/** On medium screens the four slots are in one row above the fields. */
const oneRow = `${from.tablet} and (max-width: 1279px)`;

export const panel = style({ display: 'grid', gap: theme.space.s });

/** The first slot, whose picture lists show, is larger where there is space. */
export const slots = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: theme.space.s,
  '@media': {
    '(max-width: 359px)': { gap: theme.space.xs },
    // Without pictures, the four slots are one low row: the fields are what a phone shows first.
    [phone]: {
      selectors: { '&:not(:has(img))': { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))', gap: theme.space.xs } },
    },
    [oneRow]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
  },
});

export const slot = style({
  display: 'grid',
  minHeight: 148,
  selectors: { '&:first-child': { gridColumn: '1 / -1', minHeight: 260 } },
  '@media': {
    [phone]: {
      minHeight: 104,
      selectors: {
        '&:first-child': { gridColumn: '1 / -1', minHeight: 180 },
        [`${slots}:not(:has(img)) > &`]: { gridColumn: 'auto', minHeight: 84 },
      },
    },
    [oneRow]: { minHeight: 200, selectors: { '&:first-child': { gridColumn: 'auto', minHeight: 200 } } },
  },
});

export const empty = style({
  position: 'relative',
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  gap: theme.space.xxs,
  padding: theme.space.xs,
  border: `1.5px dashed ${theme.color.lineStrong}`,
  borderRadius: theme.radius.field,
  background: theme.color.bg,
  color: theme.color.inkSoft,
  fontSize: 14,
  lineHeight: 1.2,
  fontWeight: 600,
  overflowWrap: 'anywhere',
  textAlign: 'center',
  cursor: 'pointer',
  '@media': { [phone]: { fontSize: 12 } },
  transition: `background ${theme.motion.press}, border-color ${theme.motion.press}`,
  selectors: {
    '&:hover, [data-over] &, [data-target] > &': {
      borderColor: theme.color.brand,
      background: theme.color.brandSoft,
      color: theme.color.brandInk,
    },
    '&:focus-within': { outline: `3px solid ${theme.color.focus}`, outlineOffset: '2px' },
  },
});

/** Covers its slot, so that the browser's file chooser, keyboard and drop behaviour work there. */
export const input = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  opacity: 0,
  cursor: 'pointer',
});

/** The picture with its buttons below. */
export const filled = style({
  position: 'relative',
  display: 'grid',
  gridTemplateRows: 'minmax(0, 1fr) 40px',
  minWidth: 0,
  overflow: 'hidden',
  border: `1px solid ${theme.color.line}`,
  borderRadius: theme.radius.field,
  background: theme.color.sunken,
  selectors: {
    '&[draggable="true"]': { cursor: 'grab' },
    '[data-target] > &:hover': { borderColor: theme.color.brand },
  },
});

/** The box sets the height, not the picture. */
export const view = style({ position: 'relative' });

/** Marks the picture that lists show. */
export const main = style({
  position: 'absolute',
  insetBlockStart: theme.space.xs,
  insetInlineStart: theme.space.xs,
  paddingInline: 10,
  borderRadius: theme.radius.full,
  background: theme.color.raised,
  color: theme.color.ink,
  boxShadow: theme.shadow.menu,
  fontSize: 13,
  lineHeight: '26px',
  fontWeight: 700,
});

export const preview = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  objectFit: 'contain',
});

export const tools = style({
  display: 'flex',
  alignItems: 'center',
  borderTop: `1px solid ${theme.color.line}`,
  background: theme.color.surface,
});

export const tool = style({
  display: 'grid',
  placeItems: 'center',
  flex: '1 1 24px',
  minWidth: 24,
  maxWidth: 40,
  height: 34,
  borderRadius: theme.radius.chip,
  color: theme.color.ink,
  selectors: {
    '&:hover:not(:disabled)': { background: theme.color.sunken },
    // The outline is inside, because the slot hides overflow.
    '&:focus-visible': { outlineOffset: '-3px', boxShadow: 'none' },
  },
});

export const remove = style([tool, { marginInlineStart: 'auto', ':hover': { color: theme.color.dangerInk } }]);

export const hint = style({ color: theme.color.inkSoft, fontSize: 14 });

export const error = style({
  color: theme.color.dangerInk,
  fontSize: 14,
  fontWeight: 600,
  ':empty': { display: 'none' },
});

/** Replaces the buttons while the picture is being sent. */
export const sending = style({
  display: 'grid',
  alignItems: 'center',
  paddingInline: theme.space.s,
  borderTop: `1px solid ${theme.color.line}`,
  background: theme.color.surface,
});
