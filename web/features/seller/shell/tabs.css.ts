import { style } from '@vanilla-extract/css';
import { theme } from '#web/theme/theme.css.ts';

/** Links between views of one page. The link of the view that is shown has `aria-current="page"`. */
export const tabs = style({ display: 'flex', flexWrap: 'wrap', gap: theme.space.xs });

export const tab = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: theme.space.xxs,
  minHeight: theme.target.normal,
  paddingInline: theme.space.s,
  border: `1px solid ${theme.color.lineStrong}`,
  borderRadius: theme.radius.full,
  background: theme.color.surface,
  fontSize: 15,
  fontWeight: 650,
  textDecoration: 'none',
  selectors: {
    '&:hover': { background: theme.color.sunken },
    '&[aria-current="page"]': {
      borderColor: theme.color.brand,
      background: theme.color.brand,
      color: theme.color.onBrand,
    },
  },
});
