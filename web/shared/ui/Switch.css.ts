import { style } from '@vanilla-extract/css';
import { theme } from '#web/theme/theme.css.ts';

export const control = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: theme.space.xs,
  minHeight: theme.target.normal,
  // Space between the label and the round focus ring.
  paddingInlineEnd: theme.space.xs,
  borderRadius: theme.radius.full,
  fontSize: 15,
  fontWeight: 600,
  // A label of several lines, with large text also in the middle of a word.
  textAlign: 'start',
  overflowWrap: 'anywhere',
  selectors: { '&:disabled': { opacity: 0.6 } },
});

export const track = style({
  position: 'relative',
  width: 44,
  height: 26,
  flex: 'none',
  borderRadius: theme.radius.full,
  background: theme.color.lineStrong,
  transition: `background-color ${theme.motion.press}`,
  selectors: {
    '[aria-checked="true"] > &': { background: theme.color.brand },
    '&::after': {
      content: '',
      position: 'absolute',
      top: 3,
      insetInlineStart: 3,
      width: 20,
      height: 20,
      borderRadius: '50%',
      background: theme.color.surface,
      transition: `transform ${theme.motion.press}`,
    },
    '[aria-checked="true"] > &::after': { transform: 'translateX(calc(18px * var(--toward-end, 1)))' },
  },
});
