import { style } from '@vanilla-extract/css';
import { container } from '#web/theme/layout.css.ts';
import { from, phone, short, theme } from '#web/theme/theme.css.ts';

/**
 * On phones only the search box sticks to the top, unless the focus is in the row above it. While the page is scrolled down,
 * it moves out of view, and a notice below it stays (`scroll-direction.ts`). On short screens nothing sticks.
 */
export const header = style({
  position: 'sticky',
  top: -52,
  selectors: { '&:has(:is(a, button):focus-visible)': { top: 0 } },
  '@media': {
    [from.tablet]: { top: 0 },
    [phone]: {
      selectors: { '[data-scrolled-down] &': { transform: 'translateY(-64px)' } },
    },
    // The header is not static, because its menus are placed in it.
    [short]: { position: 'relative', top: 0 },
  },
  zIndex: theme.layer.sticky,
  background: theme.color.surface,
  borderBottom: `1px solid ${theme.color.line}`,
});

/**
 * The bar has on phones the logo, the cart and the menu, with the search below. On desktops it is one row of 72 pixels.
 */
export const bar = style([
  container,
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto auto',
    gridTemplateAreas: '"logo cart menu" "search search search"',
    alignItems: 'center',
    gap: `${theme.space.xs} ${theme.space.xxs}`,
    paddingBlock: theme.space.xs,
    '@media': {
      [from.tablet]: {
        gridTemplateColumns: 'auto 1fr auto auto auto',
        gridTemplateAreas: '"logo search account cart menu"',
        gap: theme.space.s,
        minHeight: 72,
      },
      [from.desktop]: {
        gridTemplateColumns: 'auto auto minmax(0, 560px) auto auto',
        gridTemplateAreas: '"logo links search account cart"',
        justifyContent: 'space-between',
        gap: theme.space.l,
      },
    },
  },
]);

export const links = style({ gridArea: 'links', display: 'none', '@media': { [from.desktop]: { display: 'block' } } });

export const linkList = style({
  display: 'grid',
  '@media': { [from.desktop]: { selectors: { [`${links} &`]: { display: 'flex', gap: theme.space.xxs } } } },
});

export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: theme.target.normal,
  paddingInline: theme.space.s,
  borderRadius: theme.radius.full,
  fontWeight: 650,
  textDecoration: 'none',
  selectors: {
    '&:hover': { background: theme.color.sunken },
    '&[aria-current="page"]': { color: theme.color.brand },
    'dialog &': { width: '100%', minHeight: 52, fontSize: 20, fontWeight: 700 },
  },
});

export const search = style({ gridArea: 'search' });

export const account = style({
  gridArea: 'account',
  display: 'none',
  '@media': { [from.tablet]: { display: 'block' } },
});

export const login = style({
  display: 'block',
  minWidth: 92,
  textAlign: 'end',
  selectors: { '&[data-unknown]': { visibility: 'hidden' } },
});

export const cart = style({
  gridArea: 'cart',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: theme.space.xs,
  minWidth: 84,
  minHeight: theme.target.normal,
  paddingInline: theme.space.m,
  borderRadius: theme.radius.full,
  background: theme.color.brandSoft,
  color: theme.color.brandInk,
  fontWeight: 750,
  textDecoration: 'none',
  selectors: { '&:hover': { background: theme.color.brandTint } },
  '@media': { '(max-width: 359px)': { gap: theme.space.xxs, minWidth: 0, paddingInline: theme.space.s } },
});

export const total = style({
  display: 'none',
  minWidth: 76,
  textAlign: 'center',
  fontVariantNumeric: 'tabular-nums',
  '@media': { [from.desktop]: { display: 'inline-block' } },
});

export const count = style({
  minWidth: 22,
  paddingInline: 6,
  borderRadius: theme.radius.full,
  background: theme.color.brand,
  color: theme.color.onBrand,
  fontSize: 14,
  lineHeight: '22px',
  textAlign: 'center',
  fontVariantNumeric: 'tabular-nums',
  selectors: { '&[data-empty]': { background: 'transparent', color: theme.color.brandInk } },
});

export const menuButton = style({ gridArea: 'menu', '@media': { [from.desktop]: { display: 'none' } } });
