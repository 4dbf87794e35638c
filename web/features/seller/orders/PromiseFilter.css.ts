import { globalStyle, style } from '@vanilla-extract/css';
import { theme } from '#web/theme/theme.css.ts';

export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.space.xs,
});

export const label = style({ alignSelf: 'center', color: theme.color.inkSoft, fontSize: 15 });

export const none = style({ color: theme.color.inkSoft });

/** The day that is neither today nor tomorrow. */
export const date = style({
  width: 160,
  borderRadius: theme.radius.field,
  selectors: { '&[data-used]': { outline: `2px solid ${theme.color.brand}` } },
});

/** The label stands beside the field. */
export const sort = style({});

globalStyle(`${sort} > div`, { display: 'flex', alignItems: 'center', gap: theme.space.xs });
