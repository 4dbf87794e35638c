import { progress, progressDone } from '../setup/terminal.mjs';
import { readArguments, usage } from './arguments.ts';
import { examine } from './checkup.ts';
import { reportText } from './print.ts';

/** `npm run doctor -- URL`; doctor.mjs starts it after installing the dependencies. */

const read = readArguments(process.argv.slice(2), process.env);
if ('wantsHelp' in read) {
  console.log(usage);
  process.exit(0);
}
if ('faults' in read) {
  console.error([...read.faults, '', usage].join('\n'));
  process.exit(2);
}
const { options } = read;
const isTerminal = process.stdout.isTTY && !options.isJson;
const report = await examine(options, (call) => {
  if (isTerminal) progress(call);
});
if (isTerminal) progressDone();
const hasColours = isTerminal && !process.env['NO_COLOR'];
process.stdout.write(options.isJson ? `${JSON.stringify(report, null, 2)}\n` : reportText(report, options, hasColours));
process.exitCode = report.exitCode;
