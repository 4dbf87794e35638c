import { style } from '@vanilla-extract/css';
import { text } from '#web/theme/text.css.ts';
import { from, theme } from '#web/theme/theme.css.ts';

/** Clears the floating legend of its group. */
export const form = style({ clear: 'both', display: 'grid', gap: theme.space.l });

export const refusal = style({
  display: 'flex',
  gap: theme.space.xs,
  padding: theme.space.m,
  borderRadius: theme.radius.field,
  background: theme.color.dangerSoft,
  color: theme.color.dangerInk,
  fontWeight: 600,
});

export const group = style({
  padding: theme.space.ml,
  border: `1px solid ${theme.color.line}`,
  borderRadius: theme.radius.card,
  background: theme.color.surface,
  '@media': { [from.tablet]: { padding: theme.space.l } },
});

/** Floats, because a legend is otherwise drawn on the fieldset's border. */
export const legend = style([text.h3, { float: 'inline-start', width: '100%', paddingBottom: theme.space.s }]);

export const fields = style({
  clear: 'both',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.space.m,
  '@media': { [from.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

export const cell = style({
  '@media': { [from.tablet]: { gridColumn: '1 / -1', selectors: { '&[data-half]': { gridColumn: 'auto' } } } },
});

/** An entry of a list with its buttons. */
export const entry = style({ display: 'grid', gap: theme.space.xs });

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: theme.space.s });
