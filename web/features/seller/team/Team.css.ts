import { style } from '@vanilla-extract/css';
import { from, theme } from '#web/theme/theme.css.ts';
import { sheet } from '../shell/SellerPage.css.ts';

export { buttons, hint, partTitle, row, words } from '../shell/SellerPage.css.ts';

export const part = style([
  sheet,
  {
    display: 'grid',
    gap: theme.space.m,
    padding: theme.space.m,
    '@media': { [from.tablet]: { padding: theme.space.l } },
  },
]);

export const form = style({ display: 'grid', gap: theme.space.m, maxWidth: 480 });

export const filters = style({
  display: 'grid',
  gap: theme.space.s,
  alignItems: 'end',
  '@media': { [from.tablet]: { gridTemplateColumns: 'repeat(auto-fit, minmax(160px, 1fr))' } },
});

/** A password to be read and typed by a person. */
export const code = style({ fontFamily: 'ui-monospace, monospace', fontSize: 20, overflowWrap: 'anywhere' });

/** The first entry begins where the card's space begins. */
export const changes = style({ marginBlockStart: `calc(-1 * ${theme.space.s})` });

export const before = style({ color: theme.color.inkSoft });

export const after = style({ textDecoration: 'none', fontWeight: 650 });
