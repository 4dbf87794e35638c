import { globalStyle, style } from '@vanilla-extract/css';
import { from, phone, theme } from '#web/theme/theme.css.ts';

/** The heading and the number of products, in one line. */
export const head = style({
  display: 'flex',
  alignItems: 'baseline',
  gap: theme.space.s,
  '@media': { [phone]: { justifyContent: 'space-between' } },
});

globalStyle(`${head} > h1`, { '@media': { [phone]: { minWidth: 0, fontSize: 'clamp(18px, 5.8vw, 24px)' } } });

/** Takes up its space while the number is unknown, so that a long heading wraps the same way. */
export const count = style({
  flex: 'none',
  minWidth: 84,
  color: theme.color.inkSoft,
  fontSize: 15,
  fontVariantNumeric: 'tabular-nums',
  '@media': { [phone]: { textAlign: 'end' } },
});

/** Chips in one line, which scrolls sideways where the screen is too narrow. */
export const chips = style({
  position: 'relative',
  display: 'flex',
  gap: theme.space.xs,
  minWidth: 0,
  flex: 1,
  paddingInline: theme.space.m,
  paddingBlock: theme.space.xxs,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  '@media': {
    // Space for the outline of a focused chip. A mouse needs the scrollbar.
    [from.tablet]: {
      marginInline: `calc(-1 * ${theme.space.xs})`,
      paddingInline: theme.space.xs,
      paddingBlock: theme.space.xs,
      scrollbarWidth: 'thin',
    },
  },
});

export const chip = style({
  flex: 'none',
  display: 'inline-flex',
  alignItems: 'center',
  gap: theme.space.xs,
  minHeight: theme.target.normal,
  paddingInline: theme.space.m,
  border: `1px solid ${theme.color.line}`,
  borderRadius: theme.radius.full,
  background: theme.color.surface,
  color: theme.color.ink,
  fontSize: 15,
  fontWeight: 600,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  transition: `background-color ${theme.motion.press}`,
  selectors: {
    '&:hover': { background: theme.color.sunken },
    '&[aria-pressed="true"], &[aria-current="page"], &[data-on]': {
      borderColor: theme.color.brand,
      background: theme.color.brandSoft,
      color: theme.color.brandInk,
    },
  },
});

/** The filter of a shopper who avoids allergens, and what it hides. */
export const suits = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: theme.space.s });

/** While a changed list is loading, the last one stays and is paler. */
export const results = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.space.l,
  transition: `opacity ${theme.motion.menu}`,
  selectors: { '&[data-stale="true"]': { opacity: 0.55 } },
});

/** The text stays in the middle, with a link on one side or on both. */
export const pages = style({
  display: 'grid',
  gridTemplateColumns: '1fr auto 1fr',
  alignItems: 'center',
  gap: theme.space.m,
  width: '100%',
  maxWidth: 440,
  marginInline: 'auto',
  paddingTop: theme.space.s,
});

globalStyle(`${pages} > [rel="prev"]`, { gridColumn: 1, justifySelf: 'start' });
globalStyle(`${pages} > [rel="next"]`, { gridColumn: 3, justifySelf: 'end' });

export const pageOf = style({
  gridColumn: 2,
  color: theme.color.inkSoft,
  fontSize: 15,
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
});
