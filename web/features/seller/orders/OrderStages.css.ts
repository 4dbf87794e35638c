import { style } from '@vanilla-extract/css';
import { theme } from '#web/theme/theme.css.ts';

export const count = style({ fontVariantNumeric: 'tabular-nums', fontWeight: 450 });

export const steps = style({
  gridColumn: '1 / -1',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.space.xs,
  paddingTop: theme.space.s,
  borderTop: `1px solid ${theme.color.line}`,
});

export const message = style({ gridColumn: '1 / -1' });

export const history = style({ gridColumn: '1 / -1', fontSize: 15 });

export const historyList = style({ display: 'grid', gap: 2, color: theme.color.inkSoft });

export const form = style({ display: 'grid', gap: theme.space.m });

export const buttons = style({ display: 'flex', flexWrap: 'wrap', gap: theme.space.s });

export const choose = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: theme.space.xs,
  width: 'fit-content',
  minHeight: theme.target.normal,
  cursor: 'pointer',
  fontSize: 15,
});

export const products = style({
  display: 'grid',
  margin: 0,
  padding: 0,
  border: 0,
  maxHeight: '40vh',
  overflowY: 'auto',
});

export const legend = style({ fontSize: 15, fontWeight: 650 });

export const hint = style({ color: theme.color.inkSoft, fontSize: 14 });

export const box = style({ width: 20, height: 20, margin: 0, accentColor: theme.color.brand, cursor: 'pointer' });

export const age = style([choose, { flexBasis: '100%', fontWeight: 650 }]);

export const bar = style({
  position: 'sticky',
  bottom: theme.space.s,
  zIndex: theme.layer.bar,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.space.xs,
  padding: `${theme.space.xs} ${theme.space.s} ${theme.space.xs} ${theme.space.m}`,
  border: `1px solid ${theme.color.line}`,
  borderRadius: theme.radius.card,
  background: theme.color.raised,
  boxShadow: theme.shadow.menu,
  // On narrow screens the bar stays above the tabs at the bottom.
  '@media': { '(max-width: 999px)': { bottom: `calc(76px + env(safe-area-inset-bottom))` } },
});

/** The notice about orders that a bulk move has left unchanged. It takes the place of the bar. */
export const stayed = style([bar, { display: 'block' }]);

export const chosen = style({ fontWeight: 700, marginInlineEnd: 'auto' });
