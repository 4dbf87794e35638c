import { style } from '@vanilla-extract/css';
import { theme } from '#web/theme/theme.css.ts';
import { sheet } from '../shell/SellerPage.css.ts';

export { hint, partTitle } from '../shell/SellerPage.css.ts';

export const part = style([sheet, { display: 'grid', gap: theme.space.s, padding: theme.space.m }]);

/** The field with its button, which stands below it on a phone. */
export const choice = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 240px), max-content))',
  alignItems: 'end',
  gap: theme.space.s,
});

export const list = style({ display: 'grid', gap: theme.space.m });

export const line = style({
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
    '&[data-state="DONE"]': {
      borderColor: theme.color.brandInk,
      background: theme.color.brandSoft,
      color: theme.color.brandInk,
    },
    '&[data-state="MISSING"]': { borderColor: theme.color.dangerInk, color: theme.color.dangerInk },
  },
});

export const words = style({ display: 'grid', gap: theme.space.xxs, justifyItems: 'start', overflowWrap: 'anywhere' });

export const picturePart = style({ display: 'grid', gap: theme.space.s, justifyItems: 'start' });

export const picture = style({ maxWidth: 'min(100%, 320px)', height: 'auto' });

export const rule = style({ fontSize: 16, lineHeight: 1.3, fontWeight: 700 });
