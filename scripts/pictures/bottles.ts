import { type Drawing, SHADE, cylinderLight, darker, inset, lighter, linear } from './drawing.ts';

/** The colours and the picture of a drinks pack. */
export interface DrinkLook {
  /** Colour of the drink, or of the pack where the drink cannot be seen. */
  colour: string;
  accent: string;
  motif: Drawing;
}

const BOTTLE = 'M43 36V78C43 104 10 112 10 154V314Q10 338 34 338H86Q110 338 110 314V154C110 112 77 104 77 78V36Z';

/** A glass bottle, filled to the neck, with a paper label. */
export function bottle({ colour, accent, motif }: DrinkLook): Drawing {
  const svg = `<defs>
    ${linear('p-liquid', [
      [0, darker(colour, 0.1)],
      [0.3, lighter(colour, 0.22)],
      [0.65, colour],
      [1, darker(colour, 0.16)],
    ])}
    ${linear(
      'p-depth',
      [
        [0, '#fff', 0.16],
        [0.5, '#fff', 0],
        [1, SHADE, 0.2],
      ],
      [0, 0, 0, 1],
    )}
    ${linear('p-paper', [
      [0, '#EFE6D3'],
      [0.28, '#FFFDF6'],
      [0.7, '#FBF4E4'],
      [1, '#D9CCB6'],
    ])}
    ${linear('p-band', [
      [0, darker(accent, 0.16)],
      [0.28, lighter(accent, 0.2)],
      [0.7, accent],
      [1, darker(accent, 0.3)],
    ])}
    ${cylinderLight('p-light')}
    <clipPath id="p-body"><path d="${BOTTLE}"/></clipPath></defs>
    <path d="${BOTTLE}" fill="#EAF3F2" fill-opacity=".62"/>
    <g clip-path="url(#p-body)">
      <path d="M0 74Q60 82 120 74V340H0Z" fill="url(#p-liquid)"/><rect y="60" width="120" height="280" fill="url(#p-depth)"/>
      <path d="M43 74Q60 81 77 74" fill="none" stroke="#fff" stroke-opacity=".55" stroke-width="2"/>
      <path d="M0 176Q60 188 120 176V300Q60 312 0 300Z" fill="url(#p-paper)"/>
      <path d="M0 272Q60 284 120 272V300Q60 312 0 300Z" fill="url(#p-band)"/>
      <path d="M0 183Q60 195 120 183" fill="none" stroke="url(#p-band)" stroke-width="3"/>
    </g>
    ${inset(motif, 60, 233, 66)}
    <path d="${BOTTLE}" fill="url(#p-light)"/>
    <path d="M21 160V300" stroke="#fff" stroke-opacity=".7" stroke-width="5" stroke-linecap="round"/>
    <path d="M50 44V80" stroke="#fff" stroke-opacity=".75" stroke-width="4" stroke-linecap="round"/>
    <rect x="39" y="4" width="42" height="36" rx="7" fill="url(#p-band)"/><rect x="39" y="30" width="42" height="10" rx="4" fill="${SHADE}" fill-opacity=".22"/>
    <path d="M46 10V27M53 10V27M60 10V27M67 10V27M74 10V27" stroke="${SHADE}" stroke-opacity=".16" stroke-width="2"/>
    <rect x="39" y="4" width="42" height="8" rx="4" fill="#fff" fill-opacity=".32"/>`;
  return { svg, width: 120, height: 340 };
}

/** A slim drinks can with a printed picture. */
export function can({ colour, accent, motif }: DrinkLook): Drawing {
  const body = 'M18 30L6 52V226Q6 236 18 248Q65 256 112 248Q124 236 124 226V52L112 30Q65 38 18 30Z';
  const svg = `<defs>
    ${linear('p-skin', [
      [0, darker(colour, 0.2)],
      [0.26, lighter(colour, 0.26)],
      [0.6, colour],
      [1, darker(colour, 0.36)],
    ])}
    ${linear('p-metal', [
      [0, '#A9AEB8'],
      [0.25, '#FBFCFF'],
      [0.55, '#CFD3DC'],
      [1, '#8A8F9E'],
    ])}
    ${linear('p-wave', [
      [0, darker(accent, 0.1)],
      [0.28, lighter(accent, 0.3)],
      [1, darker(accent, 0.22)],
    ])}
    ${cylinderLight('p-light')}<clipPath id="p-body"><path d="${body}"/></clipPath></defs>
    <path d="M18 242Q65 262 112 242L108 254Q65 264 22 254Z" fill="url(#p-metal)"/>
    <path d="${body}" fill="url(#p-skin)"/>
    <g clip-path="url(#p-body)"><path d="M0 196C36 170 84 226 130 188V260H0Z" fill="url(#p-wave)"/>
      <path d="M0 184C36 158 84 214 130 176" fill="none" stroke="#fff" stroke-opacity=".8" stroke-width="4"/></g>
    <circle cx="65" cy="122" r="47" fill="#FFFBF2"/><circle cx="65" cy="122" r="41" fill="none" stroke="url(#p-wave)" stroke-width="2.5"/>
    ${inset(motif, 65, 121, 60)}
    <path d="${body}" fill="url(#p-light)"/>
    <path d="M18 30Q65 40 112 30L110 20Q65 30 20 20Z" fill="url(#p-metal)"/>
    <ellipse cx="65" cy="18" rx="46" ry="10" fill="url(#p-metal)"/><ellipse cx="65" cy="18" rx="39" ry="7.5" fill="#9CA2AF"/>
    <ellipse cx="65" cy="19.5" rx="37" ry="6" fill="#D9DDE4"/><ellipse cx="63" cy="19" rx="13" ry="3.4" fill="#A4AAB7"/><ellipse cx="63" cy="18" rx="13" ry="3" fill="#F2F4F8"/>`;
  return { svg, width: 130, height: 262 };
}

/** A drinking glass filled with a drink. */
export function glass(colour: string): Drawing {
  const svg = `<defs>
    ${linear('p-drink', [
      [0, darker(colour, 0.1)],
      [0.3, lighter(colour, 0.28)],
      [0.7, colour],
      [1, darker(colour, 0.12)],
    ])}
    ${linear('p-glass', [
      [0, '#fff', 0.75],
      [0.2, '#DCEBF2', 0.35],
      [0.8, '#DCEBF2', 0.3],
      [1, '#B9CBD6', 0.7],
    ])}</defs>
    <path d="M4 8L18 150Q60 160 102 150L116 8Q60 18 4 8Z" fill="url(#p-glass)"/>
    <path d="M12 42L22 138Q60 147 98 138L108 42Z" fill="url(#p-drink)"/>
    <ellipse cx="60" cy="42" rx="48" ry="9" fill="${lighter(colour, 0.4)}"/><ellipse cx="60" cy="43" rx="44" ry="7" fill="${lighter(colour, 0.16)}"/>
    <ellipse cx="60" cy="9" rx="56" ry="9" fill="none" stroke="#fff" stroke-opacity=".85" stroke-width="3"/>
    <path d="M19 22L30 134" stroke="#fff" stroke-opacity=".75" stroke-width="7" stroke-linecap="round"/>
    <path d="M103 26L94 120" stroke="#fff" stroke-opacity=".3" stroke-width="4" stroke-linecap="round"/>`;
  return { svg, width: 120, height: 156 };
}
