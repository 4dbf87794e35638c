import { globalStyle, style } from '@vanilla-extract/css';
import { belowHeader } from '#web/theme/below-header.ts';
import { from, theme } from '#web/theme/theme.css.ts';
import { chip as chipStyle } from './ListingPage.css.ts';

/** One line. On desktops it stays below the header while the list scrolls. */
export const bar = style({
  display: 'flex',
  alignItems: 'start',
  justifyContent: 'space-between',
  gap: theme.space.s,
  '@media': {
    [from.desktop]: {
      position: 'sticky',
      top: belowHeader(72),
      zIndex: 5,
      marginInline: `calc(-1 * ${theme.space.xs})`,
      padding: theme.space.xs,
      background: theme.color.bg,
    },
  },
});

// Keeps focused elements clear of the bar.
globalStyle(`html:has(${bar})`, { '@media': { [from.desktop]: { scrollPaddingTop: belowHeader(156) } } });

export const filters = style({
  display: 'flex',
  alignItems: 'center',
  gap: theme.space.xs,
  minWidth: 0,
  flexWrap: 'wrap',
});

export const chip = chipStyle;

/** On phones only. */
export const drawerButton = style([
  chipStyle,
  {
    selectors: {
      '&[data-on]': {
        borderColor: theme.color.brand,
        background: theme.color.brandSoft,
        color: theme.color.brandInk,
      },
    },
    '@media': { [from.tablet]: { display: 'none' } },
  },
]);

export const inline = style({
  display: 'none',
  '@media': { [from.tablet]: { display: 'flex', gap: theme.space.xs } },
});

/** Shrinks on narrow screens: a long search text ends in an ellipsis. */
export const searchChip = style([chipStyle, { flex: '0 1 auto', minWidth: 0, maxWidth: 320 }]);

export const searchText = style({ overflow: 'hidden', textOverflow: 'ellipsis' });

export const clear = style({
  display: 'none',
  minHeight: theme.target.normal,
  paddingInline: theme.space.xs,
  borderRadius: theme.radius.chip,
  color: theme.color.brand,
  fontSize: 15,
  fontWeight: 680,
  textDecoration: 'underline',
  textUnderlineOffset: 3,
  '@media': { [from.tablet]: { display: 'inline-block' } },
});

export const sort = style({ flex: 'none', display: 'flex', alignItems: 'center', gap: theme.space.xs });

export const sortLabel = style({
  flex: 'none',
  color: theme.color.inkSoft,
  fontSize: 15,
  fontWeight: 600,
  '@media': {
    // Only for screen readers on phones.
    '(max-width: 479px)': { position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' },
  },
});

export const range = style({ display: 'flex', gap: theme.space.xs });

/** Contains the field, its label and the currency symbol. */
export const end = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 4,
  flex: 1,
  minWidth: 0,
  minHeight: theme.target.normal,
  paddingInline: `${theme.space.m} ${theme.space.xs}`,
  border: `1px solid ${theme.color.lineStrong}`,
  borderRadius: theme.radius.full,
  background: theme.color.surface,
  fontSize: 15,
  fontWeight: 600,
  cursor: 'text',
  selectors: {
    '&:hover': { borderColor: theme.color.ink },
    '&:has(:focus-visible)': { outline: `3px solid ${theme.color.focus}`, outlineOffset: '2px' },
    '&:has(input:not(:placeholder-shown):not([value=""]))': {
      borderColor: theme.color.brand,
      background: theme.color.brandSoft,
    },
  },
});

export const word = style({ color: theme.color.inkSoft });

export const field = style({
  width: 56,
  flex: 1,
  minWidth: 0,
  minHeight: 42,
  padding: 0,
  border: 0,
  background: 'transparent',
  fontSize: 16,
  fontWeight: 650,
  fontVariantNumeric: 'tabular-nums',
  selectors: { '&:focus-visible': { outline: 'none', boxShadow: 'none' } },
});

/** In the drawer on phones. */
export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: theme.space.s,
  minHeight: theme.target.normal,
  fontWeight: 650,
});

export const box = style({ width: 24, height: 24, margin: 0, accentColor: theme.color.brand });

export const part = style({ display: 'grid', gap: theme.space.s });

export const actions = style({
  display: 'grid',
  gap: theme.space.xs,
  paddingTop: theme.space.xs,
  paddingBottom: 'env(safe-area-inset-bottom)',
});
