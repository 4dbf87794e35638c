import { globalStyle, style } from '@vanilla-extract/css';
import { belowHeader } from '#web/theme/below-header.ts';
import { from, theme } from '#web/theme/theme.css.ts';

/** Screens on which the total and the button stay in view while the choices above them scroll. */
const roomy = `${from.desktop} and (min-height: 640px)`;

export const panel = style({
  display: 'grid',
  border: `1px solid ${theme.color.line}`,
  borderRadius: theme.radius.card,
  background: theme.color.surface,
  '@media': {
    [from.desktop]: { position: 'sticky', top: belowHeader(96), gridRow: '1 / span 2', gridColumn: 2 },
    // The panel ends above the edge of the screen already before the page is scrolled.
    [roomy]: {
      maxHeight: `calc(100vh - ${belowHeader(190)})`,
      gridTemplateRows: 'minmax(160px, 1fr) auto',
      overflowY: 'auto',
    },
  },
});

export const choices = style({
  position: 'relative',
  display: 'grid',
  alignContent: 'start',
  gap: theme.space.ml,
  padding: theme.space.ml,
  '@media': {
    [roomy]: {
      overflowY: 'auto',
      scrollbarWidth: 'thin',
      // A shadow while there is more below. Its cover scrolls with the content, and hides it at the end.
      background: `linear-gradient(#0000, ${theme.color.surface} 40%) bottom / 100% 56px no-repeat local,
        linear-gradient(#0000, ${theme.color.lineStrong}) bottom / 100% 28px no-repeat`,
    },
  },
});

export const foot = style({
  display: 'grid',
  gap: theme.space.s,
  padding: theme.space.ml,
  borderTop: `1px solid ${theme.color.line}`,
});

export const block = style({ borderRadius: theme.radius.chip });

export const sums = style({
  display: 'grid',
  gap: theme.space.xs,
  paddingTop: theme.space.ml,
  borderTop: `1px solid ${theme.color.line}`,
  fontVariantNumeric: 'tabular-nums',
});

export const sum = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: theme.space.m,
  color: theme.color.inkSoft,
});

export const free = style({ color: theme.color.brand, fontWeight: 700 });

export const total = style({
  display: 'flex',
  // An amount that does not fit moves to the next line as a whole.
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: theme.space.m,
  fontSize: 20,
  fontWeight: 800,
});

globalStyle(`${total} > dd`, { marginInlineStart: 'auto' });

export const saving = style({
  padding: `${theme.space.xs} ${theme.space.s}`,
  borderRadius: theme.radius.field,
  background: theme.color.honeySoft,
  color: theme.color.honeyInk,
  fontSize: 15,
  fontWeight: 650,
  textAlign: 'center',
});

export const offline = style({ color: theme.color.honeyInk, fontSize: 15, fontWeight: 650 });
