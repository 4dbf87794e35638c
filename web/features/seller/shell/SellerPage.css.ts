import { style } from '@vanilla-extract/css';
import { from, theme } from '#web/theme/theme.css.ts';

/** The title with the note beside it. */
export const pageHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: `${theme.space.xxs} ${theme.space.m}`,
});

export const title = style({ fontSize: 28, lineHeight: 1.15, fontWeight: 800, letterSpacing: '-0.02em' });

export const count = style({ color: theme.color.inkSoft, fontSize: 15, fontVariantNumeric: 'tabular-nums' });

/** The card around lists and forms. */
export const sheet = style({
  border: `1px solid ${theme.color.line}`,
  borderRadius: theme.radius.card,
  background: theme.color.surface,
});

export const main = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.space.l,
  width: '100%',
  maxWidth: 1240,
  marginInline: 'auto',
  padding: `${theme.space.l} ${theme.space.m} ${theme.space.xl}`,
  '@media': {
    [from.tablet]: { paddingInline: theme.space.l },
    [from.desktop]: { padding: `${theme.space.xl} ${theme.space.xxl} ${theme.space.section}` },
  },
});

export const loading = style({ display: 'grid', gap: theme.space.s });

export const partTitle = style({ fontSize: 17, lineHeight: 1.3, fontWeight: 750 });

export const hint = style({ color: theme.color.inkSoft, fontSize: 14 });

export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.space.s,
  paddingBlock: theme.space.s,
  selectors: { '&:not(:last-child)': { borderBottom: `1px solid ${theme.color.line}` } },
});

export const words = style({ display: 'grid', flex: '1 1 220px', minWidth: 0, overflowWrap: 'anywhere' });

export const buttons = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: theme.space.s });

export const linkList = style({ margin: 0, paddingInlineStart: theme.space.l, lineHeight: 2 });
