import { style } from '@vanilla-extract/css';
import { theme } from '#web/theme/theme.css.ts';
import { note } from '../shell/note.css.ts';

export const notice = style([note, { background: theme.color.skySoft, color: theme.color.ink }]);

export const buttons = style({ display: 'flex', flexWrap: 'wrap', gap: theme.space.s });
