import { style } from '@vanilla-extract/css';
import { theme } from '#web/theme/theme.css.ts';

export const field = style({ display: 'grid', gap: '6px', alignContent: 'start', minWidth: 0 });

export const label = style({ fontSize: 15, lineHeight: 1.3, fontWeight: 650 });

export const optional = style({ fontWeight: 450, color: theme.color.inkSoft });

export const hint = style({ fontSize: 14, lineHeight: 1.4, color: theme.color.inkSoft });

export const error = style({
  display: 'flex',
  gap: '6px',
  fontSize: 14,
  lineHeight: 1.4,
  fontWeight: 600,
  color: theme.color.dangerInk,
});

export const control = style({
  width: '100%',
  minHeight: theme.target.large,
  paddingInline: theme.space.m,
  border: `1px solid ${theme.color.lineStrong}`,
  borderRadius: theme.radius.field,
  background: theme.color.surface,
  color: theme.color.ink,
  fontSize: 16,
  transition: `border-color ${theme.motion.press}`,
  selectors: {
    '&:hover:not(:disabled)': { borderColor: theme.color.ink },
    '&[aria-invalid="true"]': { borderColor: theme.color.dangerInk, background: theme.color.dangerSoft },
    '&:disabled': { opacity: 0.6, cursor: 'not-allowed' },
    '&::placeholder': { color: theme.color.inkFaint, opacity: 1 },
  },
});

export const area = style([
  control,
  {
    paddingBlock: theme.space.s,
    minHeight: 120,
    resize: 'vertical',
    lineHeight: 1.5,
    selectors: { '&[rows="1"]': { minHeight: theme.target.large } },
  },
]);

export const selectBox = style({ position: 'relative', display: 'block' });

export const select = style([
  control,
  {
    appearance: 'none',
    paddingInlineEnd: 44,
    cursor: 'pointer',
    selectors: {
      '&[data-size="dense"]': {
        minWidth: 72,
        minHeight: theme.target.normal,
        paddingInline: '14px 36px',
        fontWeight: 650,
      },
    },
  },
]);

export const selectArrow = style({
  position: 'absolute',
  insetInlineEnd: 12,
  top: '50%',
  transform: 'translateY(-50%)',
  pointerEvents: 'none',
  color: theme.color.inkSoft,
});

export const password = style({ position: 'relative' });

export const passwordControl = style([control, { paddingInlineEnd: 56 }]);

export const passwordToggle = style({ position: 'absolute', insetInlineEnd: 2, top: 2 });
