import { style } from '@vanilla-extract/css';
import { theme } from '#web/theme/theme.css.ts';
import { sheet } from '../shell/SellerPage.css.ts';

export const box = style([sheet, { padding: `${theme.space.xs} ${theme.space.m}` }]);

export const title = style({ fontWeight: 650 });
