import type { Description, Feature, Operation, Schema } from './description.ts';
import { fieldText, findField, requestFields, requestSchema, responseFields, responseSchema } from './shapes.ts';

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

/** A section for each feature: what it means, what it adds to other calls, and its own calls. */
export function featureSections(description: Description): string {
  return Object.entries(description['x-features'])
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, feature]) => {
      const own = callsOf(description).filter(({ operation }) => operation['x-feature'] === name);
      const added = [...addedInputs(description, feature), ...addedOutputs(description, feature, own)];
      return [`### ${name}`, feature.meaning, ...added, ...own.map(callText)].join('\n\n');
    })
    .join('\n\n');
}

function callText({ name, operation }: Call): string {
  const { summary, description } = operation;
  const parts = {
    Session: sessionOf(operation),
    Request: requestFields(operation, ['userId', 'userID']).join(', '),
    Response: responseFields(operation, []).join(', '),
  };
  const lines = Object.entries(parts).flatMap(([part, text]) => (text ? [`${part}: ${text}`] : []));
  return [`**\`${name}\`** ${sentence(summary)}${description ? ` ${description}` : ''}`, listOf(lines)]
    .filter(Boolean)
    .join('\n\n');
}

/** The fields that the feature adds to requests of other calls: one list for the fields that the same calls may have. */
function addedInputs(description: Description, { inputs = {} }: Feature): string[] {
  const names = [...new Set(Object.values(inputs).flat())];
  const callsOfName = (name: string) =>
    Object.keys(inputs)
      .filter((path) => inputs[path]?.includes(name))
      .map((path) => `\`${path.replace('/api/', '')}\``)
      .join(' and ');
  return [...new Set(names.map(callsOfName))].map((calls) => {
    const fields = names
      .filter((name) => callsOfName(name) === calls)
      .map((name) => described(name, inputField(description, Object.keys(inputs), name)));
    return `Requests of ${calls} may have:\n\n${listOf(fields)}`;
  });
}

/** The schema of a parameter or a field of that name in a request of one of these calls. */
function inputField(description: Description, paths: string[], name: string): Schema | undefined {
  for (const { path, operation } of callsOf(description)) {
    if (!paths.includes(path)) continue;
    const parameter = operation.parameters?.find((each) => each.name === name);
    const field = parameter
      ? { description: parameter.description, ...parameter.schema }
      : findField(requestSchema(operation), name);
    if (field) return field;
  }
  return undefined;
}

/** The fields that the feature adds to responses of other calls, taken from a call of the same resource. */
function addedOutputs(description: Description, feature: Feature, calls: Call[]): string[] {
  const own = calls.map(({ path }) => path);
  const near = new Set([...own, ...Object.keys(feature.inputs ?? {})].map(resourceOf));
  const contract = contractCalls(description);
  const others = callsOf(description).filter(({ path }) => !own.includes(path));
  const searched = [...contract.filter(({ path }) => near.has(resourceOf(path))), ...contract, ...others];
  const fields = (feature.outputs ?? []).flatMap((name) => {
    const field = searched
      .map(({ operation }) => findField(responseSchema(operation), name))
      .find((found) => found !== undefined);
    return field ? [described(name, field)] : [];
  });
  return fields.length > 0 ? [`Responses of other calls have:\n\n${listOf(fields)}`] : [];
}

function described(name: string, field: Schema | undefined): string {
  const code = fieldText(name, true, field);
  return field?.description ? `${code}. ${sentence(field.description)}` : code;
}

function sessionOf({ security = [] }: Operation): string {
  return security.flatMap((each) => Object.keys(each)).join(' or ');
}

const sentence = (text: string) => (text.endsWith('.') ? text : `${text}.`);

const listOf = (lines: string[]) => lines.map((line) => `- ${line}`).join('\n');
