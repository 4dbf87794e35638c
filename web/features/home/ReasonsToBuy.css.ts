import { style } from '@vanilla-extract/css';
import { grounds as tints } from '#web/theme/grounds.css.ts';
import { from, theme } from '#web/theme/theme.css.ts';

/** The reasons below each other on a phone, two side by side on wider screens, with lines between them. */
export const reasons = style({
  display: 'grid',
  overflow: 'hidden',
  border: `1px solid ${theme.color.line}`,
  borderRadius: theme.radius.hero,
  background: theme.color.surface,
  paddingInline: theme.space.ml,
  '@media': {
    [from.tablet]: {
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      columnGap: theme.space.xl,
      paddingInline: theme.space.xl,
    },
  },
});

export const reason = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: theme.space.m,
  rowGap: theme.space.xxs,
  alignContent: 'center',
  paddingBlock: theme.space.ml,
  selectors: { '&:not(:last-child)': { borderBottom: `1px solid ${theme.color.line}` } },
  '@media': {
    // The first of two in the last row.
    [from.tablet]: { selectors: { '&:nth-child(odd):nth-last-child(2)': { borderBottom: 0 } } },
  },
});

const icon = style({
  display: 'grid',
  placeItems: 'center',
  width: 52,
  height: 52,
  gridRow: 'span 2',
  alignSelf: 'center',
  borderRadius: theme.radius.full,
  color: theme.color.ink,
});

/** Each reason has one of the categories' colours. */
export const grounds = {
  green: style([icon, tints.vegetables]),
  blue: style([icon, tints.drinks]),
  yellow: style([icon, tints.dairy]),
  red: style([icon, tints.fruits]),
};

export const claim = style({ color: theme.color.inkSoft, fontSize: 15 });
