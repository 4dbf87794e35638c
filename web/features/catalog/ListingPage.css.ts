import { style } from '@vanilla-extract/css';
import { from, theme } from '#web/theme/theme.css.ts';

export const head = style({ display: 'grid', gap: theme.space.xxs });

export const count = style({
  display: 'block',
  color: theme.color.inkSoft,
  minHeight: 24,
  fontVariantNumeric: 'tabular-nums',
});

/** Chips in one line that scrolls sideways when there is no room. */
export const chips = style({
  position: 'relative',
  display: 'flex',
  gap: theme.space.xs,
  minWidth: 0,
  marginInline: `calc(-1 * ${theme.space.m})`,
  paddingInline: theme.space.m,
  paddingBlock: theme.space.xxs,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  '@media': {
    [from.tablet]: { flexWrap: 'wrap', marginInline: 0, paddingInline: 0, overflowX: 'visible' },
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
    '&[aria-pressed="true"], &[aria-current="page"]': {
      borderColor: theme.color.brand,
      background: theme.color.brandSoft,
      color: theme.color.brandInk,
    },
  },
});

/** While a changed list is fetched the last one stays, paler. */
export const results = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.space.l,
  transition: `opacity ${theme.motion.menu}`,
  selectors: { '&[data-stale="true"]': { opacity: 0.55 } },
});

export const more = style({ display: 'grid', justifyItems: 'center', gap: theme.space.s, paddingTop: theme.space.s });

export const shown = style({ color: theme.color.inkSoft, fontSize: 14, fontVariantNumeric: 'tabular-nums' });

/** In a long list, the room of a card that is not there yet, with the product's name at most. */
export const distant = style({ minHeight: 'var(--card-height, 376px)' });
