import { styleText } from 'node:util';
import type { DoctorOptions } from './arguments.ts';
import type { CallReport, DoctorReport, FeatureReport } from './report.ts';

type Colour = 'green' | 'yellow' | 'red' | 'gray' | 'bold';
type Mark = readonly [symbol: string, colour: Colour, words: string];

const callMarks: Record<CallReport['verdict'], Mark> = {
  specified: ['✓', 'green', 'as specified'],
  absorbed: ['~', 'yellow', 'absorbed by the gateway'],
  mend: ['✗', 'red', 'must be mended'],
  unchecked: ['-', 'gray', 'not checked'],
};
const featureMarks: Record<FeatureReport['verdict'], Mark> = {
  true: ['✓', 'green', 'true'],
  untrue: ['✗', 'red', 'not true'],
  unchecked: ['-', 'gray', 'not checked'],
};

/** The report as text. @param hasColours whether it is for a terminal */
export function reportText(report: DoctorReport, { mapFile, suggests }: DoctorOptions, hasColours: boolean): string {
  const paint = (colour: Colour, text: string) =>
    hasColours ? styleText(colour, text, { validateStream: false }) : text;
  const line = ([symbol, colour, words]: Mark, name: string, width: number, reason = '') =>
    `  ${paint(colour, symbol)} ${name.padEnd(width)}  ${paint(colour, words)}${reason && `: ${reason}`}`;
  const heading = (text: string) => ['', paint('bold', text)];
  const { store, calls, features, left, suggestion, summary } = report;
  if (calls.length === 0) return `${summary}\n`;

  const width = Math.max(...calls.map(({ call }) => call.length));
  const featureWidth = Math.max(0, ...features.map(({ name }) => name.length));
  const kind =
    store.kind === 'classic' ? 'a classic store: it has no GET /api/store' : 'it names its features at GET /api/store';
  const lines = [
    `${paint('bold', 'Store')}  ${store.url}${store.name === null ? '' : ` (${store.name})`}, ${kind}`,
    ...(mapFile === undefined ? [] : [`${paint('bold', 'Map')}    ${mapFile}`, ...mapLines(report)]),
    ...heading('Calls'),
    ...calls.flatMap(({ call, verdict, absorbed, faults, reason }) => [
      line(callMarks[verdict], call, width, reason),
      ...(verdict === 'unchecked' ? [] : absorbed.map((text) => `      ${text}`)),
      ...faults.flatMap(({ problem, request, answer, fix }) => [
        `      ${problem}`,
        `        sent      ${request}`,
        `        answered  ${answer}`,
        `        to mend   ${fix}`,
      ]),
    ]),
    ...(features.length === 0 ? [] : heading('Features that the store claims')),
    ...features.flatMap(({ name, verdict, text, request, answer }) => [
      line(featureMarks[verdict], name, featureWidth, text),
      ...(request === undefined ? [] : [`        sent      ${request}`, `        answered  ${answer}`]),
    ]),
    ...(left.length === 0 ? [] : [...heading('Left in the store'), ...left.map((text) => `  ${text}`)]),
    ...(suggests ? suggestionLines(suggestion, heading) : []),
    ...heading(summary),
  ];
  return `${lines.join('\n')}\n`;
}

function mapLines({ store: { map } }: DoctorReport): string[] {
  return [
    ...Object.entries(map.calls).map(([call, place]) => `       ${call} is ${place}`),
    ...(map.idType === 'number' ? ['       ids are sent as numbers'] : []),
    `       cookies ${map.cookies.shopper} and ${map.cookies.seller}`,
  ];
}

function suggestionLines(suggestion: DoctorReport['suggestion'], heading: (text: string) => string[]): string[] {
  if (suggestion === null) return heading('A store map is not needed, or no other names were found.');
  return [
    ...heading('Store map: save this as store-map.json, and set STORE_MAP=store-map.json for the gateway'),
    JSON.stringify(suggestion, null, 2),
  ];
}
