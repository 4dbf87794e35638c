/** A field of an object in a response, by its name there. */
export type ObjectField = { key: string } & (
  | { kind: 'text'; /** The value as JSON. */ text: string }
  | {
      kind: 'property';
      /** The name of the source's property. */ property: string;
      isRequired: boolean;
      write: (value: unknown) => string;
    }
  | { kind: 'made' }
);

/** @param made the JSON texts of the fields that are made before, in their order */
type ObjectText = (source: unknown, made: readonly string[]) => string;

/**
 * Generates the function that puts the JSON text of an object together, as one expression: a loop over the fields makes more
 * pieces of text, and reads properties of many shapes at one place. The code contains only names of GraphQL, which are letters,
 * digits and `_`, and strings as JSON.
 */
export function objectText(fields: readonly ObjectField[]): ObjectText {
  const writes = [...new Set(fields.flatMap((field) => (field.kind === 'property' ? [field.write] : [])))];
  const names = writes.map((_write, at) => `write${at}`);
  const terms: string[] = [];
  let constant = '{';
  let madeBefore = 0;
  for (const [at, field] of fields.entries()) {
    constant += `${at === 0 ? '' : ','}"${field.key}":`;
    if (field.kind === 'text') {
      constant += field.text;
      continue;
    }
    terms.push(JSON.stringify(constant));
    constant = '';
    if (field.kind === 'made') {
      terms.push(`made[${madeBefore}]`);
      madeBefore += 1;
    } else {
      const value = `source.${field.property}`;
      const text = `${names[writes.indexOf(field.write)]}(${value})`;
      terms.push(field.isRequired ? text : `(${value} == null ? 'null' : ${text})`);
    }
  }
  terms.push(JSON.stringify(`${constant}}`));
  // oxlint-disable-next-line no-new-func, typescript/no-implied-eval -- of checked names only
  const create = new Function(...names, `return (source, made) => ${terms.join(' + ')}`) as (
    ...given: typeof writes
  ) => ObjectText;
  return create(...writes);
}
