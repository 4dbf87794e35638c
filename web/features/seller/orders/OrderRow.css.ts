import { globalStyle, style } from '@vanilla-extract/css';
import { from, theme } from '#web/theme/theme.css.ts';

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto 18px',
  gridTemplateAreas: '"name amount arrow" "promise count count" "badges badges badges"',
  alignItems: 'center',
  gap: `${theme.space.hair} ${theme.space.s}`,
  '@media': {
    [from.tablet]: {
      gridTemplateColumns: 'minmax(0, 1fr) auto auto 18px',
      gridTemplateAreas: '"name badges amount arrow" "promise badges count count"',
    },
    [from.wide]: {
      gridTemplateColumns: 'minmax(0, 10fr) minmax(0, 10fr) minmax(0, 17fr) 84px 76px 18px',
      gridTemplateAreas: '"name promise badges count amount arrow"',
    },
  },
});

export const name = style({
  gridArea: 'name',
  fontSize: 15,
  lineHeight: 1.3,
  fontWeight: 700,
  overflowWrap: 'anywhere',
});

export const number = style({ color: theme.color.inkSoft, fontWeight: 450, fontVariantNumeric: 'tabular-nums' });

export const promise = style({ gridArea: 'promise', color: theme.color.inkSoft, fontSize: 14, lineHeight: 1.3 });

export const badges = style({ gridArea: 'badges', display: 'flex', flexWrap: 'wrap', gap: theme.space.xxs });

globalStyle(`${badges} > span`, { minHeight: 22, fontSize: 12 });

export const method = style({ alignSelf: 'center', color: theme.color.inkSoft, lineHeight: '22px' });

export const count = style({
  gridArea: 'count',
  color: theme.color.inkSoft,
  fontSize: 14,
  textAlign: 'end',
  whiteSpace: 'nowrap',
});

export const amount = style({
  gridArea: 'amount',
  fontWeight: 750,
  textAlign: 'end',
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums',
});

export const arrow = style({ gridArea: 'arrow', display: 'grid', color: theme.color.inkSoft });

globalStyle(`details[open] > summary ${arrow}`, { transform: 'rotate(180deg)' });
