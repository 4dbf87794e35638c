import { type Drawing, SHADE, darker, lighter, linear, steadyChance } from './drawing.ts';

/** A container in two halves: what lies in it is drawn between `back` and `front`. Both have the same box. */
export interface Container {
  back: Drawing;
  front: Drawing;
}

const WOOD = '#D9A066';

/** A plank with grain; ids start with `id`. */
function plank(id: string, x: number, y: number, width: number, height: number, tone = 0): string {
  const chance = steadyChance(`${id}${x}${y}`);
  const wood = tone > 0 ? darker(WOOD, tone) : lighter(WOOD, -tone);
  const grain = Array.from({ length: 3 }, (_, line) => {
    const level = y + ((line + 0.35 + chance() * 0.4) * height) / 3.1;
    const start = x + 6 + chance() * width * 0.3;
    const end = x + width - 6 - chance() * width * 0.3;
    return `M${start} ${level}Q${(start + end) / 2} ${level + chance() * 5 - 2.5} ${end} ${level}`;
  });
  const stops: [number, string][] = [
    [0, lighter(wood, 0.22)],
    [0.25, wood],
    [1, darker(wood, 0.16)],
  ];
  return `<defs>${linear(id, stops, [0, 0, 0, 1])}</defs><rect x="${x}" y="${y}" width="${width}" height="${height}" rx="5" fill="url(#${id})"/>
    <path d="${grain.join('')}" fill="none" stroke="${darker(wood, 0.4)}" stroke-opacity=".28" stroke-width="1.6"/>
    <path d="M${x + 5} ${y + 2}H${x + width - 5}" stroke="#fff" stroke-opacity=".4" stroke-width="2" stroke-linecap="round"/>`;
}

const nail = (x: number, y: number): string =>
  `<circle cx="${x}" cy="${y}" r="3" fill="#8A5A34"/><circle cx="${x - 0.8}" cy="${y - 0.8}" r="1.2" fill="#F4D9B4"/>`;

/** A market crate of slats: 340 wide, its back edge at 40 and its front edge at 86 below the top of the box. */
export function crate(): Container {
  const back = `<path d="M26 40H314L330 92H10Z" fill="${darker(WOOD, 0.62)}"/>${plank('p-back', 26, 34, 288, 30, 0.22)}
    <path d="M26 36L8 82V110L34 64ZM314 36L332 82V110L306 64Z" fill="${darker(WOOD, 0.34)}"/>`;
  const slats = [86, 124, 162].map((y, at) => plank(`p-slat${at}`, 4, y, 332, 34, at === 1 ? 0.05 : -0.04)).join('');
  const posts = `${plank('p-postl', 14, 80, 26, 122, 0.12)}${plank('p-postr', 300, 80, 26, 122, 0.16)}`;
  const nails = [103, 141, 179].flatMap((y) => [nail(27, y), nail(313, y)]).join('');
  const front = `<path d="M10 90H330V196H10Z" fill="${darker(WOOD, 0.72)}"/>${slats}${posts}${nails}`;
  return { back: { svg: back, width: 340, height: 202 }, front: { svg: front, width: 340, height: 202 } };
}

/** A flat cutting board seen from the front and a little above. */
export function board(): Drawing {
  const svg = `<defs>${linear('p-top', [
    [0, lighter(WOOD, 0.1)],
    [0.5, lighter(WOOD, 0.3)],
    [1, WOOD],
  ])}</defs>
    <path d="M6 44V56Q6 74 40 74H320Q354 74 354 56V44Z" fill="${darker(WOOD, 0.36)}"/>
    <path d="M44 4H316Q322 4 328 10L352 38Q358 56 330 56H30Q2 56 8 38L32 10Q38 4 44 4Z" fill="url(#p-top)"/>
    <path d="M60 16Q180 22 300 15M40 30Q170 37 322 29M34 44Q190 50 330 43" fill="none" stroke="${darker(WOOD, 0.4)}" stroke-opacity=".24" stroke-width="2"/>
    <path d="M30 55H330" stroke="#fff" stroke-opacity=".35" stroke-width="2"/>`;
  return { svg, width: 360, height: 74 };
}

/** A stoneware plate seen at a low angle. */
export function plate(): Drawing {
  const svg = `<defs>${linear(
    'p-rim',
    [
      [0, '#FFFFFF'],
      [0.5, '#F3EFE7'],
      [1, '#D5CEC4'],
    ],
    [0.2, 0, 0.8, 1],
  )}
    ${linear(
      'p-well',
      [
        [0, '#DDD6CB'],
        [1, '#FBF8F2'],
      ],
      [0.2, 0, 0.6, 1],
    )}</defs>
    <ellipse cx="170" cy="44" rx="164" ry="38" fill="#BDB4AC"/><ellipse cx="170" cy="38" rx="168" ry="38" fill="url(#p-rim)"/>
    <ellipse cx="170" cy="38" rx="120" ry="25" fill="url(#p-well)"/><path d="M20 34Q60 6 160 4" fill="none" stroke="#fff" stroke-width="4" stroke-linecap="round"/>`;
  return { svg, width: 340, height: 82 };
}

/** A glazed bowl. */
export function bowl(glaze: string): Container {
  const back = `<ellipse cx="150" cy="34" rx="148" ry="32" fill="${darker(glaze, 0.3)}"/><ellipse cx="150" cy="38" rx="138" ry="25" fill="${darker(glaze, 0.52)}"/>`;
  const front = `<defs>${linear('p-glaze', [
    [0, darker(glaze, 0.16)],
    [0.25, lighter(glaze, 0.34)],
    [0.6, glaze],
    [1, darker(glaze, 0.34)],
  ])}
    ${linear(
      'p-fall',
      [
        [0, '#fff', 0.14],
        [0.5, '#fff', 0],
        [1, SHADE, 0.26],
      ],
      [0, 0, 0, 1],
    )}</defs>
    <path d="M104 146H196L190 162Q150 168 110 162Z" fill="${darker(glaze, 0.42)}"/>
    <path d="M2 34Q4 154 110 156H190Q296 154 298 34Q290 64 150 66Q10 64 2 34Z" fill="url(#p-glaze)"/>
    <path d="M2 34Q4 154 110 156H190Q296 154 298 34Q290 64 150 66Q10 64 2 34Z" fill="url(#p-fall)"/>
    <path d="M2 34Q10 64 150 66Q290 64 298 34" fill="none" stroke="${lighter(glaze, 0.55)}" stroke-width="5" stroke-linecap="round"/>
    <path d="M34 82Q48 122 84 138" fill="none" stroke="#fff" stroke-opacity=".5" stroke-width="7" stroke-linecap="round"/>`;
  return { back: { svg: back, width: 300, height: 166 }, front: { svg: front, width: 300, height: 166 } };
}
