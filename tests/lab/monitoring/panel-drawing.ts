/** A panel of the dashboard with the answers to its queries. */
export interface AnsweredPanel {
  title: string;
  /** Grafana's name of the unit: `s`, `bytes`, `percentunit`, `reqps` or `short`. */
  unit: string;
  lines: { label: string; points: (readonly [seconds: number, value: number])[] }[];
}

const size = { width: 460, height: 290, left: 58, right: 14, top: 34, plot: 140 };
const columns = 3;
const headHeight = 64;
const maxLabels = 6;
/** Characters of the longest label. */
const maxLabelLength = 48;
const colours = ['#0b7a4b', '#c2571a', '#2f6fb5', '#8a4fa3', '#b58900', '#c43a5c', '#6b7670'];

/** Draws the panels, three in a row, over the same span of time. */
export function drawPanels(
  panels: AnsweredPanel[],
  { title, subtitle, from, to }: { title: string; subtitle: string; from: number; to: number },
): { svg: string; width: number; height: number } {
  const width = columns * size.width;
  const height = headHeight + Math.ceil(panels.length / columns) * size.height;
  const drawn = panels.map((panel, at) => {
    const [x, y] = [(at % columns) * size.width, headHeight + Math.floor(at / columns) * size.height];
    return `<g transform="translate(${x} ${y})">${drawPanel(panel, { from, to })}</g>`;
  });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">
<style>text { font: 12px system-ui, sans-serif; fill: #3b4540 } .big { font-size: 20px; font-weight: 600 } .title { font-weight: 600 } .grid { stroke: #e2e6e3 }</style>
<rect width="${width}" height="${height}" fill="#fff"/>
<text class="big" x="16" y="30">${escape(title)}</text><text x="16" y="50">${escape(subtitle)}</text>
${drawn.join('\n')}
</svg>
`;
  return { svg, width, height };
}

function drawPanel({ title, unit, lines }: AnsweredPanel, { from, to }: { from: number; to: number }): string {
  const highest = Math.max(0, ...lines.flatMap(({ points }) => points.map(([, value]) => value)));
  const step = niceStep((highest || 1) / 3);
  const top = Math.max(step, Math.ceil(highest / step) * step);
  const x = (seconds: number) =>
    round(size.left + ((seconds - from) / (to - from)) * (size.width - size.left - size.right));
  const y = (value: number) => round(size.top + size.plot - (Math.max(0, value) / top) * size.plot);
  const values = Array.from({ length: Math.round(top / step) + 1 }, (_none, at) => at * step);
  const grid = values.map(
    (value) =>
      `<line class="grid" x1="${x(from)}" x2="${x(to)}" y1="${y(value)}" y2="${y(value)}"/><text x="${x(from) - 6}" y="${y(value) + 4}" text-anchor="end">${textOf(value, unit)}</text>`,
  );
  const drawn = lines.map(({ points }, at) => {
    const path = points.map(([seconds, value]) => `${x(seconds)},${y(value)}`).join(' ');
    return `<polyline fill="none" stroke="${colours[at % colours.length]}" stroke-width="1.5" points="${path}"/>`;
  });
  const labels = lines.slice(0, maxLabels).map(({ label, points }, at) => {
    const [left, below] = [size.left, size.top + size.plot + 22 + at * 16];
    const last = points.at(-1)?.[1] ?? 0;
    return `<rect x="${left}" y="${below - 8}" width="12" height="4" fill="${colours[at % colours.length]}"/><text x="${left + 17}" y="${below}">${escape(label.slice(0, maxLabelLength))}  ${textOf(last, unit)}</text>`;
  });
  return [`<text class="title" x="16" y="18">${escape(title)}</text>`, ...grid, ...drawn, ...labels].join('');
}

function textOf(value: number, unit: string): string {
  if (unit === 's') return value < 1 ? `${round(value * 1000)} ms` : `${round(value)} s`;
  if (unit === 'bytes')
    return value < 1_000_000 ? `${Math.round(value / 1000)} kB` : `${Math.round(value / 1_000_000)} MB`;
  if (unit === 'percentunit') return `${Math.round(value * 100)} %`;
  return String(round(value));
}

/** The smallest step of 1, 2 or 5 times a power of ten that is at least this. */
function niceStep(least: number): number {
  const power = 10 ** Math.floor(Math.log10(least));
  return power * ([1, 2, 5].find((factor) => factor * power >= least) ?? 10);
}

const round = (value: number) => Math.round(value * 100) / 100;

const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
