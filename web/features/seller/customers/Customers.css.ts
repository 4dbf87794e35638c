import { style } from '@vanilla-extract/css';
import { from, theme } from '#web/theme/theme.css.ts';
import { sheet } from '../shell/SellerPage.css.ts';

export const part = style([
  sheet,
  {
    display: 'grid',
    gap: theme.space.m,
    padding: theme.space.m,
    '@media': { [from.tablet]: { padding: theme.space.l } },
  },
]);

export const form = style({ display: 'grid', gap: theme.space.m, maxWidth: 820 });

export const partTitle = style({ fontSize: 17, lineHeight: 1.3, fontWeight: 750 });

export const hint = style({ color: theme.color.inkSoft, fontSize: 14 });

export const list = style({ display: 'grid' });

export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${theme.space.xs} ${theme.space.m}`,
  paddingBlock: theme.space.s,
  selectors: { '&:not(:last-child)': { borderBottom: `1px solid ${theme.color.line}` } },
});

export const words = style({
  display: 'grid',
  flex: '1 1 220px',
  gap: theme.space.xxs,
  minWidth: 0,
  overflowWrap: 'anywhere',
});

export const lineEnd = style({ display: 'flex', alignItems: 'center', gap: theme.space.m });

export const amount = style({ minWidth: 72, textAlign: 'end', fontVariantNumeric: 'tabular-nums' });

export const buttons = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: theme.space.s });

export const sums = style({
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  gap: `${theme.space.xxs} ${theme.space.m}`,
  margin: 0,
  fontVariantNumeric: 'tabular-nums',
});

export const sum = style({ margin: 0, textAlign: 'end', selectors: { 'dt + &:last-child': { fontWeight: 750 } } });
