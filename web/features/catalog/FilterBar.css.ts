import { globalStyle, style } from '@vanilla-extract/css';
import { belowHeader } from '#web/theme/below-header.ts';
import { from, phone, short, theme } from '#web/theme/theme.css.ts';
import { chip as chipStyle } from './ListingPage.css.ts';

/** The height of the part of the header that stays on a scrolled phone, in pixels. */
const phoneHeader = 65;

/**
 * On phones the bar is one line that stays below the header while the list scrolls, and moves to the top, below the
 * header's line, when the header moves out of view. On wider screens the links have their own line, and only the
 * filters stay.
 */
export const bar = style({
  display: 'contents',
  '@media': {
    [phone]: {
      position: 'sticky',
      top: belowHeader(phoneHeader),
      zIndex: 5,
      display: 'flex',
      alignItems: 'center',
      gap: theme.space.xs,
      marginInline: `calc(-1 * ${theme.space.m})`,
      paddingBlock: theme.space.xxs,
      paddingInlineEnd: theme.space.m,
      background: theme.color.bg,
      selectors: {
        '[data-scrolled-down] &': { transform: `translateY(${1 - phoneHeader}px)` },
      },
    },
    [short]: { position: 'static' },
  },
});

/** The filters and the sort order. */
export const tools = style({
  display: 'flex',
  alignItems: 'start',
  justifyContent: 'space-between',
  gap: theme.space.xs,
  '@media': {
    [from.desktop]: {
      position: 'sticky',
      top: belowHeader(72),
      zIndex: 5,
      margin: `calc(-1 * ${theme.space.xs})`,
      padding: theme.space.xs,
      background: theme.color.bg,
    },
    [short]: { position: 'static' },
  },
});

// Keeps focused elements clear of the bar.
globalStyle(`html:has(${bar})`, {
  '@media': {
    [phone]: { scrollPaddingTop: belowHeader(132) },
    [from.desktop]: { scrollPaddingTop: belowHeader(148) },
  },
});

export const filters = style({
  display: 'flex',
  alignItems: 'center',
  gap: theme.space.xs,
  minWidth: 0,
  flexWrap: 'wrap',
});

export const chip = chipStyle;

/** The button of the drawer and the icon of the sort order, on phones only. */
export const phoneButton = style([
  chipStyle,
  {
    minWidth: theme.target.normal,
    justifyContent: 'center',
    gap: theme.space.xxs,
    paddingInline: theme.space.s,
    '@media': { [from.tablet]: { display: 'none' } },
  },
]);

/** The word is only read aloud, because the categories need the space. */
export const filtersWord = style({ fontSize: 0 });

/** On phones the button shows its icon only, and the words are read aloud. */
export const suitsWords = style({ '@media': { [phone]: { fontSize: 0 } } });

export const inline = style({
  display: 'none',
  '@media': { [from.tablet]: { display: 'flex', gap: theme.space.xs } },
});

/** A long search text ends in an ellipsis. Phones have the search in the heading, and 'All products' to clear it. */
export const searchChip = style([
  chipStyle,
  { flex: '0 1 auto', minWidth: 0, maxWidth: 320, '@media': { [phone]: { display: 'none' } } },
]);

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

/** On phones the select lies on its round icon and cannot be seen. */
export const sort = style({
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  '@media': {
    [from.tablet]: { gap: theme.space.xs },
    [phone]: {
      position: 'relative',
      borderRadius: theme.radius.full,
      selectors: { '&:has(:focus-visible)': { outline: `3px solid ${theme.color.focus}`, outlineOffset: '2px' } },
    },
  },
});

globalStyle(`${sort} > :last-child`, { '@media': { [phone]: { position: 'absolute', inset: 0, opacity: 0 } } });
globalStyle(`${sort} select[data-size]`, { '@media': { [phone]: { minWidth: 0 } } });

export const sortLabel = style({
  flex: 'none',
  color: theme.color.inkSoft,
  fontSize: 15,
  fontWeight: 600,
  '@media': { [phone]: { fontSize: 0 } },
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
