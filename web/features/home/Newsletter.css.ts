import { style } from '@vanilla-extract/css';
import { from, theme } from '#web/theme/theme.css.ts';

export const box = style({
  display: 'grid',
  gap: theme.space.l,
  padding: `${theme.space.xl} ${theme.space.ml}`,
  borderRadius: theme.radius.hero,
  background: theme.color.honeySoft,
  '@media': {
    [from.desktop]: {
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 460px)',
      alignItems: 'center',
      padding: theme.space.section,
    },
  },
});

export const words = style({ display: 'grid', gap: theme.space.xs });

export const sentence = style({ maxWidth: '48ch', color: theme.color.inkSoft });

export const form = style({ display: 'grid', gap: theme.space.xs });

export const row = style({
  display: 'grid',
  gap: theme.space.xs,
  '@media': { [from.phone]: { gridTemplateColumns: 'minmax(0, 1fr) auto', alignItems: 'end' } },
});

export const result = style({
  fontSize: 14,
  fontWeight: 650,
  ':empty': { display: 'none' },
  selectors: {
    '&[data-outcome="accepted"]': { color: theme.color.brandInk },
    '&[data-outcome="refused"]': { color: theme.color.dangerInk },
  },
});
