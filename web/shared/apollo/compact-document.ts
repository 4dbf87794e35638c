import type { TypedDocumentNode } from '@apollo/client';

/**
 * A value of an argument, as in GraphQL but for strings: `$id` is a variable, `"text"` in quotes a string, and any other string one
 * of an enum.
 */
type Value = string | number | boolean | readonly Value[] | { readonly [name: string]: Value };
/** The arguments of a field. A name with `@` is that of a directive, with its own arguments. */
interface Arguments {
  readonly [name: string]: Value;
}
/** A field without arguments and selections, or `...Fragment`, as a string; `alias:name` renames a field. */
type Selection = string | readonly [name: string, ...(Arguments | Selection)[]];
/** The types of the variables by name, such as `ID!`, with the default value where there is one. */
type Variables = Readonly<Record<string, string | readonly [type: string, fallback: Value]>>;

export type CompactFragment = readonly [name: string, type: string, ...Selection[]];

const nameNode = (value: string) => ({ kind: 'Name', value });
const named = (kind: string, value: string) => ({ kind, name: nameNode(value) });

/**
 * The document of an operation from the compact form that the code generator writes: documents are a seventh of its size, and every
 * page loads some. `hash` is the one that the gateway knows the operation by.
 */
export function expandDocument<Data, Given>(
  operation: 'query' | 'mutation',
  name: string,
  hash: string,
  variables: Variables,
  selections: readonly Selection[],
  ...fragments: readonly CompactFragment[]
): TypedDocumentNode<Data, Given> {
  const document: unknown = {
    kind: 'Document',
    definitions: [
      {
        ...named('OperationDefinition', name),
        operation,
        variableDefinitions: Object.entries(variables).map(([variable, given]) => {
          const [type, ...fallback] = typeof given === 'string' ? [given] : given;
          return {
            kind: 'VariableDefinition',
            variable: named('Variable', variable),
            type: typeNode(type),
            defaultValue: fallback.map(valueNode)[0],
          };
        }),
        selectionSet: selectionSet(selections),
      },
      ...fragments.map(([title, type, ...fields]) => ({
        ...named('FragmentDefinition', title),
        typeCondition: named('NamedType', type),
        selectionSet: selectionSet(fields),
      })),
    ],
    __meta__: { hash },
  };
  return document as TypedDocumentNode<Data, Given>;
}

function typeNode(type: string): object {
  if (type.endsWith('!')) return { kind: 'NonNullType', type: typeNode(type.slice(0, -1)) };
  if (type.startsWith('[')) return { kind: 'ListType', type: typeNode(type.slice(1, -1)) };
  return named('NamedType', type);
}

const selectionSet = (selections: readonly Selection[]): object => ({
  kind: 'SelectionSet',
  selections: selections.map((selection) => {
    const [text, ...rest] = typeof selection === 'string' ? [selection] : selection;
    if (text.startsWith('...')) return named('FragmentSpread', text.slice(3));
    const [name = '', alias] = text.split(':').reverse();
    const inner = rest.filter((part): part is Selection => typeof part === 'string' || Array.isArray(part));
    const given = Object.entries(rest.length > inner.length ? (rest[0] as Arguments) : {});
    return {
      ...named('Field', name),
      alias: alias && nameNode(alias),
      arguments: given.filter(([argument]) => !argument.startsWith('@')).map(namedValue('Argument')),
      directives: given
        .filter(([argument]) => argument.startsWith('@'))
        .map(([directive, values]) => ({
          ...named('Directive', directive.slice(1)),
          arguments: Object.entries(values).map(namedValue('Argument')),
        })),
      selectionSet: inner.length > 0 ? selectionSet(inner) : undefined,
    };
  }),
});

const namedValue =
  (kind: string) =>
  ([name, value]: [string, Value]) => ({ ...named(kind, name), value: valueNode(value) });

function valueNode(value: Value): object {
  if (typeof value === 'number') return { kind: 'IntValue', value: `${value}` };
  if (typeof value === 'boolean') return { kind: 'BooleanValue', value };
  if (typeof value === 'string') {
    if (value.startsWith('$')) return named('Variable', value.slice(1));
    return value.startsWith('"') ? { kind: 'StringValue', value: value.slice(1, -1) } : { kind: 'EnumValue', value };
  }
  if (Array.isArray(value)) return { kind: 'ListValue', values: value.map(valueNode) };
  return { kind: 'ObjectValue', fields: Object.entries(value).map(namedValue('ObjectField')) };
}
