import { style, styleVariants } from '@vanilla-extract/css';
import { from, theme } from '#web/theme/theme.css.ts';

/** On phones, a row that scrolls sideways and shows a part of the next tile. On desktops, seven columns. */
export const tiles = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: '132px',
  gap: theme.space.s,
  marginInline: `calc(-1 * ${theme.space.m})`,
  paddingInline: theme.space.m,
  paddingBlock: theme.space.xxs,
  overflowX: 'auto',
  scrollSnapType: 'x proximity',
  scrollPaddingInline: theme.space.m,
  scrollbarWidth: 'none',
  '@media': {
    [from.tablet]: {
      gridAutoFlow: 'row',
      gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
      gap: theme.space.m,
      marginInline: 0,
      paddingInline: 0,
      overflowX: 'visible',
    },
    [from.desktop]: { gridTemplateColumns: 'repeat(7, minmax(0, 1fr))' },
  },
});

export const cell = style({ display: 'grid', scrollSnapAlign: 'start' });

const tile = style({
  display: 'grid',
  alignContent: 'start',
  justifyItems: 'center',
  gap: theme.space.xs,
  padding: `${theme.space.s} ${theme.space.xs} ${theme.space.m}`,
  borderRadius: theme.radius.card,
  color: theme.color.ink,
  fontSize: 15,
  fontWeight: 700,
  lineHeight: 1.25,
  textAlign: 'center',
  textDecoration: 'none',
});

export const tint = styleVariants(theme.tint, (color) => [tile, { background: color }]);

export const art = style({
  width: 104,
  transition: `transform ${theme.motion.menu}`,
  selectors: { [`${tile}:hover &`]: { transform: 'translateY(-4px) scale(1.04)' } },
});
