import { globalStyle, style } from '@vanilla-extract/css';
import { belowHeader } from '#web/theme/below-header.ts';
import { from, theme } from '#web/theme/theme.css.ts';

export const panel = style({
  display: 'grid',
  gap: theme.space.l,
  padding: theme.space.ml,
  border: `1px solid ${theme.color.line}`,
  borderRadius: theme.radius.card,
  background: theme.color.surface,
  '@media': { [from.desktop]: { position: 'sticky', top: belowHeader(96), padding: theme.space.l } },
});

export const block = style({ borderRadius: theme.radius.chip });

export const sums = style({
  display: 'grid',
  gap: theme.space.xs,
  paddingTop: theme.space.ml,
  borderTop: `1px solid ${theme.color.line}`,
  fontVariantNumeric: 'tabular-nums',
});

export const sum = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: theme.space.m,
  color: theme.color.inkSoft,
});

export const free = style({ color: theme.color.brand, fontWeight: 700 });

export const total = style({
  display: 'flex',
  // An amount that does not fit moves to the next line as a whole.
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: theme.space.m,
  paddingTop: theme.space.xs,
  fontSize: 20,
  fontWeight: 800,
});

globalStyle(`${total} > dd`, { marginInlineStart: 'auto' });

export const saving = style({
  padding: `${theme.space.xs} ${theme.space.s}`,
  borderRadius: theme.radius.field,
  background: theme.color.honeySoft,
  color: theme.color.honeyInk,
  fontSize: 15,
  fontWeight: 650,
  textAlign: 'center',
});

export const offline = style({ color: theme.color.honeyInk, fontSize: 15, fontWeight: 650 });
