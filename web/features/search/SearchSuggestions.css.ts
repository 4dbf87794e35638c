import { style } from '@vanilla-extract/css';
import { theme } from '#web/theme/theme.css.ts';

export const list = style({
  position: 'absolute',
  zIndex: theme.layer.menu,
  inset: 'calc(100% + 8px) 0 auto',
  padding: theme.space.xs,
  border: `1px solid ${theme.color.line}`,
  borderRadius: theme.radius.card,
  background: theme.color.raised,
  boxShadow: theme.shadow.menu,
});

export const option = style({
  display: 'grid',
  gridTemplateColumns: '40px minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: theme.space.s,
  minHeight: 52,
  padding: `${theme.space.xxs} ${theme.space.s} ${theme.space.xxs} ${theme.space.xs}`,
  borderRadius: theme.radius.field,
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: theme.color.sunken },
    '&[aria-selected="true"]': {
      background: theme.color.brandSoft,
      outline: `2px solid ${theme.color.focus}`,
      outlineOffset: '-2px',
    },
  },
});

export const name = style({ fontWeight: 620, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });

export const kind = style({ fontSize: 13, fontWeight: 700, color: theme.color.inkSoft });

export const price = style({ fontWeight: 750, fontVariantNumeric: 'tabular-nums' });

export const picture = style({ width: 40 });

export const icon = style({ display: 'grid', placeItems: 'center', height: 40, color: theme.color.inkSoft });
