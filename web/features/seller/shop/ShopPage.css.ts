import { style } from '@vanilla-extract/css';
import { from, theme } from '#web/theme/theme.css.ts';
import { sheet } from '../shell/SellerPage.css.ts';

export const form = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.space.m,
  alignItems: 'start',
  '@media': { [from.wide]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 36%)', gap: theme.space.l } },
});

export const parts = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: theme.space.m });

export const part = style([sheet, { display: 'grid', gap: theme.space.ml, padding: theme.space.m }]);

export const partTitle = style({ fontSize: 17, lineHeight: 1.3, fontWeight: 750 });

export const newer = style({ display: 'grid', gap: theme.space.s, whiteSpace: 'pre-line', overflowWrap: 'anywhere' });

export const buttons = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: theme.space.s });

/** In view beside the whole form, on wide screens. */
export const preview = style([
  part,
  {
    whiteSpace: 'pre-line',
    overflowWrap: 'anywhere',
    '@media': { [from.wide]: { position: 'sticky', top: theme.space.l } },
  },
]);

/** In view at the end of the screen; on narrow ones, above the tabs. */
export const saveBar = style([
  sheet,
  buttons,
  {
    position: 'sticky',
    bottom: theme.space.s,
    padding: theme.space.s,
    boxShadow: theme.shadow.menu,
    '@media': { '(max-width: 999px)': { bottom: 'calc(76px + env(safe-area-inset-bottom))' } },
  },
]);

export const brand = style({
  display: 'flex',
  alignItems: 'center',
  gap: theme.space.s,
  fontSize: 22,
  fontWeight: 850,
});
