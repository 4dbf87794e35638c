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

export const partTitle = style({ fontSize: 17, lineHeight: 1.3, fontWeight: 750 });

export const hint = style({ color: theme.color.inkSoft, fontSize: 14 });

export const form = style({ display: 'grid', gap: theme.space.m, maxWidth: 480 });

export const sum = style({ fontSize: 20, fontWeight: 750, fontVariantNumeric: 'tabular-nums' });

export const list = style({ display: 'grid' });

export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.space.s,
  paddingBlock: theme.space.xs,
  selectors: { '&:not(:last-child)': { borderBottom: `1px solid ${theme.color.line}` } },
});

export const words = style({ display: 'grid', flex: '1 1 200px', minWidth: 0, overflowWrap: 'anywhere' });

export const buttons = style({ display: 'flex', flexWrap: 'wrap', gap: theme.space.xs });
