import { globalStyle, style } from '@vanilla-extract/css';
import { noticeHeight } from '#web/theme/below-header.ts';
import { from, theme } from '#web/theme/theme.css.ts';

export const region = style({ display: 'block' });

export const banner = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: theme.space.xs,
  minHeight: `var(${noticeHeight})`,
  padding: `${theme.space.xxs} ${theme.space.m}`,
  borderBottom: '1px solid transparent',
  background: theme.color.honeySoft,
  color: theme.color.honeyInk,
  fontSize: 14,
  lineHeight: 1.35,
  fontWeight: 650,
  '@media': { [from.tablet]: { fontSize: 15 } },
});

// Sticky and focused elements below the header leave space for the banner.
globalStyle(`html:has(${banner})`, {
  vars: { [noticeHeight]: '50px' },
  '@media': { [from.desktop]: { vars: { [noticeHeight]: '40px' } } },
});
