import type { Description, Feature, Operation } from './description.ts';
import { requestFields, responseFields } from './shapes.ts';

/** The resources of the contract's calls, in the order in which its table lists them. */
const resources = ['product', 'user', 'cart', 'address', 'order', 'seller'];

interface Call {
  path: string;
  name: string;
  operation: Operation;
}

function callsOf({ paths }: Description): Call[] {
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      path,
      name: `${method.toUpperCase()} ${path}`,
      operation,
    })),
  );
}

const resourceOf = (path: string) => path.split('/')[2] ?? '';

/** The calls of the contract: those that no feature adds. */
function contractCalls(description: Description): Call[] {
  const placeOf = ({ path }: Call) => resources.indexOf(resourceOf(path));
  return callsOf(description)
    .filter(({ path, operation }) => path !== '/api/store' && operation['x-feature'] === undefined)
    .toSorted((one, other) => placeOf(one) - placeOf(other));
}

/** The table of the calls of the contract, without what features add to them. */
export function contractTable(description: Description): string {
  const features = Object.values(description['x-features']);
  const outputs = features.flatMap((feature) => feature.outputs ?? []);
  const rows = contractCalls(description).map(({ path, name, operation }) => {
    const inputs = features.flatMap((feature) => feature.inputs?.[path] ?? []);
    const request = requestFields(operation, ['userID', ...inputs, ...outputs]);
    return [`\`${name}\``, sessionOf(operation), request.join(', '), responseFields(operation, outputs).join(', ')];
  });
  const lines = [['Call', 'Session', 'Request', 'Response'], ['---', '---', '---', '---'], ...rows];
  return lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

/** A section for each feature: what it means, its own calls, and the names of what it adds to others. The document has the rest. */
export function featureSections(description: Description): string {
  return Object.entries(description['x-features'])
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, feature]) => {
      const own = callsOf(description).filter(({ operation }) => operation['x-feature'] === name);
      const lines = [...own.map(callText), ...addedInputs(feature), ...addedOutputs(feature)];
      return [`### ${name}`, feature.meaning, lines.map((line) => `- ${line}`).join('\n')].filter(Boolean).join('\n\n');
    })
    .join('\n\n');
}

function callText({ name, operation }: Call): string {
  const session = sessionOf(operation) || 'no session';
  return `\`${name.replace(' /api/', ' ')}\`${session === 'seller' ? '' : ` (${session})`}: ${sentence(operation.summary)}`;
}

/** One line for the fields that the same requests may have. */
function addedInputs({ inputs = {} }: Feature): string[] {
  const names = [...new Set(Object.values(inputs).flat())];
  const callsOfName = (name: string) =>
    Object.keys(inputs)
      .filter((path) => inputs[path]?.includes(name))
      .map((path) => `\`${path.replace('/api/', '')}\``)
      .join(' and ');
  return [...new Set(names.map(callsOfName))].map(
    (calls) => `Adds to requests of ${calls}: ${codes(names.filter((name) => callsOfName(name) === calls))}.`,
  );
}

const addedOutputs = ({ outputs = [] }: Feature): string[] =>
  outputs.length > 0 ? [`Adds to responses: ${codes(outputs)}.`] : [];

const codes = (names: readonly string[]) => names.map((name) => `\`${name}\``).join(', ');

function sessionOf({ security = [] }: Operation): string {
  return security.flatMap((each) => Object.keys(each)).join(' or ');
}

const sentence = (text: string) => (text.endsWith('.') ? text : `${text}.`);
