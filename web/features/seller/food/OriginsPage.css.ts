import { style } from '@vanilla-extract/css';
import { from, theme } from '#web/theme/theme.css.ts';
import { sheet } from '../shell/SellerPage.css.ts';

export const list = style([sheet, { overflow: 'hidden' }]);

export const row = style({
  display: 'grid',
  gridTemplateColumns: '56px minmax(0, 1fr)',
  alignItems: 'center',
  gap: theme.space.s,
  padding: theme.space.m,
  // A row outside the screen is not laid out.
  contentVisibility: 'auto',
  containIntrinsicSize: 'auto 236px',
  selectors: {
    '&:not(:last-child)': { borderBottom: `1px solid ${theme.color.line}` },
    '&[data-unsaved]': { background: theme.color.brandSoft },
  },
  '@media': { [from.tablet]: { paddingInline: theme.space.ml } },
});

export const picture = style({ display: 'block', width: 56 });

export const words = style({ display: 'grid', minWidth: 0, overflowWrap: 'anywhere' });

export const name = style({ fontWeight: 650, lineHeight: 1.3 });

export const facts = style({
  color: theme.color.inkSoft,
  fontSize: 14,
  selectors: { '&[data-old]': { color: theme.color.dangerInk, fontWeight: 600 } },
});

export const choices = style({ gridColumn: '1 / -1', display: 'flex', flexWrap: 'wrap', gap: theme.space.xs });

export const other = style({
  gridColumn: '1 / -1',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'end',
  gap: theme.space.xs,
});

export const pair = style({
  gridColumn: '1 / -1',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)',
  gap: theme.space.xs,
  '@media': { [from.tablet]: { maxWidth: 420 } },
});

export const fault = style({
  gridColumn: '1 / -1',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.space.xs,
  color: theme.color.dangerInk,
  fontSize: 14,
  fontWeight: 600,
});
