import { style } from '@vanilla-extract/css';
import { theme } from '#web/theme/theme.css.ts';

/** A row of the drawer. */
export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: theme.space.s,
  minHeight: theme.target.normal,
  fontWeight: 650,
});

export const box = style({ width: 24, height: 24, margin: 0, accentColor: theme.color.brand });

export const part = style({ display: 'grid', gap: theme.space.s });

export const actions = style({
  display: 'grid',
  gap: theme.space.xs,
  paddingTop: theme.space.xs,
  paddingBottom: 'env(safe-area-inset-bottom)',
});
