import { style, styleVariants } from '@vanilla-extract/css';
import { theme } from '#web/theme/theme.css.ts';

const unknown = style({
  display: 'flex',
  gap: theme.space.xxs,
  color: theme.color.inkSoft,
  fontSize: 14,
  lineHeight: '20px',
  fontWeight: 650,
  whiteSpace: 'normal',
  overflowWrap: 'anywhere',
});

export const line = {
  notStated: unknown,
  notChecked: unknown,
  ...styleVariants({
    contains: [unknown, { color: theme.color.dangerInk }],
    mayContain: [unknown, { color: theme.color.honeyInk }],
    free: [unknown, { color: theme.color.brandInk }],
  }),
};
