import { style } from '@vanilla-extract/css';
import { from, theme } from '#web/theme/theme.css.ts';

/** The width from which the preview has its own column. */
export const withPreview = '(min-width: 1440px)';

/** The preview is hidden on narrow screens, where it would be out of view while typing. */
export const preview = style({
  display: 'none',
  '@media': {
    [from.wide]: { display: 'grid', gap: theme.space.s },
    [withPreview]: { position: 'sticky', top: theme.space.xl, gridColumn: 3, gridRow: 1 },
  },
});

export const title = style({ color: theme.color.inkSoft, fontSize: 15, lineHeight: 1.3, fontWeight: 650 });

export const card = style({ width: 232 });
