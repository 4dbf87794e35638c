import { style } from '@vanilla-extract/css';
import { theme } from '#web/theme/theme.css.ts';

/** The seller area's own deep green. The brand's ink is light in the dark theme, so there the tint takes its place. */
export const deep = {
  ground: `light-dark(${theme.color.brandInk}, ${theme.color.brandTint})`,
  text: `light-dark(${theme.color.onBrand}, ${theme.color.ink})`,
};

export const mark = style({ flex: 'none', color: deep.ground });

export const gate = style({ fill: 'none', stroke: theme.color.honey, strokeWidth: 2.2, strokeLinecap: 'round' });
