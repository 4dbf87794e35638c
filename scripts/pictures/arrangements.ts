import { type Drawing, steadyChance } from './drawing.ts';
import { Scene } from './scene.ts';
import type { Container } from './wooden-props.ts';

/** The height at which a drawing fits into a box. */
export function fitted(drawing: Drawing, width: number, height: number): number {
  return Math.min(height, (width * drawing.height) / drawing.width);
}

/** One piece, large. */
export function single(drawing: Drawing, turn = 0): Scene {
  const height = fitted(drawing, 306, 300);
  return new Scene().stand(drawing, { x: 200, y: 200 + height / 2 + (turn === 0 ? 0 : 6), height, turn });
}

/** Three pieces: two behind, one in front between them. */
export function trio(drawing: Drawing, lean = 9): Scene {
  const height = fitted(drawing, 188, 196);
  const half = ((height * drawing.width) / drawing.height) * 0.5;
  const apart = Math.min(Math.max(half * 0.96, 62), 182 - half);
  return new Scene()
    .stand(drawing, { x: 200 - apart, y: 262, height, turn: -lean, shadow: 0.8 })
    .stand(drawing, { x: 200 + apart, y: 262, height: height * 0.97, turn: lean, mirrored: true, shadow: 0.8 })
    .stand(drawing, { x: 200, y: 336, height: height * 1.08, turn: lean / 3 });
}

/** A few pieces side by side, each a step nearer than the last: for long things such as baguettes. */
export function fan(drawing: Drawing, turns: number[], height = 230): Scene {
  const scene = new Scene();
  const step = Math.min(74, 190 / Math.max(turns.length - 1, 1));
  turns.forEach((turn, at) => {
    const x = 200 + (at - (turns.length - 1) / 2) * step;
    scene.stand(drawing, { x, y: 314 + at * 12, height, turn, shadow: at === 0 ? 0.9 : 0.55 });
  });
  return scene;
}

interface Heap {
  /** Where the container stands. */
  x: number;
  y: number;
  width: number;
  /** How far below the top of the container's box the fruit of the front row lies on the bottom, in its own units. */
  depth: number;
  /** How wide the opening is, in the container's own units. */
  opening: number;
  /** The largest side of one piece, in picture units. */
  piece: number;
  /** Pieces per row, from the back row to the front row. */
  rows: number[];
  /** The step from one row to the next, in picture units. */
  step?: number;
  /** The most a piece leans, in degrees. */
  lean?: number;
}

/** Heaps pieces into a container and draws both halves of it; several drawings take turns. */
export function heap(scene: Scene, container: Container, drawings: Drawing[], how: Heap): Scene {
  const { x, y, width, depth, opening, piece, rows, step = piece * 0.34, lean = 16 } = how;
  const scale = width / container.back.width;
  const top = y - container.back.height * scale;
  const chance = steadyChance(`${piece}-${rows.join()}`);
  scene.stand(container.back, { x, y, width });
  let taken = 0;
  rows.forEach((count, row) => {
    const level = top + depth * scale - (rows.length - 1 - row) * step;
    const spread = opening * scale - piece * 0.72;
    for (let at = 0; at < count; at += 1) {
      const drawing = drawings[taken % drawings.length];
      taken += 1;
      if (!drawing) continue;
      const along = count === 1 ? 0 : at / (count - 1) - 0.5;
      const height = fitted(drawing, piece, piece) * (0.95 + chance() * 0.1);
      scene.stand(drawing, {
        x: x + along * Math.min(spread, (count - 1) * piece * 0.8) + (chance() - 0.5) * piece * 0.14,
        y: level + Math.abs(along) * piece * 0.16,
        height,
        turn: along * lean + (chance() - 0.5) * lean,
        mirrored: chance() > 0.62,
        shadow: 0.55,
      });
    }
  });
  return scene.stand(container.front, { x, y, width, shadow: 0 });
}

/** A pack alone, large, with loose things at its foot. */
export function packShot(
  pack: Drawing,
  garnish: { drawing: Drawing; height: number; x: number; y?: number; turn?: number }[] = [],
): Scene {
  const scene = new Scene();
  const height = fitted(pack, 268, 342);
  const x = garnish.length > 0 ? 182 : 200;
  scene.stand(pack, { x, y: 368, height });
  for (const { drawing, height: size, x: at, y = 376, turn = 0 } of garnish) {
    scene.stand(drawing, { x: at, y, height: size, turn });
  }
  return scene;
}

/** Three packs: high ones in a triangle, flat ones two below and one on top. */
export function packTrio(pack: Drawing): Scene {
  if (pack.width > pack.height * 1.1) {
    const height = fitted(pack, 182, 150);
    return new Scene()
      .stand(pack, { x: 104, y: 330, height })
      .stand(pack, { x: 292, y: 330, height })
      .stand(pack, { x: 200, y: 338 - height * 0.88, height, shadow: 0.5 });
  }
  const height = fitted(pack, 172, 292);
  const half = ((height * pack.width) / pack.height) * 0.5;
  const apart = Math.min(half * 1.1, 188 - half);
  return new Scene()
    .stand(pack, { x: 200 - apart, y: 318, height: height * 0.95 })
    .stand(pack, { x: 200 + apart, y: 318, height: height * 0.95 })
    .stand(pack, { x: 200, y: 374, height: height * 1.04 });
}

/** A dish in front of the pack it came out of; the dish is at most `size` high. */
export function served(pack: Drawing, dish: Drawing, size = 188): Scene {
  const height = fitted(pack, 196, 318);
  const x = 22 + ((height * pack.width) / pack.height) * 0.5;
  return new Scene()
    .stand(pack, { x: Math.max(x, 100), y: 340, height, shadow: 0.9 })
    .stand(dish, { x: 264, y: 374, height: fitted(dish, 232, size) });
}

/** Things standing on a board or a plate, from left to right. */
export function laidOut(under: Drawing, drawings: Drawing[], height: number, turns: number[] = []): Scene {
  const scene = new Scene().stand(under, { x: 200, y: 346, width: 368 });
  const step = Math.min(112, 270 / Math.max(drawings.length, 1));
  const order = drawings.map((drawing, at) => ({ drawing, at, depth: at % 2 }));
  for (const { drawing, at, depth } of order.toSorted((a, b) => a.depth - b.depth)) {
    const x = 200 + (at - (drawings.length - 1) / 2) * step;
    scene.stand(drawing, {
      x,
      y: 306 + depth * 18,
      height: fitted(drawing, height * 1.5, height),
      turn: turns[at] ?? 0,
      shadow: 0.7,
    });
  }
  return scene;
}
