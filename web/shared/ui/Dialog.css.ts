import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { from, theme } from '#web/theme/theme.css.ts';

const rise = keyframes({ from: { opacity: 0, transform: 'translateY(16px)' } });
const slide = keyframes({ from: { transform: 'translateX(calc(100% * var(--toward-end, 1)))' } });
const fade = keyframes({ from: { opacity: 0 } });

const base = style({
  padding: 0,
  // Visible only with forced colours, which remove the shadow and the backdrop.
  border: '1px solid transparent',
  maxWidth: 'none',
  maxHeight: 'none',
  background: theme.color.raised,
  color: theme.color.ink,
  boxShadow: theme.shadow.dialog,
  overscrollBehavior: 'contain',
  selectors: { '&::backdrop': { background: theme.color.scrim, animation: `${fade} ${theme.motion.dialog}` } },
});

export const dialog = styleVariants({
  middle: [
    base,
    {
      // The dialog is at the bottom of the screen on phones, in the middle from tablets on.
      width: '100%',
      margin: 'auto 0 0',
      maxHeight: '100dvh',
      borderRadius: `${theme.radius.hero} ${theme.radius.hero} 0 0`,
      animation: `${rise} ${theme.motion.dialog}`,
      '@media': { [from.phone]: { width: 440, margin: 'auto', borderRadius: theme.radius.hero } },
    },
  ],
  side: [
    base,
    {
      width: 'min(360px, 88vw)',
      height: '100dvh',
      marginBlock: 0,
      marginInline: 'auto 0',
      animation: `${slide} ${theme.motion.dialog}`,
    },
  ],
});

export const inside = style({
  position: 'relative',
  padding: theme.space.l,
  display: 'grid',
  gap: theme.space.ml,
  alignContent: 'start',
});

export const close = style({ position: 'absolute', top: 16, insetInlineEnd: 16 });
