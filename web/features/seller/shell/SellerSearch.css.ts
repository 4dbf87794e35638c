import { style } from '@vanilla-extract/css';
import { from, theme } from '#web/theme/theme.css.ts';

export const form = style({ position: 'relative' });

export const icon = style({
  position: 'absolute',
  insetInlineStart: 12,
  top: 0,
  display: 'grid',
  alignItems: 'center',
  height: theme.target.normal,
  color: theme.color.inkSoft,
  pointerEvents: 'none',
});

export const input = style({
  width: '100%',
  height: theme.target.normal,
  paddingInline: '38px 12px',
  border: `1px solid ${theme.color.lineStrong}`,
  borderRadius: theme.radius.full,
  background: theme.color.bg,
  fontSize: 16,
  selectors: {
    '&::placeholder': { color: theme.color.inkFaint, opacity: 1 },
    '&:hover': { borderColor: theme.color.ink },
  },
});

export const shortcut = style({
  position: 'absolute',
  insetInlineEnd: 12,
  top: 10,
  display: 'none',
  minWidth: 24,
  border: `1px solid ${theme.color.line}`,
  borderRadius: theme.radius.chip,
  color: theme.color.inkFaint,
  fontSize: 13,
  textAlign: 'center',
  pointerEvents: 'none',
  selectors: { 'input:focus ~ &, input:not(:placeholder-shown) ~ &': { display: 'none' } },
  '@media': { [from.desktop]: { display: 'block' } },
});

export const results = style({
  position: 'absolute',
  insetInlineStart: 0,
  top: `calc(${theme.target.normal} + 6px)`,
  zIndex: theme.layer.menu,
  width: '100%',
  maxHeight: 'min(70dvh, 560px)',
  overflowY: 'auto',
  padding: theme.space.xs,
  border: `1px solid ${theme.color.line}`,
  borderRadius: theme.radius.card,
  background: theme.color.raised,
  boxShadow: theme.shadow.menu,
  // Wider than the side bar.
  '@media': { [from.desktop]: { width: 440 } },
  selectors: { '&:not(:has([role="option"], p))': { display: 'none' } },
});

export const group = style({
  padding: `${theme.space.xs} ${theme.space.s} ${theme.space.xxs}`,
  color: theme.color.inkSoft,
  fontSize: 13,
  fontWeight: 700,
});

export const option = style({
  display: 'grid',
  alignContent: 'center',
  minHeight: theme.target.normal,
  padding: `${theme.space.xxs} ${theme.space.s}`,
  borderRadius: theme.radius.field,
  cursor: 'pointer',
  overflowWrap: 'anywhere',
  selectors: {
    '&:hover': { background: theme.color.sunken },
    '&[aria-selected="true"]': {
      background: theme.color.brandSoft,
      outline: `2px solid ${theme.color.focus}`,
      outlineOffset: '-2px',
    },
  },
});

export const name = style({ fontWeight: 650, lineHeight: 1.3 });

export const detail = style({ color: theme.color.inkSoft, fontSize: 14, lineHeight: 1.3 });

export const words = style({ padding: theme.space.s, color: theme.color.inkSoft });
