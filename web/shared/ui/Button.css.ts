import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { theme } from '#web/theme/theme.css.ts';

const base = style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: theme.space.xs,
  minHeight: theme.target.normal,
  paddingInline: theme.space.ml,
  borderRadius: theme.radius.full,
  border: '1px solid transparent',
  fontSize: 16,
  lineHeight: 1.25,
  fontWeight: 680,
  textDecoration: 'none',
  textAlign: 'center',
  transition: `background-color ${theme.motion.press}, border-color ${theme.motion.press}, transform ${theme.motion.press}`,
  selectors: {
    '&:active:not(:disabled)': { transform: 'scale(0.98)' },
    '&:disabled': { opacity: 0.55 },
    '&[aria-disabled="true"]:not([aria-busy])': { opacity: 0.55 },
    '&[data-size="large"]': { minHeight: theme.target.large, paddingInline: theme.space.l },
    '&[data-size="dense"]': { minHeight: theme.target.dense, paddingInline: theme.space.s, fontSize: 14 },
    '&[data-block]': { display: 'flex', width: '100%' },
  },
});

export const button = styleVariants({
  primary: [
    base,
    {
      background: theme.color.brand,
      color: theme.color.onBrand,
      selectors: { '&:hover:not(:disabled)': { background: theme.color.brandHover } },
    },
  ],
  soft: [
    base,
    {
      borderColor: theme.color.softEdge,
      background: theme.color.brandSoft,
      color: theme.color.brandInk,
      selectors: { '&:hover:not(:disabled)': { background: theme.color.brandTint } },
    },
  ],
  quiet: [
    base,
    {
      background: 'transparent',
      borderColor: theme.color.lineStrong,
      color: theme.color.ink,
      selectors: { '&:hover:not(:disabled)': { background: theme.color.sunken } },
    },
  ],
});

export const label = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: theme.space.xs,
  // Transparent instead of hidden, because it is still the button's name.
  selectors: { '[aria-busy="true"] > &': { opacity: 0 } },
});

const turn = keyframes({ to: { transform: 'rotate(360deg)' } });

/** The wheel lies over the transparent label, so that a busy button keeps its width. */
export const wheel = style({
  position: 'absolute',
  width: 20,
  height: 20,
  borderRadius: '50%',
  border: '3px solid currentColor',
  borderInlineEndColor: 'transparent',
  animation: `${turn} 800ms linear infinite`,
});

export const iconButton = style({
  position: 'relative',
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  width: theme.target.normal,
  height: theme.target.normal,
  borderRadius: theme.radius.full,
  color: theme.color.ink,
  transition: `background-color ${theme.motion.press}`,
  selectors: {
    '&:hover:not(:disabled)': { background: theme.color.sunken },
    '&:is(:disabled, [aria-disabled="true"])': { opacity: 0.45 },
    '&[data-size="dense"]': { width: theme.target.dense, height: theme.target.dense },
  },
});
