import { globalFontFace } from '@vanilla-extract/css';

globalFontFace('Figtree Variable', {
  src: "url('@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2') format('woff2-variations')",
  fontWeight: '300 900',
  fontStyle: 'normal',
  fontDisplay: 'swap',
});

// Arial stretched to Figtree's measures: the swap is hardly seen.
globalFontFace('Figtree Fallback', {
  src: "local('Arial')",
  sizeAdjust: '100.72%',
  ascentOverride: '94.32%',
  descentOverride: '24.82%',
  lineGapOverride: '0%',
});
