import {
  Kind,
  print,
  type ArgumentNode,
  type DirectiveNode,
  type FragmentDefinitionNode,
  type OperationDefinitionNode,
  type SelectionNode,
  type SelectionSetNode,
  type ValueNode,
} from 'graphql';

type Compact = string | number | boolean | readonly Compact[] | { readonly [name: string]: Compact };

/** An operation as the values that `expandDocument` in `web/shared/apollo/compact-document.ts` takes after the hash. */
export function compactOperation({ variableDefinitions = [], directives, selectionSet }: OperationDefinitionNode) {
  refuse(directives);
  const variables = variableDefinitions.map(({ variable, type, defaultValue }) => [
    variable.name.value,
    defaultValue ? [print(type), compactValue(defaultValue)] : print(type),
  ]);
  return [Object.fromEntries(variables), compactSelections(selectionSet)] as const;
}

/** A fragment as `CompactFragment` of the same file. */
export function compactFragment({ name, typeCondition, directives, selectionSet }: FragmentDefinitionNode): Compact {
  refuse(directives);
  return [name.value, typeCondition.name.value, ...compactSelections(selectionSet)];
}

const compactSelections = ({ selections }: SelectionSetNode): Compact[] => selections.map(compactSelection);

function compactSelection(selection: SelectionNode): Compact {
  if (selection.kind === Kind.INLINE_FRAGMENT) throw unknown(selection);
  if (selection.kind === Kind.FRAGMENT_SPREAD) {
    refuse(selection.directives);
    return `...${selection.name.value}`;
  }
  const { alias, name, arguments: given = [], directives = [], selectionSet } = selection;
  const text = alias ? `${alias.value}:${name.value}` : name.value;
  const values = {
    ...compactArguments(given),
    ...Object.fromEntries(directives.map((each) => [`@${each.name.value}`, compactArguments(each.arguments)])),
  };
  const hasValues = Object.keys(values).length > 0;
  if (!hasValues && !selectionSet) return text;
  return [text, ...(hasValues ? [values] : []), ...(selectionSet ? compactSelections(selectionSet) : [])];
}

const compactArguments = (given: readonly ArgumentNode[] = []) =>
  Object.fromEntries(given.map(({ name, value }) => [name.value, compactValue(value)]));

function compactValue(value: ValueNode): Compact {
  switch (value.kind) {
    case Kind.VARIABLE:
      return `$${value.name.value}`;
    case Kind.INT:
      return Number(value.value);
    case Kind.BOOLEAN:
    case Kind.ENUM:
      return value.value;
    case Kind.STRING:
      return `"${value.value}"`;
    case Kind.LIST:
      return value.values.map(compactValue);
    case Kind.OBJECT:
      return Object.fromEntries(value.fields.map((field) => [field.name.value, compactValue(field.value)]));
    default:
      throw unknown(value);
  }
}

function refuse(directives: readonly DirectiveNode[] = []) {
  const [first] = directives;
  if (first) throw unknown(first);
}

const unknown = (node: Parameters<typeof print>[0]) =>
  new Error(`${print(node)}: the compact form of documents has no such part (web/shared/apollo/compact-document.ts).`);
