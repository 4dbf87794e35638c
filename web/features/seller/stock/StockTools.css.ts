import { globalStyle, style } from '@vanilla-extract/css';
import { from, theme } from '#web/theme/theme.css.ts';

export const tools = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: theme.space.s,
  '@media': {
    [from.tablet]: { gridTemplateColumns: 'minmax(0, 3fr) repeat(3, minmax(0, 2fr))' },
    [from.desktop]: { gap: theme.space.m },
  },
});

// On the narrowest phones, half the width is too little for the search and the sort options.
globalStyle(`${tools} > :is(:first-child, :last-child)`, {
  '@media': { '(max-width: 359px)': { gridColumn: '1 / -1' } },
});

/** Buttons and links above the list. */
export const links = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: theme.space.xs });

/** Takes no space where the browser has no camera to scan with. */
export const scan = style([links, { selectors: { '&:empty': { display: 'none' } } }]);

export const bar = style({
  position: 'sticky',
  bottom: theme.space.s,
  zIndex: theme.layer.bar,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.space.xs,
  padding: `${theme.space.xs} ${theme.space.s} ${theme.space.xs} ${theme.space.m}`,
  border: `1px solid ${theme.color.line}`,
  borderRadius: theme.radius.card,
  background: theme.color.raised,
  boxShadow: theme.shadow.menu,
  // On narrow screens the bar stays above the tabs at the bottom.
  '@media': { '(max-width: 999px)': { bottom: `calc(76px + env(safe-area-inset-bottom))` } },
});

export const selected = style({
  fontWeight: 700,
  marginInlineEnd: 'auto',
  '@media': { '(max-width: 479px)': { flexBasis: '100%' } },
});

export const check = style({
  display: 'grid',
  placeItems: 'center',
  width: theme.target.dense,
  height: theme.target.dense,
  cursor: 'pointer',
});

export const dialogButtons = style({ display: 'flex', flexWrap: 'wrap', gap: theme.space.s });

export const box = style({ width: 24, height: 24, margin: 0, accentColor: theme.color.brand, cursor: 'pointer' });
