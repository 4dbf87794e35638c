import type { PackLook } from './cartons.ts';
import { type Drawing, SHADE, cylinderLight, darker, inset, lighter, linear } from './drawing.ts';

const printed = (id: string, colour: string): string =>
  linear(id, [
    [0, darker(colour, 0.14)],
    [0.26, lighter(colour, 0.4)],
    [0.6, colour],
    [1, darker(colour, 0.24)],
  ]);

const metal = (id: string): string =>
  linear(id, [
    [0, '#9BA1AE'],
    [0.22, '#FCFDFF'],
    [0.5, '#CDD2DB'],
    [0.8, '#E8EBF0'],
    [1, '#868C9B'],
  ]);

/** A tapered paper cup with a foil lid, for things made with hot water and for yogurt. */
export function cup({ paper, accent, motif }: PackLook): Drawing {
  const body = 'M10 34L34 238Q36 250 48 252Q100 260 152 252Q164 250 166 238L190 34Z';
  const svg = `<defs>${printed('p-paper', paper)}${printed('p-accent', accent)}${metal('p-foil')}${cylinderLight('p-light')}
    <clipPath id="p-body"><path d="${body}"/></clipPath></defs>
    <path d="${body}" fill="url(#p-paper)"/>
    <g clip-path="url(#p-body)"><path d="M0 182Q100 208 200 182V270H0Z" fill="url(#p-accent)"/>
      <path d="M0 171Q100 197 200 171" fill="none" stroke="url(#p-accent)" stroke-width="4"/>
      <path d="M0 34H200V58Q100 76 0 58Z" fill="url(#p-accent)"/></g>
    ${inset(motif, 100, 130, 92)}
    <path d="${body}" fill="url(#p-light)" fill-opacity=".8"/>
    <ellipse cx="100" cy="34" rx="94" ry="19" fill="#C6CBD5"/><ellipse cx="100" cy="29" rx="94" ry="19" fill="url(#p-foil)"/>
    <ellipse cx="100" cy="28" rx="83" ry="14.5" fill="#fff" fill-opacity=".42"/>
    <path d="M172 40Q196 40 197 54Q190 62 174 50Z" fill="#DDE1E8"/>
    <path d="M34 30Q60 17 96 17" fill="none" stroke="#fff" stroke-width="3" stroke-opacity=".8" stroke-linecap="round"/>`;
  return { svg, width: 200, height: 256 };
}

/** A low round tub with a pressed lid. */
export function tub({ paper, accent, motif }: PackLook): Drawing {
  const body = 'M14 58L30 184Q32 196 46 198Q120 208 194 198Q208 196 210 184L226 58Z';
  const svg = `<defs>${printed('p-paper', paper)}${printed('p-accent', accent)}${cylinderLight('p-light')}
    <clipPath id="p-body"><path d="${body}"/></clipPath></defs>
    <path d="${body}" fill="url(#p-paper)"/>
    <g clip-path="url(#p-body)"><path d="M0 158Q120 184 240 158V210H0Z" fill="url(#p-accent)"/>
      <path d="M0 148Q120 174 240 148" fill="none" stroke="url(#p-accent)" stroke-width="4"/></g>
    ${inset(motif, 120, 117, 78)}
    <path d="${body}" fill="url(#p-light)" fill-opacity=".8"/>
    <path d="M6 34Q6 30 10 28H230Q234 30 234 34V58Q234 64 228 66Q120 86 12 66Q6 64 6 58Z" fill="url(#p-accent)"/>
    <path d="M6 34V58Q6 64 12 66Q120 86 228 66Q234 64 234 58V34Q120 60 6 34Z" fill="url(#p-light)" fill-opacity=".7"/>
    <ellipse cx="120" cy="30" rx="114" ry="22" fill="${lighter(accent, 0.28)}"/><ellipse cx="120" cy="29" rx="100" ry="17" fill="${lighter(accent, 0.46)}"/>
    <path d="M36 30Q70 16 120 16" fill="none" stroke="#fff" stroke-opacity=".8" stroke-width="3" stroke-linecap="round"/>`;
  return { svg, width: 240, height: 204 };
}

/** A food tin with a paper label round it. */
export function tin({ paper, accent, motif }: PackLook): Drawing {
  const body = 'M8 30V210Q8 222 20 226Q90 242 160 226Q172 222 172 210V30Z';
  const svg = `<defs>${metal('p-metal')}${printed('p-paper', paper)}${printed('p-accent', accent)}${cylinderLight('p-light')}</defs>
    <path d="${body}" fill="url(#p-metal)"/>
    <path d="M8 44Q90 66 172 44V206Q90 228 8 206Z" fill="url(#p-paper)"/>
    <path d="M8 44Q90 66 172 44V58Q90 80 8 58Z" fill="url(#p-accent)"/>
    <path d="M8 176Q90 198 172 176V206Q90 228 8 206Z" fill="url(#p-accent)"/><path d="M8 167Q90 189 172 167" fill="none" stroke="url(#p-accent)" stroke-width="3"/>
    ${inset(motif, 90, 126, 86)}
    <path d="${body}" fill="url(#p-light)"/>
    <ellipse cx="90" cy="28" rx="84" ry="19" fill="#8D93A1"/><ellipse cx="90" cy="24" rx="84" ry="19" fill="url(#p-metal)"/>
    <ellipse cx="90" cy="24" rx="73" ry="14.5" fill="#A7ADBA"/><ellipse cx="90" cy="26" rx="72" ry="13" fill="#DFE3E9"/>
    <ellipse cx="90" cy="26" rx="54" ry="9" fill="none" stroke="#B4BAC6" stroke-width="2"/>
    <ellipse cx="96" cy="26" rx="19" ry="5.5" fill="none" stroke="#8D93A1" stroke-width="4"/><ellipse cx="96" cy="24.500" rx="19" ry="5.5" fill="none" stroke="#F6F8FB" stroke-width="3"/>`;
  return { svg, width: 180, height: 236 };
}

/** A preserving jar filled with copies of `filling`, a label on its belly. */
export function jar({ accent, motif }: PackLook, filling: Drawing): Drawing {
  const body = 'M24 58Q8 66 8 92V236Q8 262 34 264Q95 272 156 264Q182 262 182 236V92Q182 66 166 58Z';
  const rows = Array.from({ length: 7 }, (_, row) =>
    Array.from({ length: 6 }, (_unused, column) => {
      const x = 4 + column * 37 + (row % 2) * 18;
      const turn = (row * 67 + column * 41) % 360;
      return `<g transform="rotate(${turn} ${x} ${100 + row * 27})">${inset(filling, x, 100 + row * 27, 46)}</g>`;
    }).join(''),
  );
  const svg = `<defs>${printed('p-lid', accent)}${cylinderLight('p-light')}${printed('p-paper', '#FBF3E0')}
    <clipPath id="p-body"><path d="${body}"/></clipPath>
    <clipPath id="p-fill"><path d="M14 92Q95 104 176 92V236Q176 256 154 258Q95 266 36 258Q14 256 14 236Z"/></clipPath></defs>
    <path d="${body}" fill="#E6F1F2" fill-opacity=".66"/>
    <g clip-path="url(#p-fill)"><rect y="84" width="190" height="190" fill="#4A2320"/>${rows.join('')}</g>
    <g clip-path="url(#p-body)"><path d="M0 144Q95 158 190 144V226Q95 240 0 226Z" fill="url(#p-paper)"/>
      <path d="M0 152Q95 166 190 152M0 218Q95 232 190 218" fill="none" stroke="url(#p-lid)" stroke-width="3"/></g>
    ${inset(motif, 95, 192, 58)}
    <path d="${body}" fill="url(#p-light)"/><path d="M20 92V238" stroke="#fff" stroke-opacity=".65" stroke-width="5" stroke-linecap="round"/>
    <path d="M20 22Q20 12 30 10H160Q170 12 170 22V54Q170 62 160 64Q95 74 30 64Q20 62 20 54Z" fill="url(#p-lid)"/>
    <path d="M20 48Q95 60 170 48V54Q170 62 160 64Q95 74 30 64Q20 62 20 54Z" fill="${SHADE}" fill-opacity=".2"/>
    <ellipse cx="95" cy="15" rx="72" ry="11" fill="${lighter(accent, 0.42)}"/><ellipse cx="95" cy="15" rx="58" ry="7.5" fill="none" stroke="${darker(accent, 0.1)}" stroke-opacity=".4" stroke-width="2"/>`;
  return { svg, width: 190, height: 268 };
}
