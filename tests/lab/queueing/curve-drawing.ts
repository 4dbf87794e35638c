interface Curve {
  name: string;
  points: { x: number; y: number }[];
}

interface Drawing {
  title: string;
  x: string;
  y: string;
  curves: Curve[];
}

const widthPx = 760;
const heightPx = 400;
const framePx = { left: 64, right: 48, top: 44, bottom: 110 };
const colours = ['#2f7d4f', '#c4622d', '#3465a4', '#8a4f9e'];

/** Curves over two logarithmic axes, as an SVG that reads on light and dark pages. */
export function drawCurves({ title, x, y, curves }: Drawing): string {
  const all = curves.flatMap(({ points }) => points);
  const decades = (values: number[]) => [
    Math.floor(Math.log10(Math.min(...values))),
    Math.ceil(Math.log10(Math.max(...values))),
  ];
  const [fromX = 0, toX = 1] = decades(all.map((point) => point.x));
  const [fromY = 0, toY = 1] = decades(all.map((point) => point.y));
  const atX = (value: number) =>
    framePx.left + ((Math.log10(value) - fromX) / (toX - fromX)) * (widthPx - framePx.left - framePx.right);
  const atY = (value: number) =>
    heightPx -
    framePx.bottom -
    ((Math.log10(value) - fromY) / (toY - fromY)) * (heightPx - framePx.top - framePx.bottom);
  const powers = (from: number, to: number) =>
    Array.from({ length: to - from + 1 }, (_, index) => 10 ** (from + index));
  const bottom = heightPx - framePx.bottom;
  const grid = [
    ...powers(fromX, toX).map(
      (value) =>
        `<line x1="${atX(value)}" x2="${atX(value)}" y1="${framePx.top}" y2="${bottom}"/><text x="${atX(value)}" y="${bottom + 16}" text-anchor="middle">${value.toLocaleString('en')}</text>`,
    ),
    ...powers(fromY, toY).map(
      (value) =>
        `<line x1="${framePx.left}" x2="${widthPx - framePx.right}" y1="${atY(value)}" y2="${atY(value)}"/><text x="${framePx.left - 6}" y="${atY(value) + 4}" text-anchor="end">${value.toLocaleString('en')}</text>`,
    ),
  ];
  const lines = curves.map(({ name, points }, index) => {
    const path = points.map((point) => `${atX(point.x).toFixed(1)},${atY(point.y).toFixed(1)}`).join(' ');
    const colour = colours[index % colours.length];
    const legend = bottom + 44 + index * 17;
    return `<polyline points="${path}" fill="none" stroke="${colour}" stroke-width="2.5"/><line x1="${framePx.left}" x2="${framePx.left + 24}" y1="${legend}" y2="${legend}" stroke="${colour}" stroke-width="2.5"/><text x="${framePx.left + 32}" y="${legend + 4}">${name}</text>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${widthPx} ${heightPx}" role="img" aria-label="${title}" font-family="system-ui, sans-serif" font-size="12">
<style>text{fill:#333}.grid line{stroke:#8886}@media (prefers-color-scheme:dark){text{fill:#ddd}}</style>
<text x="${framePx.left}" y="24" font-size="15" font-weight="600">${title}</text>
<g class="grid">${grid.join('\n')}</g>
<text x="${widthPx - framePx.right}" y="${bottom + 32}" text-anchor="end">${x}</text><text x="${framePx.left - 6}" y="${framePx.top - 8}" text-anchor="end">${y}</text>
${lines.join('\n')}
</svg>
`;
}
