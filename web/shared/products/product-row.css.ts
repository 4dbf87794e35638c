import { style } from '@vanilla-extract/css';
import { from, theme } from '#web/theme/theme.css.ts';

/** A heading and its row of products. */
export const section = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: theme.space.m });

export const expected = style([section, { selectors: { 'html:not([data-regulars]) &': { display: 'none' } } }]);

export const head = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.space.s,
  minHeight: theme.target.normal,
});

/** A row that scrolls sideways and shows a part of the next card. On desktops five cards fill it. */
export const row = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'min(190px, 46vw)',
  gap: theme.space.s,
  marginInline: `calc(-1 * ${theme.space.m})`,
  paddingInline: theme.space.m,
  paddingBlock: theme.space.xs,
  overflowX: 'auto',
  scrollSnapType: 'x proximity',
  scrollPaddingInline: theme.space.m,
  scrollbarWidth: 'none',
  // A few cards share a row that is narrower than the page.
  selectors: { '&[data-few]': { gridAutoColumns: 'minmax(min(168px, 46vw), 25%)' } },
  '@media': {
    [from.tablet]: { gridAutoColumns: '210px', gap: theme.space.m },
    [from.desktop]: {
      gridAutoColumns: `calc((100% - 4 * ${theme.space.m}) / 5)`,
      // Space for the outline of a focused card.
      marginInline: `calc(-1 * ${theme.space.xs})`,
      paddingInline: theme.space.xs,
      scrollPaddingInline: theme.space.xs,
      scrollbarWidth: 'thin',
    },
  },
});

export const card = style({ scrollSnapAlign: 'start' });
