import { style } from '@vanilla-extract/css';

/** As wide as the page at most. */
export const picture = style({ maxWidth: '100%', height: 'auto' });
