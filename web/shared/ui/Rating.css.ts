import { style } from '@vanilla-extract/css';
import { theme } from '#web/theme/theme.css.ts';

export const rating = style({ display: 'inline-flex', alignItems: 'center', gap: 1, color: theme.color.star });

export const count = style({ marginInlineStart: 5, fontSize: 13, lineHeight: 1.3, color: theme.color.inkSoft });
