import { SHADE, darker, lighter, linear } from './drawing.ts';
import type { Container } from './wooden-props.ts';

const WICKER = '#C98F4E';
const KRAFT = '#D3AC78';

/** Rows of weave between two levels of a basket that narrows towards its foot. */
function weave(top: number, rows: number): string {
  const step = 15;
  return Array.from({ length: rows }, (_, row) => {
    const y = top + row * step;
    const inset = 8 + row * 4.5;
    const count = 14;
    const width = (340 - inset * 2) / count;
    return Array.from({ length: count }, (_unused, at) => {
      const x = inset + at * width;
      const over = (row + at) % 2 === 0;
      const curve = 10 - Math.abs(at - (count - 1) / 2) * 1.4;
      return `<rect x="${(x - 1.5).toFixed(1)}" y="${(y + curve + (over ? 0 : 3)).toFixed(1)}" width="${(width + 3).toFixed(1)}" height="${over ? 15 : 11}" rx="6" fill="url(#${over ? 'p-over' : 'p-under'})"/>`;
    }).join('');
  }).join('');
}

/** A wicker basket; with a handle its box is taller: the rim lies at `rim` below the top. */
export function basket(withHandle = true): Container & { rim: number } {
  const rim = withHandle ? 150 : 24;
  const height = rim + 128;
  const arc = `M34 ${rim + 6}C34 ${rim - 190} 306 ${rim - 190} 306 ${rim + 6}`;
  const handle = `<path d="${arc}" fill="none" stroke="${darker(WICKER, 0.42)}" stroke-width="19"/><path d="${arc}" fill="none" stroke="${WICKER}" stroke-width="14"/>
    <path d="${arc}" fill="none" stroke="${lighter(WICKER, 0.4)}" stroke-width="13" stroke-dasharray="9 11"/>`;
  const back = `${withHandle ? handle : ''}<ellipse cx="170" cy="${rim}" rx="166" ry="24" fill="${darker(WICKER, 0.4)}"/><ellipse cx="170" cy="${rim + 4}" rx="154" ry="18" fill="${darker(WICKER, 0.68)}"/>`;
  const front = `<defs>${linear(
    'p-over',
    [
      [0, lighter(WICKER, 0.3)],
      [0.5, WICKER],
      [1, darker(WICKER, 0.2)],
    ],
    [0, 0, 0, 1],
  )}${linear(
    'p-under',
    [
      [0, darker(WICKER, 0.12)],
      [1, darker(WICKER, 0.36)],
    ],
    [0, 0, 0, 1],
  )}
    ${linear('p-round', [
      [0, SHADE, 0.36],
      [0.16, SHADE, 0.05],
      [0.3, '#fff', 0.16],
      [0.6, '#fff', 0],
      [1, SHADE, 0.4],
    ])}
    <clipPath id="p-body"><path d="M4 ${rim}Q170 ${rim + 48} 336 ${rim}L306 ${rim + 110}Q300 ${rim + 126} 280 ${rim + 126}H60Q40 ${rim + 126} 34 ${rim + 110}Z"/></clipPath></defs>
    <g clip-path="url(#p-body)"><rect y="${rim}" width="340" height="130" fill="${darker(WICKER, 0.5)}"/>${weave(rim + 10, 8)}<rect y="${rim}" width="340" height="130" fill="url(#p-round)"/></g>
    <path d="M5 ${rim}Q10 ${rim + 26} 170 ${rim + 28}Q330 ${rim + 26} 335 ${rim}" fill="none" stroke="${darker(WICKER, 0.4)}" stroke-width="17" stroke-linecap="round"/>
    <path d="M5 ${rim - 1}Q10 ${rim + 24} 170 ${rim + 26}Q330 ${rim + 24} 335 ${rim - 1}" fill="none" stroke="${WICKER}" stroke-width="13" stroke-linecap="round"/>
    <path d="M5 ${rim - 2}Q10 ${rim + 23} 170 ${rim + 25}Q330 ${rim + 23} 335 ${rim - 2}" fill="none" stroke="${lighter(WICKER, 0.38)}" stroke-width="11" stroke-dasharray="10 10"/>`;
  return { back: { svg: back, width: 340, height }, front: { svg: front, width: 340, height }, rim };
}

/** An open kraft carrier bag; what is in it shows above the rim, 40 below the top of the box. */
export function carrierBag(accent: string): Container {
  const back = `<path d="M30 14L216 14L232 60H12Z" fill="${darker(KRAFT, 0.42)}"/><path d="M216 14L244 30L232 60Z" fill="${darker(KRAFT, 0.3)}"/>`;
  const face = 'M8 44L30 56L52 44L76 56L98 44L122 56L146 44L168 56L192 44L192 256Q192 262 186 262H16Q10 262 10 256Z';
  const front = `<defs>${linear('p-kraft', [
    [0, darker(KRAFT, 0.08)],
    [0.3, lighter(KRAFT, 0.32)],
    [0.75, KRAFT],
    [1, darker(KRAFT, 0.08)],
  ])}
    ${linear('p-side', [
      [0, darker(KRAFT, 0.2)],
      [0.5, darker(KRAFT, 0.34)],
      [0.52, darker(KRAFT, 0.18)],
      [1, darker(KRAFT, 0.28)],
    ])}</defs>
    <path d="M190 46L206 52L220 38L236 42L234 244L190 262Z" fill="url(#p-side)"/><path d="${face}" fill="url(#p-kraft)"/>
    <path d="M9 62L10 256M52 60L34 262M150 60L166 262" stroke="${SHADE}" stroke-opacity=".07" stroke-width="6"/>
    <circle cx="100" cy="160" r="45" fill="${accent}" fill-opacity=".92"/><path d="M76 178C74 146 96 130 128 132C130 164 112 184 84 180M84 182C92 166 102 156 116 146" fill="none" stroke="#FFFDF6" stroke-width="6" stroke-linecap="round" stroke-linejoin="round"/>`;
  return { back: { svg: back, width: 244, height: 262 }, front: { svg: front, width: 244, height: 262 } };
}

/** A cardboard punnet for soft fruit. */
export function punnet(colour: string): Container {
  const back = `<path d="M30 6H270L292 50H8Z" fill="${darker(colour, 0.5)}"/><path d="M30 6H270L274 20H26Z" fill="${darker(colour, 0.24)}"/>`;
  const front = `<defs>${linear('p-card', [
    [0, darker(colour, 0.05)],
    [0.3, lighter(colour, 0.28)],
    [1, darker(colour, 0.14)],
  ])}${linear(
    'p-fall',
    [
      [0, '#fff', 0.15],
      [1, SHADE, 0.2],
    ],
    [0, 0, 0, 1],
  )}</defs>
    <path d="M4 46H296L272 136Q270 142 264 142H36Q30 142 28 136Z" fill="url(#p-card)"/><path d="M4 46H296L272 136Q270 142 264 142H36Q30 142 28 136Z" fill="url(#p-fall)"/>
    <path d="M4 46H296L293 58H7Z" fill="#fff" fill-opacity=".32"/>
    <path d="M76 80H112M136 80H164M188 80H224M82 108H116M138 108H162M184 108H218" stroke="${SHADE}" stroke-opacity=".3" stroke-width="11" stroke-linecap="round"/>`;
  return { back: { svg: back, width: 300, height: 142 }, front: { svg: front, width: 300, height: 142 } };
}
