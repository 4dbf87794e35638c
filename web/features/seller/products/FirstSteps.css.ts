import { style } from '@vanilla-extract/css';
import { theme } from '#web/theme/theme.css.ts';
import { part } from './AddProductPage.css.ts';

/** Reserves its space until the store has answered, so that the form below does not move. */
export const steps = style([
  part,
  { gap: theme.space.xs, selectors: { '&[data-waiting="true"]': { visibility: 'hidden' } } },
]);

export const head = style({ display: 'flex', alignItems: 'center', justifyContent: 'space-between' });

export const list = style({ display: 'grid', listStyle: 'none', margin: 0, padding: 0 });

export const step = style({
  display: 'grid',
  gridTemplateColumns: '24px minmax(0, 1fr)',
  gap: theme.space.xs,
  alignItems: 'center',
  minHeight: theme.target.normal,
});

export const mark = style({
  display: 'grid',
  placeItems: 'center',
  width: 24,
  height: 24,
  border: `1px solid ${theme.color.lineStrong}`,
  borderRadius: theme.radius.full,
  color: theme.color.brandInk,
  selectors: { '&[data-done="true"]': { borderColor: theme.color.brandInk, background: theme.color.brandSoft } },
});
