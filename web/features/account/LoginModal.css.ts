import { style } from '@vanilla-extract/css';
import { theme } from '#web/theme/theme.css.ts';

export const form = style({ display: 'grid', gap: theme.space.m });

export const refusal = style({
  display: 'flex',
  gap: theme.space.xs,
  padding: theme.space.s,
  borderRadius: theme.radius.field,
  background: theme.color.dangerSoft,
  color: theme.color.dangerInk,
  fontSize: 15,
  fontWeight: 600,
});

export const other = style({ textAlign: 'center', color: theme.color.inkSoft });

export const modeSwitch = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: theme.target.normal,
  paddingInline: theme.space.xxs,
  color: theme.color.brand,
  fontWeight: 680,
  textDecoration: 'underline',
  textUnderlineOffset: '3px',
});
