import { type Drawing, linear, radial, steadyChance } from './drawing.ts';

/** A round country loaf, floured and scored. */
export function roundLoaf(): Drawing {
  const body = 'M8 128C4 58 72 8 152 8C232 8 300 58 296 128C294 168 246 182 152 182C58 182 10 168 8 128Z';
  const chance = steadyChance('loaf');
  const flour = Array.from({ length: 70 }, () => {
    const angle = chance() * Math.PI * 2;
    const reach = Math.sqrt(chance());
    return `<circle cx="${(152 + Math.cos(angle) * reach * 120).toFixed(1)}" cy="${(84 + Math.sin(angle) * reach * 62).toFixed(1)}" r="${(0.8 + chance() * 2).toFixed(1)}" fill="#FFF6E4" fill-opacity="${(0.25 + chance() * 0.4).toFixed(2)}"/>`;
  });
  const cut = (path: string) =>
    `<path d="${path}" fill="url(#p-crumb)"/><path d="${path}" fill="none" stroke="#8A4A1C" stroke-opacity=".5" stroke-width="3" stroke-linejoin="round"/>`;
  const svg = `<defs>${radial(
    'p-crust',
    [
      [0, '#F0B569'],
      [0.45, '#D98A3C'],
      [0.8, '#AF5E24'],
      [1, '#7E3D1E'],
    ],
    [0.38, 0.24, 0.86],
  )}
    ${linear(
      'p-crumb',
      [
        [0, '#FFEBC8'],
        [0.6, '#F3C98B'],
        [1, '#D9964F'],
      ],
      [0, 0, 0, 1],
    )}${linear(
      'p-foot',
      [
        [0.55, '#5B2440', 0],
        [1, '#5B2440', 0.5],
      ],
      [0, 0, 0, 1],
    )}</defs>
    <path d="${body}" fill="url(#p-crust)"/>${flour.join('')}
    ${cut('M70 42C104 62 128 98 136 140C116 108 92 78 60 54Z')}${cut('M128 22C164 46 190 88 198 136C176 100 148 62 116 34Z')}${cut('M190 18C222 44 242 82 250 122C230 90 204 54 176 30Z')}
    <path d="${body}" fill="url(#p-foot)"/><path d="M36 92C46 54 82 30 116 24" fill="none" stroke="#fff" stroke-opacity=".35" stroke-width="8" stroke-linecap="round"/>`;
  return { svg, width: 304, height: 184 };
}

/** A boiled bagel with seeds, seen from the front and above. */
export function bagel(): Drawing {
  const chance = steadyChance('bagel');
  const seeds = Array.from({ length: 46 }, () => {
    const angle = chance() * Math.PI * 2;
    const reach = 0.5 + chance() * 0.38;
    const x = 130 + Math.cos(angle) * reach * 122;
    const y = 88 + Math.sin(angle) * reach * 84;
    return `<ellipse cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" rx="4.6" ry="2.6" transform="rotate(${Math.round(chance() * 180)} ${x.toFixed(1)} ${y.toFixed(1)})" fill="${chance() > 0.35 ? '#FFEBC4' : '#4A3027'}"/>`;
  });
  const ring = 'M130 4C204 4 256 46 256 102C256 164 204 192 130 192C56 192 4 164 4 102C4 46 56 4 130 4Z';
  const svg = `<defs>${radial(
    'p-crust',
    [
      [0, '#FBD08A'],
      [0.5, '#E59A48'],
      [0.82, '#C06F2C'],
      [1, '#8E4726'],
    ],
    [0.4, 0.26, 0.8],
  )}${linear(
    'p-foot',
    [
      [0.55, '#5B2440', 0],
      [1, '#5B2440', 0.42],
    ],
    [0, 0, 0, 1],
  )}${radial(
    'p-hole',
    [
      [0, '#5A2B1E'],
      [0.7, '#84451F'],
      [1, '#B86A2B'],
    ],
    [0.5, 0.4, 0.6],
  )}</defs>
    <path d="${ring}" fill="url(#p-crust)"/>${seeds.join('')}<path d="${ring}" fill="url(#p-foot)"/>
    <ellipse cx="130" cy="88" rx="38" ry="25" fill="url(#p-hole)"/><path d="M94 96Q104 114 130 115Q156 114 166 96" fill="none" stroke="#FFDCA0" stroke-opacity=".7" stroke-width="4" stroke-linecap="round"/>
    <path d="M34 84C40 50 72 28 112 22" fill="none" stroke="#fff" stroke-opacity=".45" stroke-width="9" stroke-linecap="round"/>`;
  return { svg, width: 260, height: 194 };
}
