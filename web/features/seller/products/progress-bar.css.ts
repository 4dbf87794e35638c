import { style } from '@vanilla-extract/css';
import { theme } from '#web/theme/theme.css.ts';

/** The <progress> element in the shop's colours. */
export const progressBar = style({
  appearance: 'none',
  width: '100%',
  height: 10,
  border: 0,
  borderRadius: theme.radius.full,
  background: theme.color.brandTint,
  color: theme.color.brand,
  overflow: 'hidden',
  selectors: {
    '&::-webkit-progress-bar': { background: theme.color.brandTint },
    '&::-webkit-progress-value': { borderRadius: theme.radius.full, background: theme.color.brand },
    '&::-moz-progress-bar': { borderRadius: theme.radius.full, background: theme.color.brand },
  },
});
