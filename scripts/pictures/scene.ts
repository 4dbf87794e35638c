import { type Drawing, SHADE, SMALL_LIMIT, radial } from './drawing.ts';

/** Where a drawing stands: x is its middle, y the floor under it. Give its height or its width. */
export interface Place {
  x: number;
  y: number;
  height?: number;
  width?: number;
  /** Degrees, clockwise; the drawing still rests on the floor. */
  turn?: number;
  mirrored?: boolean;
  /** Strength of the shadow on the floor, 1 by default, 0 for none. */
  shadow?: number;
}

/** Gives every id of an SVG fragment, and every use of it, a suffix, so that fragments can share a document. */
function withOwnIds(svg: string, suffix: string): string {
  return svg.replaceAll(/(\bid="|url\(#|href="#)([\w-]+)/g, `$1$2-${suffix}`);
}

/** A picture under construction: what is added later lies in front. */
export class Scene {
  readonly width: number;
  readonly height: number;
  #layers: string[] = [];

  constructor(width = 400, height = 400) {
    this.width = width;
    this.height = height;
  }

  /** Puts a drawing on the floor at `place`, with its shadow. */
  stand(drawing: Drawing, place: Place): this {
    const { x, y, turn = 0, mirrored = false, shadow = 1 } = place;
    const scale = place.height ? place.height / drawing.height : (place.width ?? drawing.width) / drawing.width;
    const angle = (turn * Math.PI) / 180;
    const halfWidth = (drawing.width * scale) / 2;
    const halfHeight = (drawing.height * scale) / 2;
    const reach = Math.hypot(halfHeight * Math.cos(angle), halfWidth * Math.sin(angle));
    const spread = Math.hypot(halfWidth * Math.cos(angle), halfHeight * Math.sin(angle));
    if (shadow > 0) this.shadow(x, y, spread, shadow);
    const steps = [
      `translate(${x.toFixed(2)} ${(y - reach).toFixed(2)})`,
      `rotate(${turn})`,
      `scale(${(mirrored ? -scale : scale).toFixed(4)} ${scale.toFixed(4)})`,
      `translate(${-drawing.width / 2} ${-drawing.height / 2})`,
    ];
    const svg = Math.max(halfWidth, halfHeight) * 2 <= SMALL_LIMIT ? (drawing.small ?? drawing.svg) : drawing.svg;
    this.#layers.push(`<g transform="${steps.join(' ')}">${withOwnIds(svg, String(this.#layers.length))}</g>`);
    return this;
  }

  /** A contact shadow: a wide soft one and a tight dark one, `reach` units to each side. */
  shadow(x: number, y: number, reach: number, strength = 1): this {
    const suffix = String(this.#layers.length);
    const wide: [number, number] = [reach * 1.12, Math.max(reach * 0.17, 5)];
    const tight: [number, number] = [reach * 0.82, Math.max(reach * 0.07, 3)];
    const fade = (id: string, opacity: number) =>
      radial(id, [
        [0, SHADE, opacity * strength],
        [0.55, SHADE, opacity * strength * 0.55],
        [1, SHADE, 0],
      ]);
    const ellipse = ([rx, ry]: [number, number], id: string, dy: number) =>
      `<ellipse cx="${x}" cy="${y + dy}" rx="${rx}" ry="${ry}" fill="url(#${id})"/>`;
    const svg = `<defs>${fade('sw', 0.34)}${fade('st', 0.5)}</defs>${ellipse(wide, 'sw', 0)}${ellipse(tight, 'st', -1)}`;
    this.#layers.push(withOwnIds(svg, suffix));
    return this;
  }

  /** The finished picture as an SVG document, `pixels` wide. */
  toSvg(pixels: number): string {
    const size = `width="${pixels}" height="${Math.round((pixels * this.height) / this.width)}"`;
    const box = `viewBox="0 0 ${this.width} ${this.height}"`;
    return `<svg xmlns="http://www.w3.org/2000/svg" ${box} ${size}>${this.#layers.join('')}</svg>`;
  }
}
