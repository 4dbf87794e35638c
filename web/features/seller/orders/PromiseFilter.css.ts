import { globalStyle, style } from '@vanilla-extract/css';
import { phone, theme } from '#web/theme/theme.css.ts';
import { tabs } from '../shell/tabs.css.ts';

/** Tabs above the list: on phones one row that scrolls, so that the first orders are on the screen. */
export const strip = style([
  tabs,
  {
    minWidth: 0,
    '@media': {
      [phone]: {
        flexWrap: 'nowrap',
        overflowX: 'auto',
        // Room for the outline of the focus.
        marginInline: `calc(-1 * ${theme.space.m})`,
        padding: `${theme.space.xxs} ${theme.space.m}`,
        scrollbarWidth: 'none',
      },
    },
  },
]);

globalStyle(`${strip} > *`, { flex: 'none' });

export const row = style({
  display: 'flex',
  minWidth: 0,
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
