import { style } from '@vanilla-extract/css';
import { from, phone, theme } from '#web/theme/theme.css.ts';
import { deep } from './SellerMark.css.ts';

const sideBarWidth = '232px';
const tabsHeight = '64px';
/** The bar with the shop's name, on phones. */
const barHeight = '60px';

export const shell = style({
  minHeight: '100dvh',
  paddingBottom: `calc(${tabsHeight} + env(safe-area-inset-bottom))`,
  background: theme.color.bg,
  '@media': { [from.desktop]: { paddingBottom: 0, paddingInlineStart: sideBarWidth } },
});

/** A bar at the top on phones, a side bar on desktops. */
export const head = style({
  // On phones it scrolls away: with the search, it would cover too much of the page.
  position: 'relative',
  zIndex: theme.layer.sticky,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `0 ${theme.space.m}`,
  paddingInline: theme.space.m,
  borderBottom: `1px solid ${theme.color.line}`,
  background: theme.color.surface,
  '@media': {
    // The tabs and a save bar already cover a part of a phone's screen.
    [phone]: { position: 'static' },
    [from.desktop]: {
      position: 'fixed',
      insetBlock: 0,
      insetInlineStart: 0,
      width: sideBarWidth,
      flexFlow: 'column nowrap',
      alignItems: 'stretch',
      justifyContent: 'flex-start',
      gap: theme.space.l,
      padding: `${theme.space.l} ${theme.space.m}`,
      borderBottom: 0,
      borderInlineEnd: `1px solid ${theme.color.line}`,
    },
  },
});

export const brand = style({
  display: 'flex',
  minWidth: 0,
  alignItems: 'center',
  gap: theme.space.xs,
  minHeight: barHeight,
  color: theme.color.ink,
  fontSize: 17,
  fontWeight: 800,
  letterSpacing: '-0.02em',
  textDecoration: 'none',
  // Long words take a second line.
  '@media': { [from.desktop]: { flexWrap: 'wrap', minHeight: theme.target.normal, paddingInline: theme.space.xs } },
});

/** The shop's name, hidden on phones. */
export const shopName = style({
  display: 'none',
  minWidth: 0,
  overflow: 'hidden',
  overflowWrap: 'anywhere',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  '@media': { [from.phone]: { display: 'inline' }, [from.desktop]: { whiteSpace: 'normal' } },
});

export const role = style({
  paddingBlock: '2px',
  paddingInline: theme.space.xs,
  borderRadius: theme.radius.full,
  background: deep.ground,
  color: deep.text,
  fontSize: 12,
  fontWeight: 700,
  letterSpacing: '0.01em',
});

/** On phones a row of its own. It has its height before the search is loaded. */
export const search = style({
  flex: '0 0 100%',
  order: 1,
  minHeight: theme.target.normal,
  paddingBottom: theme.space.xs,
  '@media': { [from.desktop]: { flex: 'none', order: 0, paddingBottom: 0 } },
});

/** Tabs at the bottom on phones, a column in the side bar. */
export const menu = style({
  position: 'fixed',
  insetInline: 0,
  bottom: 0,
  zIndex: theme.layer.bar,
  display: 'grid',
  // One row, however many pages the menu has.
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  paddingBottom: 'env(safe-area-inset-bottom)',
  borderTop: `1px solid ${theme.color.line}`,
  background: theme.color.surface,
  '@media': {
    [from.desktop]: {
      position: 'static',
      gridAutoFlow: 'row',
      gap: theme.space.xxs,
      padding: 0,
      borderTop: 0,
    },
  },
});

export const item = style({
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  gap: theme.space.xxs,
  height: tabsHeight,
  color: theme.color.inkSoft,
  fontSize: 13,
  fontWeight: 650,
  textDecoration: 'none',
  selectors: {
    '&[aria-current="page"]': { color: theme.color.brandInk },
    '&:hover': { color: theme.color.ink },
    '&:focus-visible': { outlineOffset: '-4px', boxShadow: 'none' },
  },
  '@media': {
    // Five labels side by side, also with large text.
    '(max-width: 479px)': { fontSize: 'min(0.75rem, 3.1vw)' },
    [from.desktop]: {
      display: 'flex',
      alignItems: 'center',
      gap: theme.space.s,
      height: 'auto',
      minHeight: theme.target.normal,
      paddingInline: theme.space.s,
      borderRadius: theme.radius.field,
      fontSize: 15,
      selectors: {
        '&[aria-current="page"]': { background: theme.color.brandSoft },
        '&:hover:not([aria-current="page"])': { background: theme.color.sunken },
      },
    },
  },
});

export const account = style({
  minWidth: 0,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.space.s,
  '@media': {
    [from.desktop]: {
      flexWrap: 'wrap',
      marginTop: 'auto',
      paddingTop: theme.space.m,
      paddingInlineStart: theme.space.xs,
      borderTop: `1px solid ${theme.color.line}`,
    },
  },
});

export const greeting = style({
  minWidth: 0,
  maxWidth: '100%',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontSize: 15,
  fontWeight: 650,
});
