import { globalStyle, style } from '@vanilla-extract/css';
import { from, phone, theme } from '#web/theme/theme.css.ts';

/** The width from which the banner alone would have an empty middle. */
const besideDeals = '(min-width: 1660px)';

export const top = style({
  display: 'grid',
  '@media': { [besideDeals]: { gridAutoFlow: 'column', gridTemplateColumns: 'minmax(0, 1fr)', gap: theme.space.m } },
});

export const deals = style({
  display: 'none',
  '@media': {
    [besideDeals]: {
      display: 'grid',
      alignContent: 'space-between',
      width: 400,
      padding: theme.space.xl,
      borderRadius: theme.radius.hero,
      background: theme.color.honeySoft,
      textDecoration: 'none',
    },
  },
});

export const dealPictures = style({ display: 'flex', gap: theme.space.s });

/** On phones the picture is beside the heading, in the same place as the words. */
export const banner = style({
  display: 'grid',
  overflow: 'hidden',
  borderRadius: theme.radius.hero,
  background: `radial-gradient(120% 140% at 88% 20%, ${theme.color.honeySoft} 0%, transparent 55%), ${theme.color.brandTint}`,
  '@media': {
    [from.tablet]: { gridTemplateColumns: 'minmax(0, 1.05fr) minmax(0, 1fr)', alignItems: 'center' },
    // At most 300 pixels high, so that goods are on the first screen.
    [from.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) auto' },
  },
});

export const words = style({
  display: 'grid',
  justifyItems: 'start',
  gap: theme.space.m,
  padding: theme.space.ml,
  '@media': {
    [phone]: { gridArea: '1 / 1' },
    [from.tablet]: { paddingBlock: theme.space.xxl, paddingInlineStart: theme.space.xxl },
    [from.desktop]: { gap: theme.space.s, paddingBlock: theme.space.l, paddingInlineStart: theme.space.section },
  },
});

globalStyle(`${words} > h1`, {
  '@media': {
    [phone]: { maxWidth: '56%', fontSize: 'clamp(22px, 7.4vw, 40px)' },
    [from.desktop]: { fontSize: 'clamp(36px, 3.6vw, 48px)' },
  },
});

export const promise = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: theme.space.xs,
  paddingBlock: '6px',
  paddingInline: theme.space.s,
  borderRadius: theme.radius.full,
  background: theme.color.surface,
  color: theme.color.brandInk,
  fontSize: 14,
  fontWeight: 700,
});

export const sentence = style({
  color: theme.color.inkSoft,
  fontSize: 17,
  selectors: { '&:not([data-own])': { '@media': { [phone]: { display: 'none' } } } },
});

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.space.xs,
  paddingTop: theme.space.xxs,
});

// This selector is more specific than that of the button's own padding.
globalStyle(`${actions} > a[data-size]`, { '@media': { [phone]: { paddingInline: 14 } } });

export const art = style({
  width: '100%',
  maxWidth: 640,
  justifySelf: 'end',
  '@media': {
    [phone]: {
      gridArea: '1 / 1',
      width: '42%',
      maxWidth: 240,
      alignSelf: 'start',
      paddingBlockStart: 52,
      paddingInlineEnd: 12,
      // Without a promise above the heading, the picture would reach the buttons.
      selectors: { [`${words}:not(:has(> ${promise})) + &`]: { paddingBlockStart: 12 } },
    },
    [from.tablet]: { paddingInlineEnd: theme.space.m },
    [from.desktop]: { width: 'auto', height: 264, paddingInlineEnd: theme.space.l },
  },
});

/** The photograph fills the banner. The words make the height, and have a plain ground. */
export const photograph = style({ position: 'absolute', inset: 0, width: '100%', height: '100%', objectFit: 'cover' });

const withPhotograph = `${banner}[data-photograph]`;

globalStyle(withPhotograph, {
  position: 'relative',
  gridTemplateColumns: 'minmax(0, 1fr)',
  // On phones the words are as wide as the banner.
  '@media': { [phone]: { paddingTop: 140 } },
});
globalStyle(`${withPhotograph} > ${words}`, {
  zIndex: 1,
  maxWidth: 520,
  margin: theme.space.m,
  padding: theme.space.ml,
  borderRadius: theme.radius.card,
  background: theme.color.surface,
});
globalStyle(`${withPhotograph} > ${words} > h1`, { maxWidth: 'none' });
