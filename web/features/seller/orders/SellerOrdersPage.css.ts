import { globalStyle, style } from '@vanilla-extract/css';
import { from, phone, theme } from '#web/theme/theme.css.ts';
import { sheet } from '../shell/SellerPage.css.ts';

/** The list with the box that chooses all its orders. */
export const list = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: theme.space.xxs });

export const orders = style([sheet, { overflow: 'clip', selectors: { '&:empty': { border: 0 } } }]);

globalStyle(`${orders} > li:not(:last-child)`, { borderBottom: `1px solid ${theme.color.line}` });

/** The box to choose the order, beside the row that opens. */
export const order = style({ display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)' });

export const choose = style({
  display: 'grid',
  placeItems: 'center',
  width: theme.target.normal,
  height: theme.target.normal,
  marginTop: theme.space.hair,
  cursor: 'pointer',
});

export const details = style({ gridColumnEnd: -1, minWidth: 0 });

export const summary = style({
  display: 'block',
  minHeight: 48,
  alignContent: 'center',
  paddingBlock: theme.space.xs,
  paddingInline: `${theme.space.xs} ${theme.space.m}`,
  cursor: 'pointer',
  listStyle: 'none',
  selectors: {
    '&::-webkit-details-marker': { display: 'none' },
    '&:hover': { background: theme.color.sunken },
    '&:focus-visible': { outlineOffset: '-3px' },
  },
});

export const card = style({
  display: 'grid',
  gap: theme.space.m,
  padding: `${theme.space.xs} ${theme.space.m} ${theme.space.m} ${theme.space.xs}`,
  '@media': {
    // Also the place below the box.
    [phone]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      marginInlineStart: `calc(-1 * ${theme.target.normal})`,
      paddingInline: theme.space.m,
    },
    [from.tablet]: {
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
      columnGap: theme.space.xl,
      paddingBottom: theme.space.l,
    },
    [from.desktop]: {
      // A promised time has room in one line.
      gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 3fr) minmax(0, 5fr)',
    },
  },
});

/** The notes come first, over the whole width: a note may have 500 characters. */
export const notes = style({
  gridColumn: '1 / -1',
  display: 'grid',
  gap: theme.space.xs,
  padding: `${theme.space.s} ${theme.space.m}`,
  borderRadius: theme.radius.field,
  background: theme.color.honeySoft,
  lineHeight: 1.5,
});

export const items = style({ display: 'grid', alignContent: 'start', gap: theme.space.s });

export const item = style({
  display: 'grid',
  gridTemplateColumns: '44px minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: theme.space.s,
});

export const picture = style({
  display: 'grid',
  placeItems: 'center',
  width: 44,
  height: 44,
  overflow: 'hidden',
  borderRadius: theme.radius.chip,
  background: theme.color.sunken,
});

export const itemName = style({ fontWeight: 600, lineHeight: 1.3 });

export const quantity = style({ fontWeight: 700, fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' });

export const customer = style({ fontStyle: 'normal', lineHeight: 1.5, overflowWrap: 'anywhere' });

export const contact = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: theme.target.dense,
  color: theme.color.brand,
  fontWeight: 650,
  textUnderlineOffset: '4px',
});

export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignContent: 'start',
  gap: `${theme.space.xxs} ${theme.space.m}`,
  '@media': {
    [from.tablet]: { gridColumn: '1 / -1' },
    [from.desktop]: { gridColumn: 'auto' },
  },
});

export const factName = style({ color: theme.color.inkSoft });

export const fact = style({ fontWeight: 650, textAlign: 'end', fontVariantNumeric: 'tabular-nums' });

export const amount = style([fact, { fontSize: 20, lineHeight: 1.2, fontWeight: 800 }]);
