import { style } from '@vanilla-extract/css';
import { from, theme } from '#web/theme/theme.css.ts';
import { sheet } from '../shell/SellerPage.css.ts';

export const orders = style({ display: 'grid', gap: theme.space.s });

export const order = style([
  sheet,
  {
    display: 'grid',
    gap: theme.space.m,
    padding: theme.space.m,
    '@media': {
      [from.tablet]: {
        gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
        columnGap: theme.space.xl,
        padding: theme.space.l,
      },
      [from.desktop]: {
        // A promised time has room in one line.
        gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 3fr) minmax(0, 5fr)',
        columnGap: theme.space.xl,
      },
    },
  },
]);

export const orderTitle = style({
  gridColumn: '1 / -1',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.space.s,
  paddingBottom: theme.space.s,
  borderBottom: `1px solid ${theme.color.line}`,
});

export const customerName = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `0 ${theme.space.xs}`,
  fontSize: 17,
  lineHeight: 1.3,
  fontWeight: 750,
});

export const number = style({ color: theme.color.inkFaint, fontSize: 13, fontWeight: 450 });

export const badges = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: theme.space.xs });

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

export const customerFacts = style({ display: 'grid', alignContent: 'start', gap: theme.space.s });

export const customer = style({ fontStyle: 'normal', lineHeight: 1.5 });

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
