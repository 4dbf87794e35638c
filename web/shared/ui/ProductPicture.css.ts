import { style, styleVariants } from '@vanilla-extract/css';
import { theme } from '#web/theme/theme.css.ts';

const frame = style({
  display: 'grid',
  placeItems: 'center',
  width: '100%',
  aspectRatio: '1',
  overflow: 'hidden',
  borderRadius: theme.radius.field,
  color: theme.color.inkFaint,
});

/** The colour behind the transparent picture, which is also its placeholder. */
export const tile = {
  ...styleVariants(theme.tint, (colour) => [frame, { background: colour }]),
  ...styleVariants({ plain: [frame, { background: theme.color.sunken }] }),
};

export const picture = style({ width: '100%', height: '100%', objectFit: 'contain', padding: '6%' });
