import { style, styleVariants } from '@vanilla-extract/css';
import { theme } from '#web/theme/theme.css.ts';

const base = style({
  display: 'flex',
  gap: theme.space.xxs,
  minHeight: 20,
  fontSize: 14,
  lineHeight: '20px',
  fontWeight: 650,
  textAlign: 'start',
  whiteSpace: 'normal',
  overflowWrap: 'anywhere',
});

export const line = styleVariants(
  {
    contains: theme.color.dangerInk,
    mayContain: theme.color.honeyInk,
    free: theme.color.brandInk,
    notStated: theme.color.inkSoft,
    notChecked: theme.color.inkSoft,
  },
  (color) => [base, { color }],
);

/** As high as the first line of the text. */
export const icon = style({ flex: 'none', display: 'inline-flex', alignItems: 'center', height: 20 });
