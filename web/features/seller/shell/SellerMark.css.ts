import { style } from '@vanilla-extract/css';
import { theme } from '#web/theme/theme.css.ts';

/** The seller area's dark green. In the dark theme the brand's ink is light, so the tint is used there. */
export const deep = {
  ground: `light-dark(${theme.color.brandInk}, ${theme.color.brandTint})`,
  text: `light-dark(${theme.color.onBrand}, ${theme.color.ink})`,
};

export const mark = style({ flex: 'none', color: deep.ground });

export const gate = style({ fill: 'none', stroke: theme.color.honey, strokeWidth: 2.2, strokeLinecap: 'round' });
