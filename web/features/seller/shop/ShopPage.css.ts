import { globalStyle, style } from '@vanilla-extract/css';
import { from, phone, theme } from '#web/theme/theme.css.ts';
import { buttons, sheet } from '../shell/SellerPage.css.ts';

export { buttons, hint, partTitle, row, words } from '../shell/SellerPage.css.ts';

export const form = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.space.m,
  alignItems: 'start',
  '@media': { [from.wide]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 36%)', gap: theme.space.l } },
});

export const parts = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: theme.space.m });

export const part = style([
  sheet,
  { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: theme.space.ml, padding: theme.space.m },
]);

export const fault = style({ color: theme.color.dangerInk, fontWeight: 650 });

/** A list of rows in a card. */
export const list = style([sheet, { paddingInline: theme.space.m }]);

/** Short fields side by side, two on a phone. */
export const fields = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(124px, 1fr))',
  alignItems: 'start',
  gap: theme.space.s,
});

export const legend = style({ gridColumn: '1 / -1', paddingBottom: theme.space.xs });

/** A title with a button at its end. */
export const partHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.space.xs,
});

export const days = style({ display: 'flex', flexWrap: 'wrap', gap: theme.space.xs });

export const day = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  minHeight: theme.target.normal,
  paddingInline: theme.space.s,
  border: `1px solid ${theme.color.lineStrong}`,
  borderRadius: theme.radius.full,
  cursor: 'pointer',
  fontSize: 15,
  selectors: { '&:has(:checked)': { borderColor: theme.color.brand, background: theme.color.brandSoft } },
});

export const box = style({ width: 18, height: 18, margin: 0, accentColor: theme.color.brand });

/** The taken places of the next days' times. */
export const taken = style({ borderCollapse: 'collapse', fontSize: 15, fontVariantNumeric: 'tabular-nums' });
export const takenScroll = style({ overflowX: 'auto' });
globalStyle(`${taken} :is(th, td)`, {
  padding: `${theme.space.xxs} ${theme.space.s}`,
  borderBottom: `1px solid ${theme.color.line}`,
  textAlign: 'start',
  verticalAlign: 'bottom',
  whiteSpace: 'nowrap',
});

/** The preview of a page. */
export const textPreview = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.space.m,
  maxHeight: '70vh',
  marginTop: theme.space.xs,
  padding: theme.space.m,
  overflowY: 'auto',
  border: `1px solid ${theme.color.line}`,
  borderRadius: theme.radius.field,
  overflowWrap: 'anywhere',
});

/** The preview stays in view beside the form on wide screens. */
export const preview = style([
  part,
  {
    whiteSpace: 'pre-line',
    overflowWrap: 'anywhere',
    '@media': { [from.wide]: { position: 'sticky', top: theme.space.l } },
  },
]);

/** The bar stays in view at the end of the screen; on narrow ones, above the tabs. */
export const saveBar = style([
  sheet,
  buttons,
  {
    position: 'sticky',
    bottom: theme.space.s,
    padding: theme.space.s,
    boxShadow: theme.shadow.menu,
    '@media': {
      '(max-width: 999px)': { bottom: 'calc(76px + env(safe-area-inset-bottom))' },
      // One row on phones, and only where there is something to save.
      [phone]: {
        flexWrap: 'nowrap',
        padding: theme.space.xxs,
        selectors: { '&[data-idle]': { position: 'static' } },
      },
    },
  },
]);

export const brand = style({
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: theme.space.s,
  fontSize: 22,
  lineHeight: 1.2,
  fontWeight: 850,
});

/** A logo of any shape: as high as the line, and never wider than half of the card. */
export const brandLogo = style({ width: 'auto', height: 36, maxWidth: '50%', objectFit: 'contain' });

globalStyle(`${saveBar} > button`, {
  '@media': { [phone]: { minWidth: 0, paddingInline: theme.space.s, fontSize: 15, lineHeight: 1.15 } },
});

export const photograph = style({ width: '100%', maxHeight: 240, objectFit: 'cover', borderRadius: theme.radius.card });
