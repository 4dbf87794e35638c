import { globalFontFace } from '@vanilla-extract/css';

globalFontFace('Figtree Variable', {
  src: "url('@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2') format('woff2-variations')",
  fontWeight: '300 900',
  fontStyle: 'normal',
  fontDisplay: 'swap',
});

// A system font, scaled to Figtree's metrics, so that the swap moves no text. Apple and Microsoft have Arial, Linux has
// Liberation Sans, Android neither.
globalFontFace('Figtree Fallback', [
  {
    src: "local('Arial'), local('ArialMT'), local('Liberation Sans'), local('Roboto')",
    fontWeight: '300 599',
    sizeAdjust: '99.8%',
    ascentOverride: '95.2%',
    descentOverride: '25.05%',
    lineGapOverride: '0%',
  },
  {
    src: "local('Arial Bold'), local('Arial-BoldMT'), local('Liberation Sans Bold'), local('Roboto Bold')",
    fontWeight: '600 900',
    sizeAdjust: '97%',
    ascentOverride: '97.9%',
    descentOverride: '25.8%',
    lineGapOverride: '0%',
  },
]);
