import { style } from '@vanilla-extract/css';
import { from, theme } from '#web/theme/theme.css.ts';
import { withPreview } from './CardPreview.css.ts';
import { sheet } from '../shell/SellerPage.css.ts';

/** Takes up no space while it is empty. */
export const draftNotice = style({ display: 'contents' });

export const form = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.space.m,
  alignItems: 'start',
  '@media': {
    [from.wide]: { gridTemplateColumns: 'minmax(0, 36%) minmax(0, 1fr)', gap: theme.space.l },
    [withPreview]: { gridTemplateColumns: '320px minmax(0, 1fr) 232px' },
  },
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

/** Two fields side by side on wide screens. */
export const pair = style({
  display: 'grid',
  gap: theme.space.ml,
  alignItems: 'start',
  '@media': { [from.phone]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: theme.space.m } },
});

/** The pictures, with the card preview below them. */
export const looks = style({
  display: 'grid',
  gap: theme.space.l,
  alignContent: 'start',
  '@media': { [withPreview]: { display: 'contents' } },
});

/** The description as on the product's page. */
export const bullets = style({
  display: 'grid',
  gap: theme.space.xxs,
  marginTop: `calc(-1 * ${theme.space.xs})`,
  padding: `${theme.space.s} ${theme.space.m}`,
  borderRadius: theme.radius.field,
  background: theme.color.sunken,
  overflowWrap: 'anywhere',
});

export const bulletsTitle = style({ color: theme.color.inkSoft, fontSize: 14, fontWeight: 650 });

export const bulletList = style({
  display: 'grid',
  gap: theme.space.xxs,
  paddingInlineStart: 20,
  listStyle: 'disc',
  lineHeight: 1.5,
});

/** A field with buttons below it. Without a button it takes no more space than the field. */
export const withButtons = style({ display: 'grid', gap: theme.space.xs });

export const buttons = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.space.xs,
  selectors: { '&:empty': { display: 'none' } },
});
