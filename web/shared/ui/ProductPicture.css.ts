import { style, styleVariants } from '@vanilla-extract/css';
import { grounds } from '#web/theme/grounds.css.ts';
import { theme } from '#web/theme/theme.css.ts';

const frame = style({
  display: 'grid',
  placeItems: 'center',
  // No row is higher than the frame, which a page may make flatter.
  gridTemplateRows: 'minmax(0, 1fr)',
  width: '100%',
  aspectRatio: '1',
  overflow: 'hidden',
  borderRadius: theme.radius.field,
});

/** The colour behind the transparent picture, which is also its placeholder. */
export const tile = {
  ...styleVariants(grounds, (ground) => [frame, ground]),
  ...styleVariants({ plain: [frame, { background: theme.color.sunken }] }),
};

/** A large letter in the place of a picture that is missing. */
export const initial = style({
  display: 'grid',
  placeItems: 'center',
  width: '100%',
  height: '100%',
  containerType: 'size',
  fontWeight: 800,
  '::before': { content: 'attr(data-initial)', fontSize: ['20px', '46cqmin'], lineHeight: 1, opacity: 0.4 },
});

export const picture = style({ width: '100%', height: '100%', objectFit: 'contain', padding: '6%' });
