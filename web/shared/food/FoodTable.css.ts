import { globalStyle, style } from '@vanilla-extract/css';
import { theme } from '#web/theme/theme.css.ts';

export const food = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: theme.space.l });

export const allergens = style({ display: 'grid', gap: theme.space.xxs });

export const heading = style({ marginBottom: theme.space.xxs, fontSize: 16, fontWeight: 700, textAlign: 'start' });

export const table = style({ width: '100%', borderCollapse: 'collapse', fontSize: 15, overflowWrap: 'anywhere' });

globalStyle(`${table} :is(th, td)`, {
  padding: `${theme.space.xs} 0`,
  borderBottom: `1px solid ${theme.color.line}`,
  textAlign: 'start',
  verticalAlign: 'top',
  whiteSpace: 'pre-line',
});
globalStyle(`${table} th`, {
  width: '38%',
  paddingInlineEnd: theme.space.s,
  fontWeight: 500,
  color: theme.color.inkSoft,
});
