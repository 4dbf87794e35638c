import { type Drawing, SHADE, darker, inset, lighter, linear } from './drawing.ts';

/** The colours and the picture of a printed pack. */
export interface PackLook {
  /** The ground the pack is printed on. */
  paper: string;
  accent: string;
  motif: Drawing;
}

/** A gable-top carton, seen a little from the right. */
export function carton({ paper, accent, motif }: PackLook): Drawing {
  const svg = `<defs>
    ${linear('p-front', [
      [0, paper],
      [0.35, lighter(paper, 0.55)],
      [1, darker(paper, 0.05)],
    ])}
    ${linear('p-side', [
      [0, darker(paper, 0.14)],
      [1, darker(paper, 0.27)],
    ])}
    ${linear('p-accent', [
      [0, accent],
      [0.35, lighter(accent, 0.22)],
      [1, darker(accent, 0.08)],
    ])}
    ${linear(
      'p-roof',
      [
        [0, lighter(accent, 0.3)],
        [1, accent],
      ],
      [0, 0, 0.3, 1],
    )}
    <clipPath id="p-face"><path d="M4 92H122V312Q122 316 118 316H10Q4 316 4 310Z"/></clipPath>
    <clipPath id="p-edge"><path d="M122 92L176 80V296L122 316Z"/></clipPath></defs>
    <path d="M122 92L176 80L150 34L136 36Z" fill="${darker(accent, 0.3)}"/>
    <path d="M122 92L150 66L176 80Z" fill="${darker(accent, 0.42)}"/>
    <path d="M4 92H122L136 34H26Z" fill="url(#p-roof)"/>
    <path d="M26 34V10Q26 6 30 6H134Q137 6 137 9V34Z" fill="url(#p-accent)"/><path d="M137 34L150 31V9L137 7Z" fill="${darker(accent, 0.34)}"/>
    <path d="M26 28H137" stroke="${SHADE}" stroke-opacity=".2" stroke-width="2"/>
    <g clip-path="url(#p-face)"><rect y="90" width="124" height="230" fill="url(#p-front)"/>
      <path d="M0 248C34 222 84 268 124 236V320H0Z" fill="url(#p-accent)"/>
      <path d="M0 236C34 210 84 256 124 224" fill="none" stroke="url(#p-accent)" stroke-width="4"/></g>
    <g clip-path="url(#p-edge)"><rect x="120" y="76" width="60" height="244" fill="url(#p-side)"/>
      <path d="M120 240C140 222 158 232 180 212V320H120Z" fill="${darker(accent, 0.26)}"/>
      <path d="M134 118L166 111M134 132L166 125M134 146L156 141" stroke="${darker(paper, 0.4)}" stroke-opacity=".35" stroke-width="4" stroke-linecap="round"/></g>
    <ellipse cx="88" cy="68" rx="20" ry="14" fill="${SHADE}" fill-opacity=".22"/>
    <ellipse cx="86" cy="63" rx="19" ry="13" fill="#D7D9E0"/><ellipse cx="86" cy="58" rx="19" ry="12" fill="#fff"/>
    ${inset(motif, 63, 168, 96)}
    <path d="M4 92H122" stroke="#fff" stroke-opacity=".6" stroke-width="2"/><path d="M121 93V315" stroke="#fff" stroke-opacity=".45" stroke-width="2"/>`;
  return { svg, width: 180, height: 318 };
}

/** A flat-bottomed paper bag, its top folded over, with a window of tinted paper. */
export function paperBag({ paper, accent, motif }: PackLook): Drawing {
  const svg = `<defs>
    ${linear('p-front', [
      [0, darker(paper, 0.07)],
      [0.3, lighter(paper, 0.3)],
      [0.75, paper],
      [1, darker(paper, 0.08)],
    ])}
    ${linear('p-side', [
      [0, darker(paper, 0.2)],
      [0.5, darker(paper, 0.34)],
      [0.52, darker(paper, 0.16)],
      [1, darker(paper, 0.26)],
    ])}
    ${linear('p-accent', [
      [0, darker(accent, 0.06)],
      [0.3, lighter(accent, 0.22)],
      [1, darker(accent, 0.1)],
    ])}
    ${linear(
      'p-flap',
      [
        [0, lighter(paper, 0.4)],
        [1, darker(paper, 0.1)],
      ],
      [0, 0, 0, 1],
    )}
    <clipPath id="p-face"><path d="M8 50L164 50Q168 160 166 292Q166 298 160 298H12Q6 298 6 292Q4 160 8 50Z"/></clipPath></defs>
    <path d="M162 46L200 38Q204 150 200 276L166 298Z" fill="url(#p-side)"/>
    <g clip-path="url(#p-face)"><rect width="172" height="300" fill="url(#p-front)"/>
      <path d="M0 232H172V300H0Z" fill="url(#p-accent)"/><path d="M0 224H172" stroke="url(#p-accent)" stroke-width="4"/>
      <path d="M0 84L26 298M172 70L150 298" stroke="${SHADE}" stroke-opacity=".05" stroke-width="8"/>
      <path d="M0 50H172V82Q86 68 0 82Z" fill="${SHADE}" fill-opacity=".12"/></g>
    <ellipse cx="86" cy="152" rx="70" ry="66" fill="#FFFCF4"/><ellipse cx="86" cy="152" rx="63" ry="59" fill="none" stroke="url(#p-accent)" stroke-width="3"/>
    ${inset(motif, 86, 151, 98)}
    <path d="M6 16Q5 10 11 10L160 10L198 6Q203 6 203 12L202 44L163 58L8 58Z" fill="url(#p-flap)"/>
    <path d="M162 11L198 6Q203 6 203 12L202 44L163 58Z" fill="${SHADE}" fill-opacity=".18"/>
    <path d="M8 57H163L202 43" fill="none" stroke="${SHADE}" stroke-opacity=".25" stroke-width="2.5"/><path d="M10 14H160" stroke="#fff" stroke-opacity=".6" stroke-width="3" stroke-linecap="round"/>
    <path d="M64 26H110" stroke="url(#p-accent)" stroke-width="9" stroke-linecap="round"/>`;
  return { svg, width: 206, height: 298 };
}

/** A stand-up pouch with sealed edges. */
export function pouch({ paper, accent, motif }: PackLook): Drawing {
  const outline = 'M14 10Q14 4 20 4H180Q186 4 186 10Q180 140 192 246Q194 276 100 280Q6 276 8 246Q20 140 14 10Z';
  const svg = `<defs>
    ${linear('p-foil', [
      [0, darker(paper, 0.2)],
      [0.16, lighter(paper, 0.14)],
      [0.26, lighter(paper, 0.46)],
      [0.42, paper],
      [0.78, darker(paper, 0.04)],
      [0.9, lighter(paper, 0.2)],
      [1, darker(paper, 0.28)],
    ])}
    ${linear('p-accent', [
      [0, darker(accent, 0.14)],
      [0.26, lighter(accent, 0.28)],
      [0.6, accent],
      [1, darker(accent, 0.2)],
    ])}
    ${linear(
      'p-fall',
      [
        [0, '#fff', 0.1],
        [0.6, '#fff', 0],
        [1, SHADE, 0.26],
      ],
      [0, 0, 0, 1],
    )}
    <clipPath id="p-body"><path d="${outline}"/></clipPath></defs>
    <path d="${outline}" fill="url(#p-foil)"/>
    <g clip-path="url(#p-body)"><path d="M0 196Q100 172 200 196V290H0Z" fill="url(#p-accent)"/><path d="M0 186Q100 162 200 186" fill="none" stroke="#fff" stroke-opacity=".85" stroke-width="4"/>
      <rect width="200" height="36" fill="url(#p-accent)"/><path d="${Array.from({ length: 24 }, (_, line) => `M${6 + line * 8} 6V30`).join('')}" stroke="#fff" stroke-opacity=".22" stroke-width="2"/>
      <path d="M0 36H200" stroke="${SHADE}" stroke-opacity=".22" stroke-width="2"/>
      <path d="M2 252Q100 232 198 252" fill="none" stroke="${SHADE}" stroke-opacity=".22" stroke-width="3"/></g>
    <circle cx="100" cy="122" r="70" fill="#FFFCF4"/><circle cx="100" cy="122" r="63" fill="none" stroke="url(#p-accent)" stroke-width="3"/>
    ${inset(motif, 100, 122, 100)}
    <path d="${outline}" fill="url(#p-fall)"/>
    <path d="M33 46Q29 150 27 226" fill="none" stroke="#fff" stroke-opacity=".5" stroke-width="6" stroke-linecap="round"/>
    <path d="M14 20L22 24L14 28ZM186 20L178 24L186 28Z" fill="#fff" fill-opacity=".55"/>`;
  return { svg, width: 200, height: 280 };
}

/** A wrapped block, as butter is sold. */
export function wrappedBlock({ paper, accent, motif }: PackLook): Drawing {
  const svg = `<defs>
    ${linear('p-front', [
      [0, darker(paper, 0.04)],
      [0.3, lighter(paper, 0.5)],
      [1, darker(paper, 0.08)],
    ])}
    ${linear(
      'p-top',
      [
        [0, lighter(paper, 0.7)],
        [1, paper],
      ],
      [0, 1, 0.4, 0],
    )}
    ${linear('p-accent', [
      [0, accent],
      [0.3, lighter(accent, 0.24)],
      [1, darker(accent, 0.12)],
    ])}</defs>
    <path d="M8 62L66 16Q70 13 76 13H268Q274 13 270 17L216 62Z" fill="url(#p-top)"/>
    <path d="M88 62L142 13H178L126 62Z" fill="${lighter(accent, 0.22)}"/>
    <path d="M216 62L270 17Q274 14 274 20V102Q274 106 271 109L216 164Z" fill="${darker(paper, 0.26)}"/>
    <path d="M216 62L244 98L274 16M216 164L244 98" fill="none" stroke="${SHADE}" stroke-opacity=".22" stroke-width="2.5"/>
    <path d="M8 62H216V164H14Q8 164 8 158Z" fill="url(#p-front)"/><path d="M8 136H216V164H14Q8 164 8 158Z" fill="url(#p-accent)"/><path d="M8 128H216" stroke="url(#p-accent)" stroke-width="3"/>
    <ellipse cx="112" cy="98" rx="58" ry="34" fill="#FFFCF4"/><ellipse cx="112" cy="98" rx="53" ry="29.5" fill="none" stroke="url(#p-accent)" stroke-width="3"/>${inset(motif, 112, 98, 74)}
    <path d="M9 62H215" stroke="#fff" stroke-opacity=".8" stroke-width="2.5"/>`;
  return { svg, width: 278, height: 164 };
}
