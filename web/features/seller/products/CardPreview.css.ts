import { style } from '@vanilla-extract/css';
import { from, theme } from '#web/theme/theme.css.ts';

/** From here on there is room for the card in a column of its own. */
export const withPreview = '(min-width: 1440px)';

/** Only where it can be seen while one types; from a wide window on it stays in sight beside the fields. */
export const preview = style({
  display: 'none',
  '@media': {
    [from.wide]: { display: 'grid', gap: theme.space.s },
    [withPreview]: { position: 'sticky', top: theme.space.xl, gridColumn: 3, gridRow: 1 },
  },
});

export const title = style({ color: theme.color.inkSoft, fontSize: 15, lineHeight: 1.3, fontWeight: 650 });

export const card = style({ width: 232 });
