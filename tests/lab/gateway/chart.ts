import { operations } from './operations.ts';
import { oursName, ratio, times, type Measured } from './figures.ts';

const rowHeightPx = 17;
const labelWidthPx = 250;
const widthPx = 860;
const barsWidthPx = widthPx - labelWidthPx - 70;

/** Bars on a scale of powers of ten, one group for each operation; readable on light and dark pages. */
export function benchmarkChart(measured: readonly Measured[]): string {
  const names = measured.filter(({ name }) => name !== 'direct REST').map(({ name }) => name);
  const [least, most] = [0.2, 100];
  const place = (value: number) =>
    labelWidthPx + (barsWidthPx * Math.log(Math.min(most, Math.max(least, value)) / least)) / Math.log(most / least);
  const parts: string[] = [];
  let y = 44;
  for (const { name, says } of operations) {
    parts.push(`<text class="head" x="0" y="${y}">${escapeXml(says)}</text>`);
    y += 8;
    for (const target of names) {
      const value = ratio(measured, target, name);
      if (Number.isNaN(value)) continue;
      y += rowHeightPx;
      const isOurs = target === oursName;
      parts.push(
        `<text x="${labelWidthPx - 8}" y="${y}" text-anchor="end"${isOurs ? ' class="own"' : ''}>${escapeXml(target)}</text>`,
        `<rect class="${isOurs ? 'bar own' : 'bar'}" x="${labelWidthPx}" y="${y - 11}" width="${(place(value) - labelWidthPx).toFixed(1)}" height="13" rx="2"/>`,
        `<text x="${(place(value) + 6).toFixed(1)}" y="${y}"${isOurs ? ' class="own"' : ''}>${times(value)}</text>`,
      );
    }
    y += 34;
  }
  const one = place(1).toFixed(1);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${widthPx} ${y - 10}" role="img" aria-label="Requests a second of this gateway and others, as ratios to Apollo Server standalone">
<style>
text { font: 12px system-ui, sans-serif; fill: #3d4a41; }
.head { font-weight: 600; font-size: 13px; fill: #16211a; }
.own { font-weight: 700; fill: #0d7a3f; }
.bar { fill: #a9b6ad; }
.bar.own { fill: #1f9d55; }
line { stroke: #7c8a80; stroke-dasharray: 3 3; }
@media (prefers-color-scheme: dark) {
  text { fill: #c3cec7; } .head { fill: #f1f5f2; } .own { fill: #5fd68f; } .bar { fill: #5b6a60; } .bar.own { fill: #35b56c; }
}
</style>
<text x="0" y="14">Requests a second as ratios to Apollo Server standalone with node-fetch (dashed), one core each; the scale is logarithmic</text>
<line x1="${one}" x2="${one}" y1="26" y2="${y - 26}"/>
${parts.join('\n')}
</svg>
`;
}

const escapeXml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
