interface Chart {
  title: string;
  /** The labels of the values, smallest first. */
  ticks: readonly number[];
  lines: readonly { label: string; values: readonly number[] }[];
}

const panel = { width: 420, height: 240, left: 48, right: 12, top: 56, bottom: 30 };
const colours = ['#0b7a4b', '#c2571a', '#2f6fb5', '#8a4fa3', '#b58900', '#c43a5c', '#6b7670'];
const short = new Intl.NumberFormat('en-US', { notation: 'compact' });

/** A drawing of lines, one panel per chart, all on one scale from zero. Readable on light and dark grounds. */
export function linePlot({ title, charts }: { title: string; charts: readonly Chart[] }): string {
  const most = Math.max(1, ...charts.flatMap(({ lines }) => lines.flatMap(({ values }) => values)));
  const step = niceStep(most / 4);
  const top = Math.ceil(most / step) * step;
  const labels = charts[0]?.lines.map(({ label }) => label) ?? [];
  const width = Math.max(1, charts.length) * panel.width;
  const height = panel.height + 14 + Math.ceil(labels.length / 2) * 18;
  const legend = labels.map((label, at) => {
    const x = panel.left + (at % 2) * (width / 2);
    const y = panel.height + 16 + Math.floor(at / 2) * 18;
    return `<rect x="${x}" y="${y - 8}" width="14" height="4" rx="2" fill="${colours[at % colours.length]}"/><text x="${x + 20}" y="${y}">${escape(label)}</text>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" aria-label="${escape(title)}">
<style>
  text { font: 12px system-ui, sans-serif; fill: #3b4540; }
  .title { font-weight: 600; font-size: 14px; }
  .grid { stroke: #8a948f; stroke-opacity: 0.3; }
  @media (prefers-color-scheme: dark) { text { fill: #d5ddd8; } .line { filter: brightness(1.45); } rect { filter: brightness(1.45); } }
</style>
<text class="title" x="${panel.left}" y="20">${escape(title)}</text>
${charts.map((chart, at) => drawPanel(chart, at * panel.width, { top, step })).join('\n')}
${legend.join('\n')}
</svg>
`;
}

function drawPanel({ title, ticks, lines }: Chart, offset: number, { top, step }: { top: number; step: number }) {
  const { width, height, left, right, top: head, bottom } = panel;
  const x = (at: number) => round(offset + left + (at * (width - left - right)) / Math.max(1, ticks.length - 1));
  const y = (value: number) => round(height - bottom - (value / top) * (height - head - bottom));
  const grid = Array.from({ length: Math.round(top / step) + 1 }, (_none, at) => at * step).map(
    (value) =>
      `<line class="grid" x1="${x(0)}" x2="${x(ticks.length - 1)}" y1="${y(value)}" y2="${y(value)}"/><text x="${x(0) - 8}" y="${y(value) + 4}" text-anchor="end">${round(value)}</text>`,
  );
  const marks = ticks.map(
    (tick, at) =>
      `<text x="${x(at)}" y="${height - 10}" text-anchor="${at === ticks.length - 1 ? 'end' : 'middle'}">${short.format(tick)}</text>`,
  );
  const drawn = lines.map(({ values }, at) => {
    const colour = colours[at % colours.length];
    const points = values.map((value, place) => `${x(place)},${y(value)}`);
    const dots = values.map((value, place) => `<circle cx="${x(place)}" cy="${y(value)}" r="3" fill="${colour}"/>`);
    return `<g class="line"><polyline fill="none" stroke="${colour}" stroke-width="2" points="${points.join(' ')}"/>${dots.join('')}</g>`;
  });
  return [`<text x="${x(0)}" y="44">${escape(title)}</text>`, ...grid, ...marks, ...drawn].join('\n');
}

/** The smallest step of 1, 2 or 5 times a power of ten that is at least this. */
function niceStep(least: number): number {
  const power = 10 ** Math.floor(Math.log10(least));
  return power * ([1, 2, 5].find((factor) => factor * power >= least) ?? 10);
}

const round = (value: number) => Math.round(value * 100) / 100;

const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
