import { style } from '@vanilla-extract/css';
import { theme } from '#web/theme/theme.css.ts';
import { note } from '../shell/note.css.ts';

/** Takes no place while it says nothing. */
export const region = style({ display: 'contents' });

export const notice = style([note, { background: theme.color.skySoft, color: theme.color.ink }]);
