import { style, styleVariants } from '@vanilla-extract/css';

/** The text styles by role. `display` is for the home banner only. */
export const text = styleVariants({
  display: { fontSize: 'clamp(34px, 5vw, 56px)', lineHeight: 1.05, fontWeight: 800, letterSpacing: '-0.03em' },
  h1: { fontSize: 'clamp(28px, 3.4vw, 40px)', lineHeight: 1.1, fontWeight: 800, letterSpacing: '-0.025em' },
  h2: { fontSize: 'clamp(22px, 2.2vw, 26px)', lineHeight: 1.2, fontWeight: 800, letterSpacing: '-0.02em' },
  h3: { fontSize: 18, lineHeight: 1.3, fontWeight: 700, letterSpacing: '-0.01em' },
});

/** Text for screen readers only. */
export const spokenOnly = style({
  position: 'absolute',
  width: 1,
  height: 1,
  margin: -1,
  padding: 0,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
  border: 0,
});
