import { style, styleVariants } from '@vanilla-extract/css';
import { grounds } from '#web/theme/grounds.css.ts';
import { from, phone, theme } from '#web/theme/theme.css.ts';
import { count, head } from './ListingPage.css.ts';

/**
 * The banner is on phones one line with the heading and the number of products; on wider screens also with the
 * category's picture.
 */
const banner = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  paddingBlock: theme.space.xs,
  paddingInline: theme.space.s,
  borderRadius: theme.radius.field,
  '@media': {
    [from.tablet]: {
      minHeight: 120,
      paddingBlock: 0,
      paddingInline: `${theme.space.xl} ${theme.space.section}`,
      borderRadius: theme.radius.hero,
    },
  },
});

export const tinted = styleVariants(grounds, (ground) => [banner, ground]);

export const words = style([head, { '@media': { [from.tablet]: { flexWrap: 'wrap', rowGap: 0 } } }]);

export const label = style([count, { '@media': { [phone]: { display: 'none' } } }]);

export const art = style({ width: 112, '@media': { [phone]: { display: 'none' } } });
