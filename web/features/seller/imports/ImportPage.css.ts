import { style } from '@vanilla-extract/css';
import { from, theme } from '#web/theme/theme.css.ts';
import { sheet } from '../shell/SellerPage.css.ts';

export const part = style([
  sheet,
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: theme.space.m,
    padding: theme.space.m,
    '@media': { [from.tablet]: { padding: theme.space.l } },
  },
]);

export const partTitle = style({ fontSize: 17, lineHeight: 1.3, fontWeight: 750 });

export const hint = style({ color: theme.color.inkSoft, fontSize: 14 });

/** `minmax(0, 1fr)`: the longest choice of a select does not make the form wider than a small phone. */
export const form = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.space.m,
  maxWidth: 480,
});

/** The choice of a column for each header of the file. */
export const choices = style([form, { paddingBlockStart: theme.space.s }]);

export const rows = style({ display: 'grid' });

export const row = style({
  display: 'grid',
  gap: theme.space.xxs,
  paddingBlock: theme.space.xs,
  overflowWrap: 'anywhere',
  selectors: { '&:not(:last-child)': { borderBottom: `1px solid ${theme.color.line}` } },
});

export const change = style({ fontSize: 14, whiteSpace: 'pre-line' });

/** The cells of a new product, side by side. */
export const cells = style({ display: 'flex', flexWrap: 'wrap', gap: `0 ${theme.space.m}` });

export const note = style({ fontSize: 14, fontWeight: 600 });

export const buttons = style({ display: 'flex', flexWrap: 'wrap', gap: theme.space.s });

export const columns = style({
  display: 'grid',
  columnGap: theme.space.l,
  '@media': { [from.desktop]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

export const column = style({
  display: 'grid',
  alignContent: 'start',
  gap: theme.space.xxs,
  paddingBlock: theme.space.s,
  borderTop: `1px solid ${theme.color.line}`,
  overflowWrap: 'anywhere',
});

export const example = style({ fontSize: 14, whiteSpace: 'pre-line' });

export const fault = style({ color: theme.color.dangerInk, fontSize: 14, fontWeight: 600 });

export const check = style({ display: 'flex', alignItems: 'center', gap: theme.space.xs, minHeight: 44 });
