type Hsl = [hue: number, saturation: number, lightness: number];

/** Moves the colours of one hue range; hue in degrees, the others as factors. */
interface Grade {
  from: number;
  to: number;
  turn?: number;
  saturation?: number;
  lightness?: number;
}

/** The vectors' reds are cool pinks; food looks riper in warm reds, so all of them are graded alike. */
const everything: Grade[] = [{ from: 326, to: 362, turn: 15 }];

/** What single vectors need beyond that to look like the food and not like its symbol. */
const special: Record<string, Grade[]> = {
  broccoli: [{ from: 135, to: 215, turn: -42, saturation: 0.72, lightness: 0.92 }],
  eggplant: [
    { from: 225, to: 300, turn: 16, saturation: 0.55, lightness: 0.52 },
    { from: 135, to: 190, turn: -40, saturation: 0.7, lightness: 0.85 },
  ],
  blueberries: [{ from: 220, to: 300, turn: -20, saturation: 0.62, lightness: 0.82 }],
  'ear-of-corn': [{ from: 110, to: 175, turn: -24, saturation: 0.8 }],
  'bell-pepper': [{ from: 130, to: 190, turn: -24 }],
  'red-apple': [{ from: 326, to: 362, turn: -9, saturation: 0.94 }],
  pretzel: [{ from: 10, to: 45, turn: -3, saturation: 0.8, lightness: 0.9 }],
  cookie: [{ from: 0, to: 45, turn: 3, saturation: 1.1, lightness: 0.93 }],
  potato: [{ from: 0, to: 50, turn: 9, saturation: 1.15, lightness: 0.97 }],
  'steaming-bowl': [{ from: 320, to: 362, saturation: 0.8, lightness: 0.86 }],
};

function toHsl(colour: string): Hsl {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255);
  const high = Math.max(red, green, blue);
  const low = Math.min(red, green, blue);
  const span = high - low;
  const lightness = (high + low) / 2;
  if (span === 0) return [0, 0, lightness];
  const saturation = span / (1 - Math.abs(2 * lightness - 1));
  const sixth =
    high === red
      ? ((green - blue) / span + 6) % 6
      : high === green
        ? (blue - red) / span + 2
        : (red - green) / span + 4;
  return [sixth * 60, saturation, lightness];
}

function toHex([hue, saturation, lightness]: Hsl): string {
  const reach = saturation * Math.min(lightness, 1 - lightness);
  const channel = (offset: number) => {
    const at = (offset + hue / 30) % 12;
    const value = lightness - reach * Math.max(-1, Math.min(at - 3, 9 - at, 1));
    return Math.round(value * 255)
      .toString(16)
      .padStart(2, '0');
  };
  return `#${channel(0)}${channel(8)}${channel(4)}`;
}

function graded(colour: string, grades: Grade[]): string {
  let [hue, saturation, lightness] = toHsl(colour);
  for (const grade of grades) {
    if (hue < grade.from || hue > grade.to) continue;
    hue = (hue + (grade.turn ?? 0) + 360) % 360;
    saturation = Math.min(1, saturation * (grade.saturation ?? 1));
    lightness = Math.min(1, lightness * (grade.lightness ?? 1));
  }
  return toHex([hue, saturation, lightness]);
}

/** Grades every colour of a vector, so that all produce looks as if taken in the same light. */
export function gradeVector(name: string, svg: string): string {
  const grades = [...(special[name] ?? []), ...everything];
  return svg.replaceAll(/#([\da-f]{6}|[\da-f]{3})(?=")/gi, (_found, digits: string) => {
    const long = digits.length === 3 ? digits.replaceAll(/./g, '$&$&') : digits;
    return graded(`#${long}`, grades);
  });
}
