import type { Upload } from './uploads.ts';

interface Operation {
  query: string;
  // oxlint-disable-next-line typescript/no-explicit-any -- GraphiQL's type
  variables?: any;
  operationName?: string | null;
}

interface ChosenUpload extends Upload {
  files: readonly File[];
}

/** Sends an operation with the browser's cookies, and with files as a GraphQL multipart request. */
export async function sendOperation(
  operation: Operation,
  uploads: readonly ChosenUpload[],
  headers: Record<string, string> = {},
) {
  const isUpload = uploads.length > 0;
  const response = await fetch('/graphql', {
    method: 'POST',
    // The browser itself sets the type of a form.
    headers: {
      ...(!isUpload && { 'content-type': 'application/json' }),
      'apollo-require-preflight': 'true',
      ...headers,
    },
    body: isUpload ? multipartBody(operation, uploads) : JSON.stringify(operation),
  });
  return await response.json();
}

function multipartBody(operation: Operation, uploads: readonly ChosenUpload[]): FormData {
  const variables = structuredClone(operation.variables ?? {});
  const parts = uploads.flatMap(({ path, isList, files }) => {
    setAt(variables, path.split('.'), isList ? files.map(() => null) : null);
    return files.map((file, index) => ({ file, path: isList ? `${path}.${index}` : path }));
  });
  const form = new FormData();
  form.append('operations', JSON.stringify({ ...operation, variables }));
  form.append(
    'map',
    JSON.stringify(Object.fromEntries(parts.map(({ path }, index) => [index, [`variables.${path}`]]))),
  );
  for (const [index, { file }] of parts.entries()) form.append(String(index), file);
  return form;
}

/** Sets a value inside objects, which are created where they are missing. */
function setAt(target: Record<string, unknown>, [name = '', ...rest]: string[], value: unknown): void {
  if (rest.length === 0) {
    target[name] = value;
    return;
  }
  const inner = (target[name] ?? {}) as Record<string, unknown>;
  target[name] = inner;
  setAt(inner, rest, value);
}
