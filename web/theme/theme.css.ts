import { assignVars, createThemeContract, globalStyle } from '@vanilla-extract/css';

/**
 * The colours of the light and dark theme, named by their use. Text has a contrast of at least 4.5:1, control borders of at
 * least 3:1.
 */
const themed = createThemeContract({
  color: {
    bg: null,
    surface: null,
    raised: null,
    sunken: null,
    ink: null,
    inkSoft: null,
    inkFaint: null,
    line: null,
    lineStrong: null,
    brand: null,
    onBrand: null,
    brandHover: null,
    brandInk: null,
    brandSoft: null,
    brandTint: null,
    brandGraphic: null,
    softEdge: null,
    tomato: null,
    onTomato: null,
    dangerInk: null,
    dangerSoft: null,
    honey: null,
    onHoney: null,
    honeySoft: null,
    honeyInk: null,
    sky: null,
    skySoft: null,
    star: null,
    focus: null,
    scrim: null,
  },
  tint: {
    vegetables: null,
    fruits: null,
    drinks: null,
    instant: null,
    dairy: null,
    bakery: null,
    grains: null,
  },
  shadow: { menu: null, dialog: null },
});

const light = assignVars(themed, {
  color: {
    bg: '#FBFAF5',
    surface: '#FFFFFF',
    raised: '#FFFFFF',
    sunken: '#F3F1E9',
    ink: '#17231C',
    inkSoft: '#4F5C54',
    inkFaint: '#66736B',
    line: '#E4E1D6',
    lineStrong: '#7F8A83',
    brand: '#157A3E',
    onBrand: '#FFFFFF',
    brandHover: '#10652F',
    brandInk: '#0C4A26',
    brandSoft: '#EAF6EC',
    brandTint: '#D3EDD9',
    brandGraphic: '#2C9A55',
    // In the dark, the ground of a soft button alone would hardly stand out.
    softEdge: 'transparent',
    tomato: '#D4351C',
    onTomato: '#FFFFFF',
    dangerInk: '#B3261E',
    dangerSoft: '#FDECEA',
    honey: '#FFC53D',
    onHoney: '#17231C',
    honeySoft: '#FFF5D9',
    honeyInk: '#7A4A00',
    sky: '#1C68A8',
    skySoft: '#E7F2FB',
    star: '#B25E00',
    focus: '#0B57D0',
    scrim: 'rgb(23 35 28 / 52%)',
  },
  tint: {
    vegetables: '#E4F3E3',
    fruits: '#FDE8E4',
    drinks: '#E3F0FB',
    instant: '#FFEEDB',
    dairy: '#FFF6DC',
    bakery: '#F8E9DA',
    grains: '#F3EDD3',
  },
  shadow: {
    menu: '0 6px 20px rgb(23 35 28 / 12%)',
    dialog: '0 20px 60px rgb(23 35 28 / 24%)',
  },
});

/** All categories have this colour in the dark theme: dark versions of their own colours are brownish behind pictures. */
const darkTint = '#222D27';

/** The dark theme: lighter surfaces show depth, and shadows only mark the edges. */
const dark = assignVars(themed, {
  color: {
    bg: '#0E1411',
    surface: '#161F1A',
    raised: '#1D2822',
    sunken: '#0A0F0C',
    ink: '#EEF3EF',
    inkSoft: '#AEBAB2',
    inkFaint: '#8C9991',
    line: '#2A362F',
    lineStrong: '#76847C',
    brand: '#56C983',
    onBrand: '#06200F',
    brandHover: '#74D89A',
    brandInk: '#86E0A9',
    brandSoft: '#14291C',
    brandTint: '#1C3A28',
    brandGraphic: '#56C983',
    softEdge: '#76847C',
    tomato: '#FF8B75',
    onTomato: '#2B0700',
    dangerInk: '#FF9C8C',
    dangerSoft: '#341A17',
    honey: '#FFD166',
    onHoney: '#2B1C00',
    honeySoft: '#2F270F',
    honeyInk: '#FFD166',
    sky: '#8EC5F5',
    skySoft: '#12222F',
    star: '#FFD166',
    focus: '#A8C7FA',
    scrim: 'rgb(0 0 0 / 64%)',
  },
  tint: {
    vegetables: darkTint,
    fruits: darkTint,
    drinks: darkTint,
    instant: darkTint,
    dairy: darkTint,
    bakery: darkTint,
    grains: darkTint,
  },
  shadow: {
    menu: '0 6px 20px rgb(0 0 0 / 48%)',
    dialog: '0 20px 60px rgb(0 0 0 / 64%)',
  },
});

globalStyle(':root', { vars: light, colorScheme: 'light' });
// Only on screens: paper is white, so that every page is printed in the light theme.
globalStyle(':root:not([data-theme="light"])', {
  '@media': { 'screen and (prefers-color-scheme: dark)': { vars: dark, colorScheme: 'dark' } },
});
globalStyle(':root[data-theme="dark"]', { '@media': { screen: { vars: dark, colorScheme: 'dark' } } });

export const theme = {
  ...themed,
  /** Distances, smallest first. */
  space: {
    hair: '2px',
    xxs: '4px',
    xs: '8px',
    s: '12px',
    m: '16px',
    ml: '20px',
    l: '24px',
    xl: '32px',
    xxl: '40px',
    section: '56px',
    wide: '72px',
    huge: '96px',
  },
  radius: { chip: '8px', field: '12px', card: '20px', hero: '28px', full: '999px' },
  /** The minimum size of controls. */
  target: { dense: '36px', normal: '44px', large: '48px' },
  motion: {
    press: '120ms cubic-bezier(0.2, 0, 0, 1)',
    menu: '180ms cubic-bezier(0.2, 0, 0, 1)',
    dialog: '260ms cubic-bezier(0.2, 0, 0, 1)',
  },
  layer: { sticky: 10, bar: 20, menu: 30 },
  font: "'Figtree Variable', 'Figtree Fallback', system-ui, sans-serif",
  /** The maximum width of a page's content. */
  container: '1600px',
} as const;

/** Media queries from a width up. Rules without one are for phones. */
export const from = {
  phone: '(min-width: 480px)',
  tablet: '(min-width: 700px)',
  desktop: '(min-width: 1000px)',
  wide: '(min-width: 1280px)',
} as const;

/** The media query of screens narrower than a tablet. */
export const phone = '(max-width: 699px)';

/**
 * Phones lying on their side, and phones at a zoom of 200 %: elements that stick to an edge would leave no room for the
 * page.
 */
export const short = '(max-height: 500px)';
