import { style, styleVariants } from '@vanilla-extract/css';
import { container } from '#web/theme/layout.css.ts';
import { from, theme } from '#web/theme/theme.css.ts';

export const page = style([
  container,
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignItems: 'start',
    gap: theme.space.xl,
    maxWidth: 1600,
    paddingBlock: theme.space.xl,
    '@media': { [from.desktop]: { gridTemplateColumns: '180px minmax(0, 1fr)', gap: theme.space.xxl } },
  },
]);

export const contents = style({
  '@media': {
    [from.desktop]: { position: 'sticky', top: theme.space.l, maxHeight: 'calc(100dvh - 48px)', overflow: 'auto' },
  },
});

export const contentsList = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${theme.space.xxs} ${theme.space.m}`,
  '@media': { [from.desktop]: { display: 'grid' } },
});

export const contentsLink = style({
  display: 'inline-block',
  paddingBlock: theme.space.xxs,
  color: theme.color.inkSoft,
  fontSize: 15,
  textDecoration: 'none',
  ':hover': { color: theme.color.ink, textDecoration: 'underline' },
});

export const main = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: theme.space.xl });

export const group = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: theme.space.xl });

export const lead = style({ maxWidth: 620, color: theme.color.inkSoft, textWrap: 'pretty' });

export const picture = style({ display: 'block', width: 88 });

export const card = style({ width: 208 });

export const icons = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(92px, 1fr))',
  gap: theme.space.m,
  width: '100%',
});

export const icon = style({ display: 'grid', justifyItems: 'center', gap: theme.space.xxs, fontSize: 13 });

export const ruler = style({ color: theme.color.brandGraphic });

export const swatches = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(96px, 1fr))',
  gap: theme.space.m,
  width: '100%',
});

export const swatch = style({ display: 'grid', gap: theme.space.xxs, fontSize: 13 });

const chip = style({ height: 48, border: `1px solid ${theme.color.line}`, borderRadius: theme.radius.field });

export const colours = styleVariants(theme.color, (background) => [chip, { background }]);

export const tints = styleVariants(theme.tint, (background) => [chip, { background }]);

const tile = style({ width: 88, height: 64 });

export const radii = styleVariants(theme.radius, (borderRadius) => [
  tile,
  { borderRadius, background: theme.color.brandTint },
]);

export const shadows = styleVariants(theme.shadow, (boxShadow) => [
  tile,
  { boxShadow, borderRadius: theme.radius.field, background: theme.color.raised },
]);
