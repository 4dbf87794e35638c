import { style } from '@vanilla-extract/css';
import { theme } from '#web/theme/theme.css.ts';

export const form = style({ position: 'relative', width: '100%' });

export const icon = style({
  position: 'absolute',
  insetInlineStart: 16,
  top: '50%',
  transform: 'translateY(-50%)',
  color: theme.color.inkSoft,
  pointerEvents: 'none',
});

export const input = style({
  width: '100%',
  minHeight: theme.target.large,
  paddingInline: '46px 16px',
  border: `1px solid ${theme.color.lineStrong}`,
  borderRadius: theme.radius.full,
  background: theme.color.bg,
  fontSize: 16,
  selectors: {
    '&::placeholder': { color: theme.color.inkFaint, opacity: 1 },
    '&:hover': { borderColor: theme.color.ink },
  },
});
