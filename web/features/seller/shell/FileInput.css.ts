import { style } from '@vanilla-extract/css';
import { theme } from '#web/theme/theme.css.ts';

/** The button inside looks like the quiet `Button`. */
export const file = style({
  width: '100%',
  minWidth: 0,
  borderRadius: theme.radius.full,
  color: theme.color.inkSoft,
  fontSize: 15,
  cursor: 'pointer',
  selectors: {
    '&:disabled': { opacity: 0.55, cursor: 'not-allowed' },
    '&::file-selector-button': {
      minHeight: theme.target.normal,
      marginInlineEnd: theme.space.s,
      paddingInline: theme.space.ml,
      border: `1px solid ${theme.color.lineStrong}`,
      borderRadius: theme.radius.full,
      background: 'transparent',
      color: theme.color.ink,
      font: 'inherit',
      fontSize: 16,
      fontWeight: 680,
      cursor: 'inherit',
      transition: `background-color ${theme.motion.press}`,
    },
    '&:hover:not(:disabled)::file-selector-button': { background: theme.color.sunken },
    '&[aria-invalid="true"]::file-selector-button': {
      borderColor: theme.color.dangerInk,
      background: theme.color.dangerSoft,
    },
  },
});
