import { globalStyle, style } from '@vanilla-extract/css';
import { theme } from '#web/theme/theme.css.ts';

export const preview = style({ display: 'grid', gap: theme.space.s, minWidth: 0 });

export const rows = style({ maxHeight: 260, overflowY: 'auto' });

export const table = style({ width: '100%', borderCollapse: 'collapse', fontSize: 15 });

globalStyle(`${table} :is(th, td)`, {
  padding: `${theme.space.xxs} ${theme.space.xs}`,
  borderBottom: `1px solid ${theme.color.line}`,
  textAlign: 'start',
  verticalAlign: 'top',
  overflowWrap: 'anywhere',
});

globalStyle(`${table} thead th`, { color: theme.color.inkSoft, fontSize: 13 });

globalStyle(`${table} tbody th`, { fontWeight: 450 });
