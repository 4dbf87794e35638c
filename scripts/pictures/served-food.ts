import { type Drawing, SHADE, darker, inset, lighter, linear, radial, steadyChance } from './drawing.ts';

/** Half of a citrus fruit, its cut side to the viewer. */
export function citrusHalf(flesh: string): Drawing {
  const segments = Array.from({ length: 9 }, (_, at) => {
    const turn = at * 40;
    return `<path d="M100 94L74 30Q72 22 80 20Q100 13 120 20Q128 22 126 30Z" fill="url(#p-flesh)" transform="rotate(${turn} 100 100)"/>`;
  });
  const svg = `<defs>${linear(
    'p-flesh',
    [
      [0, lighter(flesh, 0.3)],
      [1, flesh],
    ],
    [0.2, 0, 0.6, 1],
  )}${radial('p-peel', [
    [0, lighter(flesh, 0.2)],
    [0.8, flesh],
    [1, darker(flesh, 0.24)],
  ])}</defs>
    <circle cx="100" cy="100" r="98" fill="url(#p-peel)"/><circle cx="100" cy="100" r="87" fill="#FFF8E6"/>${segments.join('')}
    <circle cx="100" cy="100" r="7" fill="#FFF3D6"/><path d="M40 66Q54 40 82 30" fill="none" stroke="#fff" stroke-opacity=".7" stroke-width="7" stroke-linecap="round"/>`;
  return { svg, width: 200, height: 200 };
}

/** An open box of six eggs. */
export function eggBox(egg: Drawing): Drawing {
  const pulp = '#9DB79A';
  const oval = (x: number, y: number, size: number) => {
    const scale = size / egg.height;
    return `<g transform="translate(${x - (egg.width * scale) / 2} ${y - size}) scale(${scale})">${egg.svg}</g>`;
  };
  const cups = [8, 106, 204].map(
    (x) =>
      `<path d="M${x} 170Q${x + 49} 150 ${x + 98} 170L${x + 88} 236Q${x + 84} 250 ${x + 70} 250H${x + 28}Q${x + 14} 250 ${x + 10} 236Z" fill="url(#p-pulp)"/><path d="M${x + 22} 190L${x + 28} 232" stroke="#fff" stroke-opacity=".4" stroke-width="6" stroke-linecap="round"/>`,
  );
  const svg = `<defs>${linear('p-pulp', [
    [0, lighter(pulp, 0.18)],
    [0.3, lighter(pulp, 0.38)],
    [0.7, pulp],
    [1, darker(pulp, 0.2)],
  ])}${linear(
    'p-lid',
    [
      [0, darker(pulp, 0.06)],
      [1, darker(pulp, 0.34)],
    ],
    [0, 0, 0, 1],
  )}</defs>
    <path d="M34 30Q36 8 58 8H252Q274 8 276 30L290 140H20Z" fill="url(#p-lid)"/><path d="M56 22H254Q262 22 264 32L276 130H34L46 32Q48 22 56 22Z" fill="${darker(pulp, 0.3)}"/>
    <path d="M12 132H298L304 178H6Z" fill="${darker(pulp, 0.46)}"/>
    ${oval(76, 170, 98)}${oval(155, 170, 98)}${oval(234, 170, 98)}<path d="M10 158Q155 138 300 158L302 176H8Z" fill="${darker(pulp, 0.2)}"/>
    ${oval(57, 206, 104)}${oval(155, 206, 104)}${oval(253, 206, 104)}${cups.join('')}
    <path d="M6 172Q57 152 106 172Q155 152 204 172Q253 152 304 172" fill="none" stroke="${lighter(pulp, 0.5)}" stroke-width="6" stroke-linecap="round" stroke-linejoin="round"/>`;
  return { svg, width: 310, height: 250 };
}

/** A glazed bowl filled to the rim: the colour of what is in it, and what lies on top, from left to right. */
export function bowlOf(content: string, glaze: string, toppings: Drawing[]): Drawing {
  const chance = steadyChance(content + glaze);
  const flakes = Array.from({ length: 46 }, () => {
    const angle = chance() * Math.PI * 2;
    const reach = Math.sqrt(chance()) * 0.94;
    const x = 150 + Math.cos(angle) * reach * 122;
    const y = 82 + Math.sin(angle) * reach * 26;
    const tone = chance() > 0.5 ? lighter(content, 0.4) : darker(content, 0.14);
    return `<ellipse cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" rx="7" ry="3" fill="${tone}" fill-opacity=".7" transform="rotate(${Math.round(chance() * 60 - 30)} ${x.toFixed(1)} ${y.toFixed(1)})"/>`;
  });
  const step = 150 / Math.max(toppings.length, 1);
  const onTop = toppings.map((topping, at) => {
    const x = 150 + (at - (toppings.length - 1) / 2) * step;
    return `<ellipse cx="${x}" cy="${92 - (at % 2) * 12}" rx="30" ry="8" fill="${SHADE}" fill-opacity=".2"/>${inset(topping, x, 66 - (at % 2) * 12, 62)}`;
  });
  const wall = 'M2 80Q4 190 104 194H196Q296 190 298 80Q290 112 150 114Q10 112 2 80Z';
  const svg = `<defs>${linear('p-glaze', [
    [0, darker(glaze, 0.14)],
    [0.25, lighter(glaze, 0.4)],
    [0.6, glaze],
    [1, darker(glaze, 0.3)],
  ])}
    ${linear(
      'p-fall',
      [
        [0, '#fff', 0.14],
        [0.5, '#fff', 0],
        [1, SHADE, 0.24],
      ],
      [0, 0, 0, 1],
    )}
    ${linear('p-content', [
      [0, darker(content, 0.1)],
      [0.4, lighter(content, 0.2)],
      [1, content],
    ])}</defs>
    <path d="M100 186H200L194 202Q150 208 106 202Z" fill="${darker(glaze, 0.36)}"/>
    <ellipse cx="150" cy="80" rx="148" ry="36" fill="${lighter(glaze, 0.3)}"/><ellipse cx="150" cy="82" rx="138" ry="30" fill="${darker(glaze, 0.3)}"/>
    <ellipse cx="150" cy="84" rx="134" ry="28" fill="url(#p-content)"/>${flakes.join('')}
    <path d="${wall}" fill="url(#p-glaze)"/><path d="${wall}" fill="url(#p-fall)"/>
    <path d="M2 80Q10 112 150 114Q290 112 298 80" fill="none" stroke="${lighter(glaze, 0.6)}" stroke-width="5" stroke-linecap="round"/>
    ${onTop.join('')}
    <path d="M36 126Q50 160 86 174" fill="none" stroke="#fff" stroke-opacity=".5" stroke-width="7" stroke-linecap="round"/>`;
  return { svg, width: 300, height: 206 };
}

/** Three ears of wheat, for labels. */
export function wheatEars(): Drawing {
  const ear = (turn: number) => {
    const grains = Array.from({ length: 5 }, (_, row) => {
      const y = 62 + row * 19;
      return `<path d="M100 ${y + 12}C82 ${y + 8} 78 ${y - 8} 84 ${y - 18}C96 ${y - 12} 102 ${y} 100 ${y + 12}Z" fill="url(#p-grain)"/><path d="M100 ${y + 12}C118 ${y + 8} 122 ${y - 8} 116 ${y - 18}C104 ${y - 12} 98 ${y} 100 ${y + 12}Z" fill="url(#p-grain2)"/>`;
    });
    return `<g transform="rotate(${turn} 100 196)"><path d="M100 52V196" stroke="#B9801F" stroke-width="5" stroke-linecap="round"/><path d="M100 62C90 46 92 30 100 18C108 30 110 46 100 62Z" fill="url(#p-grain)"/>${grains.join('')}</g>`;
  };
  const svg = `<defs>${linear('p-grain', [
    [0, '#F7CF6B'],
    [1, '#E0A030'],
  ])}${linear('p-grain2', [
    [0, '#EDB545'],
    [1, '#C07F1E'],
  ])}</defs>
    ${ear(-27)}${ear(27)}${ear(0)}<path d="M84 172Q100 180 116 172L114 186Q100 192 86 186Z" fill="#2E7D4F"/>`;
  return { svg, width: 200, height: 200 };
}
