import { style, styleVariants } from '@vanilla-extract/css';
import { from, theme } from '#web/theme/theme.css.ts';

const banner = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: theme.space.m,
  minHeight: 116,
  paddingInline: `${theme.space.ml} ${theme.space.m}`,
  borderRadius: theme.radius.hero,
  background: theme.color.sunken,
  '@media': { [from.tablet]: { minHeight: 168, paddingInline: `${theme.space.xxl} ${theme.space.section}` } },
});

export const plain = style([banner]);

export const tinted = styleVariants(theme.tint, (color) => [banner, { background: color }]);

export const words = style({ display: 'grid', gap: theme.space.xxs });

export const label = style({ color: theme.color.inkSoft, fontSize: 17, fontWeight: 500 });

export const art = style({ width: 96, '@media': { [from.tablet]: { width: 152 } } });
