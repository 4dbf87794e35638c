import { globalStyle, style } from '@vanilla-extract/css';
import { container } from '#web/theme/layout.css.ts';
import { from, theme } from '#web/theme/theme.css.ts';

export const footer = style({ borderTop: `1px solid ${theme.color.line}`, background: theme.color.sunken });

export const columns = style([
  container,
  {
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gap: `${theme.space.xl} ${theme.space.l}`,
    paddingBlock: theme.space.xxl,
    '@media': { [from.desktop]: { gridTemplateColumns: '2fr 1fr 1fr 1fr', gap: theme.space.xxl } },
  },
]);

export const contact = style({
  display: 'grid',
  gap: theme.space.xs,
  alignContent: 'start',
  gridColumn: '1 / -1',
  maxWidth: 420,
  color: theme.color.inkSoft,
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
  borderRadius: theme.radius.chip,
  '@media': { [from.desktop]: { gridColumn: 'auto' } },
});

export const heading = style({
  fontSize: 16,
  lineHeight: 1.3,
  fontWeight: 750,
  color: theme.color.ink,
  marginBottom: theme.space.xxs,
});

export const ways = style({ display: 'grid', color: theme.color.ink });

export const list = style({ display: 'grid' });

export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 36,
  color: theme.color.inkSoft,
  textDecoration: 'none',
  // Large text keeps long words in the column.
  hyphens: 'auto',
  overflowWrap: 'anywhere',
  selectors: { '&:hover': { color: theme.color.brand, textDecoration: 'underline' } },
});

export const small = style([
  container,
  { paddingBlock: `0 ${theme.space.xl}`, fontSize: 14, color: theme.color.inkSoft },
]);

// The targets are high enough for fingers, and the lines stay where they are.
globalStyle(`${small} a`, { paddingBlock: 4 });

export const withdraw = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: theme.target.normal,
  fontWeight: 650,
  color: theme.color.ink,
});

export const way = style({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  minHeight: theme.target.normal,
  fontWeight: 600,
});

export const themeSwitch = style([container, { paddingBlock: `0 ${theme.space.l}` }]);
