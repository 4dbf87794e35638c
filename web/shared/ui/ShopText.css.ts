import { style } from '@vanilla-extract/css';
import { theme } from '#web/theme/theme.css.ts';

export const list = style({ display: 'grid', gap: theme.space.xxs, paddingInlineStart: '1.5em' });
export const bullets = style([list, { listStyle: 'disc' }]);
export const numbers = style([list, { listStyle: 'decimal' }]);
export const link = style({ overflowWrap: 'anywhere', textDecoration: 'underline', textUnderlineOffset: 3 });
