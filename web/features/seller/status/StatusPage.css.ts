import { style } from '@vanilla-extract/css';
import { theme } from '#web/theme/theme.css.ts';
import { sheet } from '../shell/SellerPage.css.ts';

export { hint } from '../shell/SellerPage.css.ts';

export const part = style([sheet, { display: 'grid', gap: theme.space.m, padding: theme.space.m }]);

export const list = style({ display: 'grid', gap: theme.space.m });

export const check = style({
  display: 'grid',
  gridTemplateColumns: '28px minmax(0, 1fr)',
  gap: theme.space.s,
  alignItems: 'start',
});

export const mark = style({
  display: 'grid',
  placeItems: 'center',
  width: 28,
  height: 28,
  border: `1px solid ${theme.color.lineStrong}`,
  borderRadius: theme.radius.full,
  color: theme.color.inkSoft,
  selectors: {
    '&[data-state="OK"]': {
      borderColor: theme.color.brandInk,
      background: theme.color.brandSoft,
      color: theme.color.brandInk,
    },
    '&[data-state="FAULT"]': { borderColor: theme.color.dangerInk, color: theme.color.dangerInk },
  },
});

export const words = style({ display: 'grid', gap: theme.space.xxs, justifyItems: 'start', overflowWrap: 'anywhere' });

export const title = style({ fontSize: 16, lineHeight: 1.3, fontWeight: 700 });
