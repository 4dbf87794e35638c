import { globalStyle, style } from '@vanilla-extract/css';
import { from, theme } from '#web/theme/theme.css.ts';

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'min(72px, 18vw) minmax(0, 1fr) auto',
  gridTemplateAreas: '"photo words words" "quantity quantity total"',
  gap: theme.space.s,
  alignItems: 'center',
  padding: theme.space.m,
  selectors: { 'li + li > &': { borderTop: `1px solid ${theme.color.line}` } },
  '@media': {
    // The quantity and the sum have a line each, because a large sum is as wide as the quantity.
    '(max-width: 359px)': { gridTemplateAreas: '"photo words words" "quantity quantity quantity" "total total total"' },
    [from.tablet]: {
      gridTemplateColumns: '96px minmax(0, 1fr) auto minmax(84px, auto)',
      gridTemplateAreas: '"photo words quantity total"',
      gap: theme.space.m,
    },
  },
});

export const photo = style({ gridArea: 'photo', alignSelf: 'start' });

export const words = style({ gridArea: 'words', display: 'grid', gap: 2, justifyItems: 'start' });

export const name = style({ fontSize: 17, lineHeight: 1.3, fontWeight: 700 });

export const link = style({
  paddingBlock: 3,
  textDecoration: 'none',
  selectors: { '&:hover': { textDecoration: 'underline' } },
});

export const detail = style({
  fontSize: 14,
  lineHeight: 1.45,
  color: theme.color.inkSoft,
  fontVariantNumeric: 'tabular-nums',
});

export const was = style({ marginInlineStart: 6 });

/** The select of the quantity between the buttons, in one frame. */
export const quantity = style({
  gridArea: 'quantity',
  display: 'flex',
  justifySelf: 'start',
  border: `1px solid ${theme.color.lineStrong}`,
  borderRadius: theme.radius.full,
});

globalStyle(`${quantity} select`, { borderColor: 'transparent', background: 'none' });

export const total = style({
  gridArea: 'total',
  textAlign: 'end',
  fontSize: 18,
  fontWeight: 800,
  fontVariantNumeric: 'tabular-nums',
});

export const removed = style({
  display: 'flex',
  alignItems: 'center',
  gap: theme.space.xxs,
  padding: `${theme.space.xs} ${theme.space.m}`,
  background: theme.color.sunken,
  selectors: { 'li + li > &': { borderTop: `1px solid ${theme.color.line}` } },
});

export const removedText = style({ fontSize: 15, color: theme.color.inkSoft });

export const removedName = style({ fontWeight: 650, color: theme.color.ink, marginInlineEnd: 4 });

export const undo = style({
  minHeight: theme.target.normal,
  paddingInline: theme.space.xs,
  marginInlineEnd: 'auto',
  borderRadius: theme.radius.chip,
  color: theme.color.brand,
  fontWeight: 750,
  textDecoration: 'underline',
});
