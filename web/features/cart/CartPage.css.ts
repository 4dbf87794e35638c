import { style } from '@vanilla-extract/css';
import { from, theme } from '#web/theme/theme.css.ts';

export const head = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: theme.space.s });

export const count = style({ color: theme.color.inkSoft });

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.space.l,
  alignItems: 'start',
  '@media': {
    // The summary is beside both rows: the products, and what stands below them.
    [from.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) 360px', gridTemplateRows: 'auto 1fr' },
    [from.wide]: { gridTemplateColumns: 'minmax(0, 1fr) 400px', gap: theme.space.xl },
  },
});

export const left = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.space.xs,
  justifyItems: 'start',
});

export const rows = style({
  display: 'grid',
  width: '100%',
  border: `1px solid ${theme.color.line}`,
  borderRadius: theme.radius.card,
  background: theme.color.surface,
  overflow: 'clip',
});

export const skeletonRow = style({ padding: theme.space.s });

export const onward = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: theme.space.xxs,
  minHeight: theme.target.normal,
  color: theme.color.brand,
  fontWeight: 650,
  textDecoration: 'none',
  selectors: { '&:hover': { textDecoration: 'underline' } },
});

/** Hidden in browsers without scripts. */
export const scripted = style({ '@media': { '(scripting: none)': { display: 'none' } } });
