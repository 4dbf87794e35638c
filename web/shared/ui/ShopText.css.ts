import { style } from '@vanilla-extract/css';

/** The browser's own marks: bullets or numbers. */
export const list = style({ paddingInlineStart: '1.5em', listStyle: 'revert' });
