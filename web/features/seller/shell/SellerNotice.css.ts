import { style, styleVariants } from '@vanilla-extract/css';
import { theme } from '#web/theme/theme.css.ts';

/** On narrow screens the button wraps below the text. */
const band = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${theme.space.xs} ${theme.space.s}`,
  padding: `${theme.space.s} ${theme.space.m}`,
  borderRadius: theme.radius.field,
});

export const notice = styleVariants({
  info: [band, { background: theme.color.skySoft, color: theme.color.ink }],
  danger: [band, { background: theme.color.dangerSoft, color: theme.color.dangerInk }],
});

export const text = style({ flex: '1 1 220px', minWidth: 0, fontSize: 15, lineHeight: 1.4 });
