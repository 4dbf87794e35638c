import { styleVariants } from '@vanilla-extract/css';
import { theme } from './theme.css.ts';

/** The colours of the categories, as backgrounds. Made here once, because many components use them. */
export const grounds = styleVariants(theme.tint, (background) => ({ background }));
