import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { theme } from '#web/theme/theme.css.ts';

const appear = keyframes({ from: { opacity: 0 } });
const breathe = keyframes({ '50%': { opacity: 0.55 } });

/** Invisible for 150 ms, so that fast responses show no skeleton. */
const base = style({
  display: 'block',
  borderRadius: theme.radius.chip,
  background: theme.color.sunken,
  animation: `${appear} 1ms 150ms backwards, ${breathe} 1600ms 300ms ease-in-out infinite`,
});

export const skeleton = styleVariants({
  line: [base, { height: '1em', width: '80%', marginBlock: '0.25em' }],
  short: [base, { height: '1em', width: '45%', marginBlock: '0.25em' }],
  title: [base, { height: 34, width: 'min(320px, 70%)' }],
  tile: [base, { width: '100%', aspectRatio: '1', borderRadius: theme.radius.card }],
  button: [base, { height: theme.target.normal, borderRadius: theme.radius.full }],
  row: [base, { height: 104, borderRadius: theme.radius.card }],
  panel: [base, { height: 320, borderRadius: theme.radius.card }],
});
