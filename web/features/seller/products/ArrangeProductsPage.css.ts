import { style } from '@vanilla-extract/css';
import { control } from '#web/shared/ui/Field.css.ts';
import { from, theme } from '#web/theme/theme.css.ts';
import { sheet } from '../shell/SellerPage.css.ts';

export const done = style({ display: 'flex' });

export const part = style([
  sheet,
  {
    display: 'grid',
    gap: theme.space.m,
    padding: theme.space.m,
    '@media': { [from.tablet]: { padding: theme.space.l } },
  },
]);

export const hint = style({ color: theme.color.inkSoft, fontSize: 14 });

export const list = style({ display: 'grid', borderRadius: theme.radius.chip });

export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.space.s,
  paddingBlock: theme.space.xs,
  selectors: { '&:not(:last-child)': { borderBottom: `1px solid ${theme.color.line}` } },
});

export const picture = style({ flex: 'none', width: 52 });

export const words = style({ flex: '1 1 160px', minWidth: 0, overflowWrap: 'anywhere', fontWeight: 650 });

export const buttons = style({ display: 'flex', flexWrap: 'wrap', gap: theme.space.xs });

export const place = style([
  control,
  { flex: 'none', width: 64, paddingInline: theme.space.xxs, textAlign: 'center', fontVariantNumeric: 'tabular-nums' },
]);
