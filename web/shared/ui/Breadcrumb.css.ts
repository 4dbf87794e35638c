import { globalStyle, style } from '@vanilla-extract/css';
import { phone, theme } from '#web/theme/theme.css.ts';

export const list = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  fontSize: 15,
  color: theme.color.inkSoft,
});

export const step = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  minHeight: 32,
  marginInlineEnd: 6,
  minWidth: 0,
});

export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 32,
  textDecoration: 'none',
  selectors: { '&:hover': { color: theme.color.brand, textDecoration: 'underline' } },
});

export const here = style({ color: theme.color.ink, fontWeight: 600 });

// On phones the last step is not shown, because the heading below says the same.
globalStyle(`${step}:last-child`, { '@media': { [phone]: { position: 'absolute', fontSize: 0 } } });
globalStyle(`${step}:nth-last-child(2) > svg`, { '@media': { [phone]: { display: 'none' } } });
