import { style } from '@vanilla-extract/css';
import { theme } from '#web/theme/theme.css.ts';

export const more = style({ display: 'grid', gap: theme.space.ml, width: '100%', maxWidth: 640, marginInline: 'auto' });
