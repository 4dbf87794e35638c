import { style } from '@vanilla-extract/css';
import { theme } from '#web/theme/theme.css.ts';

export const panel = style({
  display: 'grid',
  justifyItems: 'center',
  gap: theme.space.s,
  maxWidth: 460,
  marginInline: 'auto',
  paddingBlock: theme.space.xxl,
  textAlign: 'center',
});

export const art = style({ width: 200, height: 200, objectFit: 'contain', marginBottom: theme.space.xs });

export const message = style({ color: theme.color.inkSoft });

export const action = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: theme.space.s,
  marginTop: theme.space.xs,
});

export const failure = style({
  display: 'grid',
  justifyItems: 'start',
  gap: theme.space.s,
  padding: theme.space.l,
  borderRadius: theme.radius.card,
  background: theme.color.dangerSoft,
  color: theme.color.dangerInk,
});

export const failureHead = style({ display: 'flex', alignItems: 'center', gap: theme.space.xs, fontWeight: 700 });
