import { style } from '@vanilla-extract/css';
import { from, theme } from '#web/theme/theme.css.ts';
import { hint as pageHint, sheet } from '../shell/SellerPage.css.ts';

/** A card below the form of the product, with the page's width. */
export const food = style([
  sheet,
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: theme.space.m,
    width: `calc(100% - 2 * ${theme.space.m})`,
    maxWidth: 860,
    margin: `0 auto ${theme.space.section}`,
    padding: theme.space.m,
    // Large text breaks long words, such as Lebensmittelangaben, before they leave the card.
    overflowWrap: 'anywhere',
    '@media': { [from.tablet]: { padding: theme.space.l } },
  },
]);

export const title = style({ fontSize: 20, lineHeight: 1.3, fontWeight: 750 });

export const hint = style([pageHint, { display: 'block' }]);

export const form = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: theme.space.ml });

export const pair = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.space.ml,
  alignItems: 'start',
  '@media': { [from.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: theme.space.m } },
});

export const group = style({ display: 'grid', gap: theme.space.s, minWidth: 0, margin: 0, padding: 0, border: 0 });

export const legend = style({ marginBottom: theme.space.xs, padding: 0, fontSize: 15, fontWeight: 650 });

export const ticks = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(150px, 1fr))',
  gap: `${theme.space.xxs} ${theme.space.m}`,
});

export const nutrients = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(150px, 1fr))',
  gap: theme.space.m,
  alignItems: 'start',
});

export const tick = style({
  display: 'flex',
  alignItems: 'center',
  gap: theme.space.xs,
  minHeight: theme.target.normal,
  cursor: 'pointer',
});

export const check = style([tick, { alignItems: 'flex-start', paddingBlock: theme.space.xs, fontWeight: 650 }]);

export const box = style({ flex: 'none', width: 20, height: 20, accentColor: theme.color.brandInk });

export const offer = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.space.xs,
  padding: theme.space.s,
  borderRadius: theme.radius.field,
  background: theme.color.sunken,
});

export const error = style({ fontSize: 14, lineHeight: 1.4, fontWeight: 600, color: theme.color.dangerInk });

export const actions = style({ display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: theme.space.s });
