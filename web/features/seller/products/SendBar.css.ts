import { style } from '@vanilla-extract/css';
import { theme } from '#web/theme/theme.css.ts';

export const bar = style({
  display: 'grid',
  gap: theme.space.s,
  paddingTop: theme.space.ml,
  borderTop: `1px solid ${theme.color.line}`,
});

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: theme.space.s,
});

export const draft = style({ flex: '1 1 120px', color: theme.color.inkSoft, fontSize: 14 });

export const progress = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: `${theme.space.xxs} ${theme.space.s}`,
  minHeight: 58,
});

export const progressText = style({
  gridColumn: '1 / -1',
  fontSize: 15,
  fontWeight: 650,
  fontVariantNumeric: 'tabular-nums',
});

export const failureTitle = style({ fontWeight: 750 });
