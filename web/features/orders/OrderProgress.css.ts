import { style } from '@vanilla-extract/css';
import { from, theme } from '#web/theme/theme.css.ts';

export const line = style({
  display: 'grid',
  fontSize: 14,
  color: theme.color.inkSoft,
  '@media': { [from.tablet]: { gridAutoFlow: 'column', gridAutoColumns: '1fr' } },
});

// The dots and the line between them are borders, which forced colours keep.
export const step = style({
  position: 'relative',
  paddingInlineStart: theme.space.l,
  paddingBlockEnd: theme.space.xs,
  '::before': {
    content: '""',
    position: 'absolute',
    insetInlineStart: 0,
    top: 4,
    width: 14,
    height: 14,
    border: `2px solid ${theme.color.lineStrong}`,
    borderRadius: '50%',
  },
  '::after': {
    content: '""',
    position: 'absolute',
    insetInlineStart: 6,
    insetBlock: '18px -4px',
    borderInlineStart: `2px solid ${theme.color.lineStrong}`,
  },
  selectors: {
    '&[aria-current]': { fontWeight: 750, color: theme.color.ink },
    '&[aria-current]::before, &:has(~ [aria-current])::before': { borderWidth: 7, borderColor: theme.color.brand },
    '&:has(~ [aria-current])::after': { borderColor: theme.color.brand },
    '&:last-child::after': { display: 'none' },
  },
  '@media': {
    [from.tablet]: {
      paddingBlock: `${theme.space.l} 0`,
      paddingInline: `0 ${theme.space.xs}`,
      '::after': {
        insetInline: '14px 0',
        insetBlock: '10px auto',
        borderInlineStart: 0,
        borderBlockStart: `2px solid ${theme.color.lineStrong}`,
      },
    },
  },
});
