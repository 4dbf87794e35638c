/** A drawing with its own coordinates: from 0,0 at the top left to width,height; it stands on its bottom edge. */
export interface Drawing {
  svg: string;
  width: number;
  height: number;
  /** The same as an embedded picture: much quicker to draw where the vector has soft filters. For small sizes. */
  small?: string;
}

/** The largest side, in units of a picture, at which `small` is still sharp. */
export const SMALL_LIMIT = 205;

/** A colour stop: where (0 to 1), colour, opacity. */
export type Stop = [at: number, colour: string, opacity?: number];

/** The one dark all shading is mixed from: a warm plum, as in the produce vectors. */
export const SHADE = '#2B1638';

const stopList = (stops: Stop[]): string =>
  stops
    .map(([at, colour, opacity = 1]) => `<stop offset="${at}" stop-color="${colour}" stop-opacity="${opacity}"/>`)
    .join('');

/** A straight gradient over the painted shape's box, by default from left to right. */
export function linear(id: string, stops: Stop[], [x1, y1, x2, y2] = [0, 0, 1, 0]): string {
  return `<linearGradient id="${id}" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}">${stopList(stops)}</linearGradient>`;
}

/** A round gradient over the painted shape's box. */
export function radial(id: string, stops: Stop[], [cx, cy, r] = [0.5, 0.5, 0.5]): string {
  return `<radialGradient id="${id}" cx="${cx}" cy="${cy}" r="${r}">${stopList(stops)}</radialGradient>`;
}

/** The light on everything round and upright: key light from the left, a soft edge of shade on the right. */
export const cylinderLight = (id: string): string =>
  linear(id, [
    [0, SHADE, 0.3],
    [0.07, SHADE, 0.08],
    [0.16, '#fff', 0.2],
    [0.24, '#fff', 0.5],
    [0.32, '#fff', 0.12],
    [0.55, '#fff', 0],
    [0.8, SHADE, 0.12],
    [0.95, SHADE, 0.34],
    [1, SHADE, 0.24],
  ]);

/** Mixes a #rrggbb colour with another; `part` 0 keeps the first, 1 gives the second. */
export function mix(from: string, to: string, part: number): string {
  const channel = (colour: string, at: number) => Number.parseInt(colour.slice(at, at + 2), 16);
  const mixed = [1, 3, 5].map((at) => Math.round(channel(from, at) * (1 - part) + channel(to, at) * part));
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

export const lighter = (colour: string, part: number): string => mix(colour, '#ffffff', part);
export const darker = (colour: string, part: number): string => mix(colour, SHADE, part);

/** Draws `drawing` inside another one, centred on cx,cy and fitted into a square of `size`, at most `SMALL_LIMIT`. */
export function inset(drawing: Drawing, cx: number, cy: number, size: number): string {
  const scale = size / Math.max(drawing.width, drawing.height);
  const x = cx - (drawing.width * scale) / 2;
  const y = cy - (drawing.height * scale) / 2;
  return `<g transform="translate(${x.toFixed(2)} ${y.toFixed(2)}) scale(${scale.toFixed(4)})">${drawing.small ?? drawing.svg}</g>`;
}

/** Numbers from 0 to 1 that look random and are the same for the same seed, so pictures do not change between runs. */
export function steadyChance(seed: string): () => number {
  let state = seed.split('').reduce((sum, letter) => Math.imul(sum ^ letter.charCodeAt(0), 16777619), 2166136261);
  return () => {
    state = Math.imul(state ^ (state >>> 15), state | 1);
    state ^= state + Math.imul(state ^ (state >>> 7), state | 61);
    return ((state ^ (state >>> 14)) >>> 0) / 4294967296;
  };
}
