import { globalStyle, style } from '@vanilla-extract/css';
import { from, phone, theme } from '#web/theme/theme.css.ts';

/** The picture, the words and the button. On phones the button is in the picture's place, at its lower corner. */
export const card = style({
  position: 'relative',
  display: 'grid',
  gridTemplateRows: 'auto 1fr auto',
  minWidth: 0,
  height: '100%',
  padding: theme.space.xs,
  border: `1px solid ${theme.color.line}`,
  borderRadius: theme.radius.card,
  background: theme.color.surface,
  transition: `border-color ${theme.motion.menu}, box-shadow ${theme.motion.menu}`,
  selectors: {
    '&:hover': { borderColor: theme.color.brandGraphic, boxShadow: theme.shadow.menu },
    '&:focus-within': { borderColor: theme.color.brandGraphic },
  },
});

export const photo = style({
  gridArea: '1 / 1',
  selectors: { '[data-sold-out] > &': { opacity: 0.5 } },
});

globalStyle(`${photo} > *`, { '@media': { [phone]: { aspectRatio: '5 / 4' } } });

export const corner = style({ position: 'absolute', zIndex: 1, inset: '14px 14px auto', pointerEvents: 'none' });

export const badges = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: theme.space.xxs,
  height: 26,
  contain: 'size layout',
});

export const words = style({
  display: 'flex',
  flexDirection: 'column',
  gap: 2,
  padding: `${theme.space.xs} ${theme.space.xxs} 0`,
  '@media': { [from.tablet]: { padding: theme.space.xs, paddingTop: theme.space.s } },
});

/** Two lines high, so that the rows below the names of neighbours stand at one height. Phones have no space for that. */
export const name = style({
  fontSize: 16,
  lineHeight: 1.3,
  fontWeight: 700,
  letterSpacing: '-0.01em',
  '@media': { [from.tablet]: { minHeight: '2.6em' } },
});

/** Covers the whole card, so that it can be clicked everywhere while the link's name is the product's. */
export const link = style({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  textDecoration: 'none',
  selectors: {
    '&::after': { content: '', position: 'absolute', inset: 0, borderRadius: theme.radius.card },
    '&:focus-visible': { outline: 'none', boxShadow: 'none' },
    '&:focus-visible::after': { outline: `3px solid ${theme.color.focus}`, outlineOffset: '2px' },
  },
});

export const weight = style({ fontSize: 14, lineHeight: 1.4, color: theme.color.inkSoft });

/** The rating shows only where a card has the space. */
export const rating = style({ display: 'flex', '@media': { [phone]: { display: 'none' } } });

export const buy = style({
  marginTop: 'auto',
  paddingTop: theme.space.hair,
  '@media': { [from.tablet]: { paddingTop: theme.space.xs } },
});

/** A space with the same height for all contents. */
export const room = style({
  height: theme.target.normal,
  '@media': {
    // The link that covers the card can be pressed beside the button.
    [phone]: { gridArea: '1 / 1', alignSelf: 'end', margin: theme.space.xxs, pointerEvents: 'none' },
    [from.tablet]: { marginInline: theme.space.xs, marginBottom: theme.space.xs },
  },
});

/**
 * The button lies above the link that covers the card. It is contained, so that a button that becomes a stepper does
 * not cause a layout of the whole list. Containment does not work on flex items.
 */
export const action = style({
  position: 'relative',
  zIndex: 1,
  display: 'grid',
  height: theme.target.normal,
  contain: 'size layout',
});

/** The usual quantity, shown also where the button has only its icon. */
export const usual = style({ fontSize: 16 });

globalStyle(`${action} > *`, { pointerEvents: 'auto' });

// A round button with a plus; the selectors are more specific than those of the button.
globalStyle(`${action} > button[type]:enabled`, {
  '@media': {
    [phone]: {
      justifySelf: 'end',
      width: theme.target.normal,
      padding: 0,
      background: theme.color.brand,
      color: theme.color.onBrand,
      fontSize: 0,
    },
  },
});
globalStyle(`${action} > button > span`, { '@media': { [phone]: { gap: 0 } } });

/** On phones the badge says that the product is sold out. */
export const soldOut = style({
  alignSelf: 'center',
  color: theme.color.inkSoft,
  fontWeight: 650,
  fontSize: 15,
  '@media': { [phone]: { display: 'none' } },
});
