import type { Drawing } from './drawing.ts';

/** The letters of our name as strokes, each with the space it takes; the baseline is at 0. */
const letters = {
  G: { path: 'M90 -90A53 53 0 1 0 104 -50H64', advance: 132 },
  r: { path: 'M0 0V-72M0 -32C0 -58 14 -72 38 -71', advance: 58 },
  e: { path: 'M0 -36H72A36 36 0 1 0 60 -9', advance: 100 },
  n: { path: 'M0 0V-72M0 -36C0 -60 14 -72 34 -72C54 -72 66 -60 66 -38V0', advance: 96 },
  g: { path: 'M72 -36A36 36 0 1 0 0 -36A36 36 0 1 0 72 -36M72 -72V8C72 30 58 42 36 42C22 42 10 37 3 28', advance: 104 },
  a: { path: 'M72 -36A36 36 0 1 0 0 -36A36 36 0 1 0 72 -36M72 -72V0', advance: 106 },
  t: { path: 'M14 -102V-22C14 -7 22 0 36 0H42M-6 -72H42', advance: 66 },
};

const name: (keyof typeof letters)[] = ['G', 'r', 'e', 'e', 'n', 'g', 'a', 't', 'e'];

/** "Greengate" drawn with strokes, so that no font is needed. */
export function wordmark(colour: string): Drawing {
  let x = 12;
  const strokes = name.map((letter) => {
    const { path, advance } = letters[letter];
    const placed = `<path d="${path}" transform="translate(${x} 118)"/>`;
    x += advance;
    return placed;
  });
  const svg = `<g fill="none" stroke="${colour}" stroke-width="21" stroke-linecap="round" stroke-linejoin="round">${strokes.join('')}</g>`;
  return { svg, width: x - 16, height: 174 };
}
