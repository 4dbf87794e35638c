import { globalStyle, style } from '@vanilla-extract/css';
import { from, theme } from '#web/theme/theme.css.ts';
import { deep, mark } from './SellerMark.css.ts';

/** A dark panel beside a plain form, unlike the shop's pages. */
export const page = style({
  display: 'grid',
  gridTemplateRows: 'auto 1fr',
  minHeight: '100dvh',
  background: theme.color.bg,
  '@media': { [from.desktop]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 6fr)', gridTemplateRows: '1fr' } },
});

export const panel = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${theme.space.xs} ${theme.space.m}`,
  padding: `${theme.space.s} ${theme.space.m}`,
  background: deep.ground,
  color: deep.text,
  '@media': {
    [from.desktop]: { flexDirection: 'column', alignItems: 'start', flexWrap: 'nowrap', padding: theme.space.section },
  },
});

globalStyle(`${panel} ${mark}`, { color: `light-dark(${theme.color.brand}, ${theme.color.brandSoft})` });

export const brand = style({
  display: 'flex',
  alignItems: 'center',
  gap: theme.space.s,
  fontSize: 18,
  fontWeight: 800,
  letterSpacing: '-0.01em',
});

export const tasks = style({
  display: 'none',
  gap: theme.space.l,
  '@media': { [from.desktop]: { display: 'grid' } },
});

export const task = style({ display: 'flex', alignItems: 'center', gap: theme.space.m, fontSize: 17 });

export const taskIcon = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: 44,
  height: 44,
  border: '1px solid currentColor',
  borderRadius: theme.radius.field,
});

export const back = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: theme.target.normal,
  color: 'inherit',
  fontWeight: 650,
  textUnderlineOffset: '4px',
  ':focus-visible': { outlineColor: 'currentColor', boxShadow: 'none' },
});

export const side = style({
  display: 'grid',
  alignContent: 'start',
  justifyItems: 'center',
  padding: `${theme.space.xl} ${theme.space.m}`,
  '@media': { [from.desktop]: { alignContent: 'center', padding: theme.space.xxl } },
});

export const form = style({
  display: 'grid',
  gap: theme.space.ml,
  width: '100%',
  maxWidth: 400,
});

export const intro = style({ display: 'grid', gap: theme.space.xs });

export const hint = style({ color: theme.color.inkSoft });

export const refusal = style({
  padding: `${theme.space.s} ${theme.space.m}`,
  borderRadius: theme.radius.field,
  background: theme.color.dangerSoft,
  color: theme.color.dangerInk,
  fontWeight: 650,
});
