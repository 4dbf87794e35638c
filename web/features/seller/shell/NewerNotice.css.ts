import { style } from '@vanilla-extract/css';
import { theme } from '#web/theme/theme.css.ts';

/** Takes up no space while it is empty. */
export const region = style({ display: 'contents' });

/** The newer values, each with its choice. */
export const list = style({
  display: 'grid',
  gap: theme.space.s,
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
});
