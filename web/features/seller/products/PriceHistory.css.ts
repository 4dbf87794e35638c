import { globalStyle, style } from '@vanilla-extract/css';
import { theme } from '#web/theme/theme.css.ts';

/** High enough for a finger. */
export const title = style({ paddingBlock: theme.space.s, cursor: 'pointer', fontSize: 15, fontWeight: 650 });

export const rows = style({ overflowX: 'auto' });

export const table = style({ width: '100%', borderCollapse: 'collapse', fontSize: 15 });

globalStyle(`${table} :is(th, td)`, {
  padding: `${theme.space.xxs} ${theme.space.xs}`,
  borderBottom: `1px solid ${theme.color.line}`,
  textAlign: 'start',
  verticalAlign: 'top',
});

globalStyle(`${table} thead th`, { color: theme.color.inkSoft, fontSize: 13 });

globalStyle(`${table} tbody th`, { fontWeight: 450 });
