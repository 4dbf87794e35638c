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

export const rows = style({ display: 'grid' });

export const row = style({
  display: 'grid',
  gap: theme.space.xxs,
  paddingBlock: theme.space.xs,
  overflowWrap: 'anywhere',
  selectors: { '&:not(:last-child)': { borderBottom: `1px solid ${theme.color.line}` } },
});

export const change = style({ fontSize: 14, whiteSpace: 'pre-line' });

export const fault = style({ color: theme.color.dangerInk, fontSize: 14, fontWeight: 600 });

export const check = style({ display: 'flex', alignItems: 'center', gap: theme.space.xs, minHeight: 44 });
