import { style } from '@vanilla-extract/css';
import { from, theme } from '#web/theme/theme.css.ts';
import { sheet } from './SellerPage.css.ts';

export const form = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.space.m,
  alignItems: 'start',
  '@media': { [from.desktop]: { gridTemplateColumns: 'minmax(0, 380px) minmax(0, 1fr)', gap: theme.space.l } },
});

export const part = style([
  sheet,
  {
    display: 'grid',
    gap: theme.space.ml,
    padding: theme.space.m,
    '@media': { [from.tablet]: { padding: theme.space.l } },
  },
]);

export const partTitle = style({ fontSize: 17, lineHeight: 1.3, fontWeight: 750 });

/** Two fields side by side where there is room. */
export const pair = style({
  display: 'grid',
  gap: theme.space.ml,
  alignItems: 'start',
  '@media': { [from.phone]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: theme.space.m } },
});

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: theme.space.s,
  paddingTop: theme.space.ml,
  borderTop: `1px solid ${theme.color.line}`,
});
