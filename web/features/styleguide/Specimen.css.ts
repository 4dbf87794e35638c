import { style } from '@vanilla-extract/css';
import { from, theme } from '#web/theme/theme.css.ts';

export const specimen = style({ display: 'grid', gap: theme.space.s, scrollMarginTop: theme.space.l });

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `${theme.space.xxs} ${theme.space.s}`,
});

export const words = style({ color: theme.color.inkSoft, fontSize: 15 });

/** Light beside dark, so that nobody has to remember the other one. */
export const panels = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  overflow: 'hidden',
  border: `1px solid ${theme.color.line}`,
  borderRadius: theme.radius.card,
  '@media': {
    [from.desktop]: { gridAutoFlow: 'column', gridAutoColumns: 'minmax(0, 1fr)', gridTemplateColumns: 'none' },
  },
});

export const panel = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'start',
  gap: theme.space.l,
  minWidth: 0,
  padding: theme.space.l,
  background: theme.color.bg,
  color: theme.color.ink,
});

export const sample = style({
  display: 'grid',
  gap: theme.space.xs,
  justifyItems: 'start',
  minWidth: 0,
  maxWidth: '100%',
});

export const wide = style([sample, { flex: '1 1 240px', justifyItems: 'stretch' }]);

export const caption = style({ color: theme.color.inkSoft, fontSize: 13, fontWeight: 600 });
