import { style } from '@vanilla-extract/css';
import { theme } from '#web/theme/theme.css.ts';

export const group = style({ minWidth: 0, margin: 0, padding: 0, border: 0 });

export const legend = style({ marginBottom: theme.space.xs, padding: 0, fontWeight: 650 });

export const ticks = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(130px, 1fr))',
  columnGap: theme.space.m,
});

export const tick = style({
  display: 'flex',
  alignItems: 'center',
  gap: theme.space.xs,
  minHeight: theme.target.normal,
  cursor: 'pointer',
});

export const box = style({ flex: 'none', width: 22, height: 22, margin: 0, accentColor: theme.color.brand });

export const note = style({ color: theme.color.inkSoft, fontSize: 14 });

export const actions = style({ display: 'flex', flexWrap: 'wrap', justifyContent: 'end', gap: theme.space.s });
